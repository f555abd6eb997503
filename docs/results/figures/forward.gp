# forward: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 10 10 10
2 110 110 110
3 345.17 341.40925 348.98025
4 1584.05 1572.67875 1595.03075
5 4435.53 4375.54775 4495.76775
6 17866.48 17694.00425 18034.45875
7 47934.44 47215.93475 48604.576
8 184595.75 182761.1393 186363.0697
9 495193.22 487905.6157 502353.505
10 1899787.9 1837498.701 1964566.545
11 5051299 4822446.805 5306726.467
EOD
$panel0_1 << EOD
1 10 10 10
2 103.98 103.35975 104.55025
3 335.56 331.99875 339.28025
4 1128.35 1113.54425 1143.67475
5 3061.6 3011.76975 3111.03125
6 8835.92 8683.2535 8974.538
7 21333.24 20900.15375 21734.55625
8 59718.51 58693.88675 60755.96625
9 139085.45 136146.9675 141940.6608
10 399865.6 376500.3225 423678.6884
11 901624.5 840371.8386 964774.1461
EOD
$panel0_2 << EOD
1 10 10 10
2 103.98 103.35975 104.55025
3 257.94 253.95975 262.12025
4 1007.32 994.373 1020.86475
5 2367.14 2324.08875 2411.88975
6 7309.87 7184.985 7430.52125
7 16266.75 15908.5395 16606.195
8 45961.76 45114.32925 46824.21925
9 101809.93 99574.44825 103946.1745
10 289452.3 271588.4105 307818.3069
11 629702.3 584784.4143 675932.1967
EOD
$panel0_3 << EOD
1 10 10 10
2 110 110 110
3 300 300 300
4 1390 1390 1390
5 3380 3380 3380
6 14370 14370 14370
7 34360 34360 34360
8 144350 144350 144350
9 344340 344340 344340
10 1444330 1444330 1444330
11 3444320 3444320 3444320
EOD
$panel1_0 << EOD
1 5 5 5
2 30 30 30
3 84.135 83.389875 84.930375
4 258.995 256.82875 261.225625
5 616.57 609.15725 625.5055
6 1643.37 1624.24525 1665.4555
7 3691.68 3640.952 3750.254125
8 9321.78 9194.684625 9451.893625
9 20522.82 20189.82113 20866.84675
10 50120.555 49349.63562 50883.40613
EOD
$panel1_1 << EOD
1 5 5 5
2 27.92 27.695 28.140125
3 80.74 80.005 81.515375
4 206.48 203.664125 209.43025
5 483.575 475.8295 491.830875
6 1100.79 1082.8085 1121.545125
7 2334.935 2291.528875 2384.232125
8 5150.465 5054.143375 5242.246
9 10468.805 10249.79862 10697.39575
10 22254.97 21802.61813 22716.5125
EOD
$panel1_2 << EOD
1 5 5 5
2 27.92 27.695 28.140125
3 65.93 65.079875 66.8855
4 184.625 182.05 187.315125
5 394.055 387.2995 401.46225
6 930.7 914.70475 949.126125
7 1882.925 1846.8185 1924.041875
8 4187.435 4103.433625 4267.096125
9 8268.455 8089.092125 8453.481
10 17527.715 17157.11425 17908.32738
EOD
$panel1_3 << EOD
1 5 5 5
2 30 30 30
3 75 75 75
4 220 220 220
5 465 465 465
6 1210 1210 1210
7 2455 2455 2455
8 6200 6200 6200
9 12445 12445 12445
10 31190 31190 31190
EOD
set terminal svg size 700,398 dynamic font "sans-serif,13" noenhanced
set output "forward.svg"
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
  keyentry with linespoints ls 3 title "Forward estimation, extended rule", \
  keyentry with linespoints ls 4 title "Alpha-Beta in perfect order"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1400,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "forward.png"
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
  keyentry with linespoints ls 3 title "Forward estimation, extended rule", \
  keyentry with linespoints ls 4 title "Alpha-Beta in perfect order"
unset multiplot
set output
