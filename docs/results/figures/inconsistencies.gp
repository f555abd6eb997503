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
6 83.18874337 0 202.4255828
7 83.29862557 18.21493679 172.8001852
8 98.6375374 41.9577445 170.0707383
9 75.56481603 44.95903565 113.7093513
10 56.883735 33.29122799 82.72430939
11 51.42423556 29.93338196 76.04510346
12 44.34479074 24.16015296 67.50747568
13 37.22478557 19.05294275 58.07775473
EOD
$panel2_3 << EOD
6 198.0613291 0 435.3348479
7 148.4387425 26.55471393 308.2081383
8 170.4734704 58.07827766 298.1269417
9 118.6960284 53.94598007 190.4868058
10 109.6406232 53.02306253 169.7872289
11 88.12131956 47.55737593 134.6843662
12 78.92908685 43.06937072 121.9998502
13 60.71319953 31.11287344 95.30360016
EOD
$panel2_4 << EOD
6 35.08238513 0 121.49161
7 36.52034183 9.629467371 76.12379494
8 53.35433631 13.07203103 104.4821618
9 56.58870957 18.17917394 101.5231118
10 44.39750567 17.55574106 76.31693609
11 46.80639268 24.24277209 74.34619768
12 48.49147689 24.9323529 76.77649495
13 43.91044522 22.52415433 70.46191654
EOD
$panel2_5 << EOD
7 21.30016188 0 59.4401376
8 41.67404645 6.248696626 80.9258869
9 71.29785869 26.57241665 114.2523692
10 74.94834409 31.02228005 124.3514044
11 78.71193591 30.81932595 138.4374487
12 68.28781142 24.08167754 128.2056134
13 86.89827355 25.94955352 173.5620369
EOD
$panel2_6 << EOD
6 35.03035965 0 121.5905206
7 15.62524414 0 55.74828372
8 64.68192663 0 166.0852239
9 59.5720345 2.388521518 146.2681502
10 56.93744366 1.95145696 137.9152517
11 40.51056486 5.019376723 94.36439792
12 34.03668841 6.258501341 72.95635636
13 43.76704806 8.053871109 88.76124459
EOD
$panel2_7 << EOD
7 77.91964926 0 211.8553515
8 45.8413025 0 112.9263188
9 56.48414443 4.617260934 127.3728996
10 60.93303713 6.569483651 132.5622806
11 50.48127128 11.61823185 100.2967155
12 36.74475934 9.836771885 69.78667541
13 35.04192047 9.398604824 63.30816122
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
