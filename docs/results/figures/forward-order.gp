# forward-order: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 10 10 10
2 110 110 110
3 345.3666667 338.3033519 351.9021505
4 1581.3 1562.820201 1599.901001
5 4385.233333 4278.277388 4494.474289
6 17865.93333 17555.85203 18178.36352
7 47544.7 46291.63574 48789.51267
8 188926.1 182806.0947 195494.9053
EOD
$panel0_1 << EOD
1 10 10 10
2 104.4333333 103.3101105 105.5220834
3 336.9 329.8101455 343.5469979
4 1121.066667 1095.303705 1146.462489
5 3019.766667 2928.753713 3113.589869
6 8840.466667 8580.010696 9105.305332
7 21207.6 20402.67813 21979.75326
8 62434.5 58807.78795 66188.92976
EOD
$panel0_2 << EOD
1 10 10 10
2 110 110 110
3 569.0666667 556.697619 582.0683808
4 3328.8 3255.134758 3406.054154
5 15036.7 14615.80341 15501.78003
6 73289.8 71315.52978 75321.63821
7 311074.0333 302399.3609 320818.06
8 1410150.3 1351597.587 1472454.778
EOD
$panel0_3 << EOD
1 10 10 10
2 107.0666667 106.3056799 107.8034829
3 561.1333333 548.8444154 573.9456885
4 3088.133333 3011.701218 3169.400631
5 14011.6 13613.51438 14458.08186
6 65421.7 63540.648 67346.45251
7 277143.5 269226.398 285988.079
8 1217283.9 1165250.573 1272882.225
EOD
$panel1_0 << EOD
1 5 5 5
2 30 30 30
3 84.63333333 83.30105634 85.99673039
4 259.8833333 255.9476221 263.9563568
5 625.0833333 610.5884375 641.48922
6 1673.483333 1635.84926 1712.021917
7 3744.016667 3643.567366 3849.816755
8 9493.733333 9255.067437 9757.043837
9 21072.41667 20465.3849 21715.10494
10 51335.21667 49890.15209 52846.67548
EOD
$panel1_1 << EOD
1 5 5 5
2 28.11666667 27.69359749 28.50701918
3 81.03333333 79.71598273 82.34800627
4 208.4 203.5435172 213.8558211
5 490.5833333 476.4467242 505.8165893
6 1127.383333 1092.091712 1164.549974
7 2379.133333 2296.948305 2469.194867
8 5268.316667 5088.248394 5466.033007
9 10802.36667 10405.91374 11242.45903
10 22913.45 22032.01284 23817.38798
EOD
$panel1_2 << EOD
1 5 5 5
2 30 30 30
3 110.25 108.453285 112.1117296
4 414.85 406.8365944 422.5499515
5 1322.1 1289.518903 1355.151528
6 4354.5 4248.250462 4456.11216
7 12902.73333 12571.92323 13238.37334
8 39559.93333 38533.27417 40522.35805
9 113231.7 110132.1405 116152.166
10 333273.3 324319.4596 341629.9956
EOD
$panel1_3 << EOD
1 5 5 5
2 28.85 28.50694444 29.15502074
3 107.4833333 105.6206699 109.3835622
4 386.6 377.6762419 395.1279676
5 1236.383333 1205.539643 1269.313892
6 3929.9 3828.45595 4028.5357
7 11639.98333 11329.51861 11952.90782
8 34783.16667 33851.41013 35681.68132
9 99201.46667 96412.88737 101842.0242
10 286102.55 278288.3587 293517.4392
EOD
set terminal svg size 700,398 dynamic font "sans-serif,13" noenhanced
set output "forward-order.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set style line 8 lc rgb "#0072B2" lw 1.6 pt 8 ps 0.7 dt 4
set style line 9 lc rgb "#D55E00" lw 1.6 pt 12 ps 0.7 dt (10,3,2,3)
set style line 10 lc rgb "#009E73" lw 1.6 pt 10 ps 0.7 dt (4,4,12,4)
set style line 11 lc rgb "#CC79A7" lw 1.6 pt 2 ps 0.7 dt 2
set style line 12 lc rgb "#E69F00" lw 1.6 pt 1 ps 0.7 dt 5
set style line 13 lc rgb "#56B4E9" lw 1.6 pt 11 ps 0.7 dt 4
set style line 14 lc rgb "#000000" lw 1.6 pt 12 ps 0.7 dt 5
set style line 15 lc rgb "#0072B2" lw 1.6 pt 10 ps 0.7 dt (2,4)
set style line 16 lc rgb "#D55E00" lw 1.6 pt 6 ps 0.7 dt 1
set style line 17 lc rgb "#009E73" lw 1.6 pt 5 ps 0.7 dt 2
set style line 18 lc rgb "#CC79A7" lw 1.6 pt 8 ps 0.7 dt 4
set style line 19 lc rgb "#E69F00" lw 1.6 pt 9 ps 0.7 dt 1
set style line 20 lc rgb "#56B4E9" lw 1.6 pt 15 ps 0.7 dt 5
set style line 21 lc rgb "#000000" lw 1.6 pt 4 ps 0.7 dt 2
set style line 22 lc rgb "#0072B2" lw 1.6 pt 7 ps 0.7 dt 5
set style line 23 lc rgb "#D55E00" lw 1.6 pt 2 ps 0.7 dt 2
set style line 24 lc rgb "#009E73" lw 1.6 pt 1 ps 0.7 dt 1
set style line 25 lc rgb "#CC79A7" lw 1.6 pt 13 ps 0.7 dt 5
set style line 26 lc rgb "#E69F00" lw 1.6 pt 14 ps 0.7 dt 2
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "generated nodes, mean"
set title "b=10"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "b=5"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.121
unset title
unset xlabel
unset ylabel
unset tics
unset border
unset grid
unset logscale
set offsets 0, 0, 0, 0
set key center center horizontal Left reverse samplen 3
plot [0:1] [0:1] NaN notitle, \
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "Forward estimation", \
  keyentry with linespoints ls 3 title "Alpha-Beta, no order", \
  keyentry with linespoints ls 4 title "Forward estimation, no order"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1400,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "forward-order.png"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set style line 8 lc rgb "#0072B2" lw 1.6 pt 8 ps 0.7 dt 4
