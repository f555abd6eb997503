# ins-games: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 100 100 100
3 120.4316156 107.1624325 134.6475752
4 102.9802067 96.20551774 110.0996182
EOD
$panel0_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
EOD
$panel0_2 << EOD
2 100 100 100
3 90.51712437 87.91052409 94.0452969
4 81.25998369 78.22789387 85.39732368
EOD
$panel0_3 << EOD
2 100 100 100
3 89.52404651 86.70346681 93.10850041
4 80.96387036 77.88984221 85.10543054
EOD
$panel0_4 << EOD
2 99.88636364 99.70107799 100
3 80.45514184 77.91485902 82.88370722
4 66.63455991 64.00415877 69.55324478
EOD
$panel1_0 << EOD
2 100 100 100
3 101.8422032 96.72222033 106.657919
4 87.85177711 83.48172389 93.27119193
5 100.5229145 93.0380285 107.2998323
6 89.24756225 84.70558739 94.3885557
EOD
$panel1_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
EOD
$panel1_2 << EOD
2 100 100 100
3 92.44510607 89.82693321 95.15631949
4 79.95290952 76.71936798 83.7863005
5 83.09243089 80.25529947 85.81516582
6 78.18173534 74.63769041 82.42005264
EOD
$panel1_3 << EOD
2 100 100 100
3 91.40305173 88.25450743 94.48293262
4 79.37549053 76.13920391 83.22756711
5 81.68319274 78.84104691 84.46223173
6 77.37067001 73.81161421 81.72331423
EOD
$panel1_4 << EOD
2 100 100 100
3 90.62151098 87.71399622 93.66929555
4 76.25854916 74.0745715 78.91797929
5 75.83082565 72.54003557 78.90332015
6 64.87459371 62.06164111 68.40971923
EOD
$panel2_0 << EOD
2 100 100 100
3 102.4273215 97.71936636 108.4435374
4 87.89355921 85.50130049 90.26496078
5 98.16927567 91.95803437 105.384186
6 91.15203906 86.49920781 95.90371177
7 109.7885646 99.22090424 120.6360638
8 108.3584556 100.0393935 116.7117632
9 120.8059388 107.4908777 136.1731468
EOD
$panel2_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel2_2 << EOD
2 100 100 100
3 92.94383291 90.15936347 95.58532762
4 79.95844654 77.23670795 83.44122497
5 81.66622446 74.60582807 89.05640973
6 76.85173812 72.57374211 82.17739711
7 85.31924135 81.1429705 89.43606493
8 80.00265927 75.52898414 87.10867284
9 82.45344448 73.2846012 90.36987651
EOD
$panel2_3 << EOD
2 100 100 100
3 90.51651143 87.53126156 93.39598873
4 78.35224549 75.55429395 81.8256293
5 78.82968716 72.24757415 85.81306561
6 74.76047169 70.28352854 80.32206536
7 82.66001047 78.4066809 87.08732561
8 77.01324364 72.24795335 84.5618571
9 78.30207604 68.78531086 86.70304648
EOD
$panel2_4 << EOD
2 100 100 100
3 75.13406717 71.52811928 78.88308356
4 54.70672846 50.04400454 59.69517861
5 40.61844232 36.44326756 45.73043102
6 27.65246898 23.52779682 33.78446793
7 21.57732958 18.56951344 25.66677035
8 13.3629755 9.885533959 18.49602991
9 9.203231311 6.969648651 12.62576942
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "ins-games.svg"
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
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "leaves, percent of NS without memory"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.064
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
  keyentry with linespoints ls 1 title "AB", \
  keyentry with linespoints ls 2 title "NS", \
  keyentry with linespoints ls 3 title "PNS(2)", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "NS with a table"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "ins-games.png"
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
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "leaves, percent of NS without memory"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.064
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
  keyentry with linespoints ls 1 title "AB", \
  keyentry with linespoints ls 2 title "NS", \
  keyentry with linespoints ls 3 title "PNS(2)", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "NS with a table"
unset multiplot
set output
