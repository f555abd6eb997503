# inconsistencies: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_2 << EOD
5 3.766215913 0 9.494525065
6 1.140821591 0 2.931589351
7 0.3089882997 0.05914890986 0.6069411979
EOD
$panel0_3 << EOD
5 1.950582005 0 5.553782503
6 1.437344156 0 3.091643358
7 0.7778045688 0.2969548878 1.357048718
EOD
$panel0_4 << EOD
3 3608.923885 2344.991789 4638.659501
4 2814.09392 2098.892667 3569.508445
5 2757.050368 1996.504136 3583.13361
6 2165.804356 1701.593479 2717.623231
7 1841.215272 1491.814001 2202.504739
EOD
$panel0_5 << EOD
3 2100.922071 1184.529991 3314.442642
4 1673.579277 1091.26948 2490.11602
5 1673.561489 1228.774532 2309.442342
6 1251.112769 947.0791945 1648.796049
7 1042.462218 827.6962853 1315.630724
EOD
$panel0_6 << EOD
3 3602.541429 2336.442022 4634.952839
4 2849.334186 2155.552058 3587.568609
5 2793.408092 2088.53554 3541.94047
6 2280.117109 1794.42971 2789.84236
7 1680.704988 1292.887668 2029.985054
EOD
$panel0_7 << EOD
3 2090.997096 1175.345614 3321.359681
4 1663.804208 1075.733008 2463.447649
5 1673.844765 1275.355127 2229.942187
6 1106.948229 844.2614415 1417.41832
7 749.9664552 580.9016006 955.5825535
EOD
$panel1_4 << EOD
4 196.4636542 0 448.8541876
5 85.87007857 0 205.0779965
6 93.26009307 18.33732464 179.9044108
7 108.8795837 40.289985 190.5646169
8 108.4682357 46.97646016 168.837037
9 108.9872459 62.04838226 156.9233905
EOD
$panel1_5 << EOD
4 178.1102502 0 404.4171517
5 175.6131827 37.94229996 350.9872673
6 152.3681825 58.15712841 290.1068893
7 154.9846953 81.56650973 253.9209201
8 132.6324363 86.77650374 189.499096
9 119.8571987 86.06885086 166.3108314
EOD
$panel1_6 << EOD
4 195.8000881 0 443.3545947
5 120.2308432 0 316.987914
6 133.0583461 20.16081793 256.7665604
7 204.2218949 114.5175706 297.63477
8 156.9793205 96.07914083 218.5086267
9 156.7708593 108.2216056 215.9050537
EOD
$panel1_7 << EOD
4 271.2722669 0 557.638999
5 296.3450774 155.5764488 470.6556835
6 172.6519337 85.43177684 314.2642573
7 157.0987199 92.29595212 260.4223557
8 95.13002236 58.79250064 150.327169
9 42.64678344 25.06119561 71.89924755
EOD
$panel2_2 << EOD
7 15.50788317 0 51.17160719
8 9.853575863 0 26.94872349
9 17.56547237 2.224775361 34.8370508
10 24.1840218 9.795481306 40.69694333
11 26.32448552 11.64391043 44.80079094
12 27.07936468 11.83779306 46.84086345
13 29.16074757 11.95691624 54.04516422
EOD
$panel2_3 << EOD
6 105.6579851 21.18954452 213.6331023
7 67.24820351 10.24684104 147.8390738
8 69.33060186 18.3619504 133.0417929
9 48.08514276 18.03684099 84.55914787
10 47.61626113 25.50121509 73.31216087
11 41.53926178 22.92393264 62.44312631
12 39.3341219 23.00224032 57.43724064
13 37.94439525 21.05400792 57.42329341
EOD
$panel2_4 << EOD
6 1488.599962 1026.598022 2081.642018
7 1592.523888 1185.564819 2094.706118
8 1516.015522 1213.692777 1813.973191
9 1100.522388 907.5917319 1359.038247
10 794.7641443 623.4588948 1046.962074
11 579.9483924 415.7961275 887.9854683
12 521.8417878 372.6313898 785.9674857
13 396.5808531 285.3445213 616.7857559
EOD
$panel2_5 << EOD
6 2066.696427 1514.147165 2691.375616
7 1597.036427 1256.538603 1953.201479
8 1174.834823 899.1804002 1554.836237
9 772.0672773 604.0794209 1039.715576
10 521.1315632 411.3059574 691.6767577
11 431.2889775 333.6546262 585.0997504
12 351.4741924 276.7096869 469.3880199
13 271.6225851 188.2968853 404.7738269
EOD
$panel2_6 << EOD
6 1583.776305 1053.531631 2313.153768
7 1455.265149 1117.556323 1893.69199
8 1156.41136 926.8281502 1436.855014
9 915.0069945 751.2144892 1128.98731
10 672.6451237 539.3902971 856.0601977
11 520.4090948 420.6410322 649.5493272
12 370.9542101 295.1536884 499.1145163
13 279.5609681 228.7713965 358.931131
EOD
$panel2_7 << EOD
6 1735.656275 1227.841078 2337.137927
7 1351.663205 931.5944861 1843.622893
8 697.3165336 478.7902594 1042.480311
9 423.0594226 301.3144777 614.4948934
10 262.4507079 197.8806531 370.0060926
11 185.3483298 149.1819621 239.6213183
12 128.8915112 106.5255639 161.8884348
13 92.4969694 67.48627364 121.4101822
EOD
set terminal svg size 1050,446 dynamic font "sans-serif,13" noenhanced
set output "inconsistencies.svg"
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3812
set tmargin at screen 0.9283
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
set bmargin at screen 0.3812
set tmargin at screen 0.9283
set ylabel ""
set title "othello"
plot $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3812
set tmargin at screen 0.9283
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
set tmargin at screen 0.215
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
reset
set encoding utf8
set terminal pngcairo size 2100,892 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "inconsistencies.png"
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3812
set tmargin at screen 0.9283
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
set bmargin at screen 0.3812
set tmargin at screen 0.9283
set ylabel ""
set title "othello"
plot $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3812
set tmargin at screen 0.9283
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
set tmargin at screen 0.215
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