set style line 9 lc rgb "#D55E00" lw 1.6 pt 12 ps 0.7 dt (10,3,2,3)
set style line 10 lc rgb "#009E73" lw 1.6 pt 10 ps 0.7 dt (4,4,12,4)
set style line 11 lc rgb "#CC79A7" lw 1.6 pt 2 ps 0.7 dt 2
set style line 12 lc rgb "#E69F00" lw 1.6 pt 1 ps 0.7 dt 5
set style line 13 lc rgb "#56B4E9" lw 1.6 pt 11 ps 0.7 dt 4
set style line 14 lc rgb "#000000" lw 1.6 pt 12 ps 0.7 dt 5
set style line 15 lc rgb "#0072B2" lw 1.6 pt 10 ps 0.7 dt (2,4)
set style line 16 lc rgb "#D55E00" lw 1.6 pt 6 ps 0.7 dt 1
set style line 17 lc rgb "#009E73" lw 1.6 pt 5 ps 0.7 dt 2
set style line 18 lc rgb "#CC79A7" lw 1.6 pt 8 ps 0.7 dt 4
set style line 19 lc rgb "#E69F00" lw 1.6 pt 9 ps 0.7 dt 1
set style line 20 lc rgb "#56B4E9" lw 1.6 pt 15 ps 0.7 dt 5
set style line 21 lc rgb "#000000" lw 1.6 pt 4 ps 0.7 dt 2
set style line 22 lc rgb "#0072B2" lw 1.6 pt 7 ps 0.7 dt 5
set style line 23 lc rgb "#D55E00" lw 1.6 pt 2 ps 0.7 dt 2
set style line 24 lc rgb "#009E73" lw 1.6 pt 1 ps 0.7 dt 1
set style line 25 lc rgb "#CC79A7" lw 1.6 pt 13 ps 0.7 dt 5
set style line 26 lc rgb "#E69F00" lw 1.6 pt 14 ps 0.7 dt 2
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "generated nodes, mean"
set title "b=10"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "b=5"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.121
unset title
unset xlabel
unset ylabel
unset tics
unset border
unset grid
unset logscale
set offsets 0, 0, 0, 0
set key center center horizontal Left reverse samplen 3
plot [0:1] [0:1] NaN notitle, \
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "Forward estimation", \
  keyentry with linespoints ls 3 title "Alpha-Beta, no order", \
  keyentry with linespoints ls 4 title "Forward estimation, no order"
unset multiplot
set output
