# inconsistencies: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_2 << EOD
5 3.76622 0 9.49453
6 1.14082 0 2.93159
7 0.308988 0.0591489 0.606941
EOD
$panel0_3 << EOD
5 1.95058 0 5.55378
6 1.43734 0 3.09164
7 0.777805 0.296955 1.35705
EOD
$panel0_4 << EOD
3 3608.92 2344.99 4638.66
4 2814.09 2098.89 3569.51
5 2757.05 1996.5 3583.13
6 2165.8 1701.59 2717.62
7 1841.22 1491.81 2202.5
EOD
$panel0_5 << EOD
3 2100.92 1184.53 3314.44
4 1673.58 1091.27 2490.12
5 1673.56 1228.77 2309.44
6 1251.11 947.079 1648.8
7 1042.46 827.696 1315.63
EOD
$panel0_6 << EOD
3 3602.54 2336.44 4634.95
4 2849.33 2155.55 3587.57
5 2793.41 2088.54 3541.94
6 2280.12 1794.43 2789.84
7 1680.7 1292.89 2029.99
EOD
$panel0_7 << EOD
3 2091 1175.35 3321.36
4 1663.8 1075.73 2463.45
5 1673.84 1275.36 2229.94
6 1106.95 844.261 1417.42
7 749.966 580.902 955.583
EOD
$panel1_4 << EOD
4 196.464 0 448.854
5 85.8701 0 205.078
6 93.2601 18.3373 179.904
7 108.88 40.29 190.565
8 108.468 46.9765 168.837
9 108.987 62.0484 156.923
EOD
$panel1_5 << EOD
4 178.11 0 404.417
5 175.613 37.9423 350.987
6 152.368 58.1571 290.107
7 154.985 81.5665 253.921
8 132.632 86.7765 189.499
9 119.857 86.0689 166.311
EOD
$panel1_6 << EOD
4 195.8 0 443.355
5 120.231 0 316.988
6 133.058 20.1608 256.767
7 204.222 114.518 297.635
8 156.979 96.0791 218.509
9 156.771 108.222 215.905
EOD
$panel1_7 << EOD
4 271.272 0 557.639
5 296.345 155.576 470.656
6 172.652 85.4318 314.264
7 157.099 92.296 260.422
8 95.13 58.7925 150.327
9 42.6468 25.0612 71.8992
EOD
$panel2_2 << EOD
7 15.5079 0 51.1716
8 9.85358 0 26.9487
9 17.5655 2.22478 34.8371
10 24.184 9.79548 40.6969
11 26.3245 11.6439 44.8008
12 27.0794 11.8378 46.8409
13 29.1607 11.9569 54.0452
EOD
$panel2_3 << EOD
6 105.658 21.1895 213.633
7 67.2482 10.2468 147.839
8 69.3306 18.362 133.042
9 48.0851 18.0368 84.5591
10 47.6163 25.5012 73.3122
11 41.5393 22.9239 62.4431
12 39.3341 23.0022 57.4372
13 37.9444 21.054 57.4233
EOD
$panel2_4 << EOD
6 1488.6 1026.6 2081.64
7 1592.52 1185.56 2094.71
8 1516.02 1213.69 1813.97
9 1100.52 907.592 1359.04
10 794.764 623.459 1046.96
11 579.948 415.796 887.985
12 521.842 372.631 785.967
13 396.581 285.345 616.786
EOD
$panel2_5 << EOD
6 2066.7 1514.15 2691.38
7 1597.04 1256.54 1953.2
8 1174.83 899.18 1554.84
9 772.067 604.079 1039.72
10 521.132 411.306 691.677
11 431.289 333.655 585.1
12 351.474 276.71 469.388
13 271.623 188.297 404.774
EOD
$panel2_6 << EOD
6 1583.78 1053.53 2313.15
7 1455.27 1117.56 1893.69
8 1156.41 926.828 1436.86
9 915.007 751.214 1128.99
10 672.645 539.39 856.06
11 520.409 420.641 649.549
12 370.954 295.154 499.115
13 279.561 228.771 358.931
EOD
$panel2_7 << EOD
6 1735.66 1227.84 2337.14
7 1351.66 931.594 1843.62
8 697.317 478.79 1042.48
9 423.059 301.314 614.495
10 262.451 197.881 370.006
11 185.348 149.182 239.621
12 128.892 106.526 161.888
13 92.497 67.4863 121.41
EOD
set terminal svg size 1050,458 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "inconsistencies.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set style line 8 lc rgb "#0072B2" lw 1.6 pt 8 ps 0.7 dt 4
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3712
set tmargin at screen 0.9039
set ylabel "inconsistencies per million nodes"
set title "chess"
plot $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3712
set tmargin at screen 0.9039
set ylabel ""
set title "othello"
plot $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3712
set tmargin at screen 0.9039
set ylabel ""
set title "checkers"
plot $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel2_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.210
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout, equal depth", \
  keyentry with linespoints ls 2 title "MTD(f), equal depth", \
  keyentry with linespoints ls 3 title "Aspiration NegaScout, deeper too", \
  keyentry with linespoints ls 4 title "MTD(f), deeper too", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout, play", \
  keyentry with linespoints ls 6 title "MTD(f), play", \
  keyentry with linespoints ls 7 title "Aspiration NegaScout, play, equal depth", \
  keyentry with linespoints ls 8 title "MTD(f), play, equal depth"
unset multiplot
set output
