# forward: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 10 10 10
2 110 110 110
3 345.17 341.409 348.98
4 1584.05 1572.68 1595.03
5 4435.53 4375.55 4495.77
6 17866.5 17694 18034.5
7 47934.4 47215.9 48604.6
8 184596 182761 186363
9 495193 487906 502354
10 1.89979e+06 1.8375e+06 1.96457e+06
11 5.0513e+06 4.82245e+06 5.30673e+06
EOD
$panel0_1 << EOD
1 10 10 10
2 103.98 103.36 104.55
3 335.56 331.999 339.28
4 1128.35 1113.54 1143.67
5 3061.6 3011.77 3111.03
6 8835.92 8683.25 8974.54
7 21333.2 20900.2 21734.6
8 59718.5 58693.9 60756
9 139085 136147 141941
10 399866 376500 423679
11 901624 840372 964774
EOD
$panel0_2 << EOD
1 10 10 10
2 103.98 103.36 104.55
3 257.94 253.96 262.12
4 1007.32 994.373 1020.86
5 2367.14 2324.09 2411.89
6 7309.87 7184.98 7430.52
7 16266.8 15908.5 16606.2
8 45961.8 45114.3 46824.2
9 101810 99574.4 103946
10 289452 271588 307818
11 629702 584784 675932
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
10 1.44433e+06 1.44433e+06 1.44433e+06
11 3.44432e+06 3.44432e+06 3.44432e+06
EOD
$panel1_0 << EOD
1 5 5 5
2 30 30 30
3 84.135 83.3899 84.9304
4 258.995 256.829 261.226
5 616.57 609.157 625.505
6 1643.37 1624.25 1665.46
7 3691.68 3640.95 3750.25
8 9321.78 9194.68 9451.89
9 20522.8 20189.8 20866.8
10 50120.6 49349.6 50883.4
EOD
$panel1_1 << EOD
1 5 5 5
2 27.92 27.695 28.1401
3 80.74 80.005 81.5154
4 206.48 203.664 209.43
5 483.575 475.829 491.831
6 1100.79 1082.81 1121.55
7 2334.93 2291.53 2384.23
8 5150.47 5054.14 5242.25
9 10468.8 10249.8 10697.4
10 22255 21802.6 22716.5
EOD
$panel1_2 << EOD
1 5 5 5
2 27.92 27.695 28.1401
3 65.93 65.0799 66.8855
4 184.625 182.05 187.315
5 394.055 387.3 401.462
6 930.7 914.705 949.126
7 1882.92 1846.82 1924.04
8 4187.44 4103.43 4267.1
9 8268.45 8089.09 8453.48
10 17527.7 17157.1 17908.3
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
set terminal svg size 700,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "forward.svg"
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
  keyentry with linespoints ls 3 title "Forward estimation, extended rule", \
  keyentry with linespoints ls 4 title "Alpha-Beta in perfect order"
unset multiplot
set output
