# forward-order: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 10 10 10
2 110 110 110
3 345.367 338.303 351.902
4 1581.3 1562.82 1599.9
5 4385.23 4278.28 4494.47
6 17865.9 17555.9 18178.4
7 47544.7 46291.6 48789.5
8 188926 182806 195495
EOD
$panel0_1 << EOD
1 10 10 10
2 104.433 103.31 105.522
3 336.9 329.81 343.547
4 1121.07 1095.3 1146.46
5 3019.77 2928.75 3113.59
6 8840.47 8580.01 9105.31
7 21207.6 20402.7 21979.8
8 62434.5 58807.8 66188.9
EOD
$panel0_2 << EOD
1 10 10 10
2 110 110 110
3 569.067 556.698 582.068
4 3328.8 3255.13 3406.05
5 15036.7 14615.8 15501.8
6 73289.8 71315.5 75321.6
7 311074 302399 320818
8 1.41015e+06 1.3516e+06 1.47245e+06
EOD
$panel0_3 << EOD
1 10 10 10
2 107.067 106.306 107.803
3 561.133 548.844 573.946
4 3088.13 3011.7 3169.4
5 14011.6 13613.5 14458.1
6 65421.7 63540.6 67346.5
7 277144 269226 285988
8 1.21728e+06 1.16525e+06 1.27288e+06
EOD
$panel1_0 << EOD
1 5 5 5
2 30 30 30
3 84.6333 83.3011 85.9967
4 259.883 255.948 263.956
5 625.083 610.588 641.489
6 1673.48 1635.85 1712.02
7 3744.02 3643.57 3849.82
8 9493.73 9255.07 9757.04
9 21072.4 20465.4 21715.1
10 51335.2 49890.2 52846.7
EOD
$panel1_1 << EOD
1 5 5 5
2 28.1167 27.6936 28.507
3 81.0333 79.716 82.348
4 208.4 203.544 213.856
5 490.583 476.447 505.817
6 1127.38 1092.09 1164.55
7 2379.13 2296.95 2469.19
8 5268.32 5088.25 5466.03
9 10802.4 10405.9 11242.5
10 22913.5 22032 23817.4
EOD
$panel1_2 << EOD
1 5 5 5
2 30 30 30
3 110.25 108.453 112.112
4 414.85 406.837 422.55
5 1322.1 1289.52 1355.15
6 4354.5 4248.25 4456.11
7 12902.7 12571.9 13238.4
8 39559.9 38533.3 40522.4
9 113232 110132 116152
10 333273 324319 341630
EOD
$panel1_3 << EOD
1 5 5 5
2 28.85 28.5069 29.155
3 107.483 105.621 109.384
4 386.6 377.676 395.128
5 1236.38 1205.54 1269.31
6 3929.9 3828.46 4028.54
7 11640 11329.5 11952.9
8 34783.2 33851.4 35681.7
9 99201.5 96412.9 101842
10 286103 278288 293517
EOD
set terminal svg size 700,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "forward-order.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set tmargin at screen 0.117
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
