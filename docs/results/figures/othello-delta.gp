# othello-delta: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 50 50 50
2 50 50 50
3 50 50 50
4 50 50 50
5 50 50 50
6 50 50 50
7 50 50 50
8 50 50 50
EOD
$panel0_1 << EOD
1 50 50 50
2 54.66101695 49.78813559 59.3220339
3 47.45762712 43.43220339 51.48305085
4 45.76271186 40.6779661 51.27118644
5 51.69491525 47.45233051 55.93220339
6 78.81355932 73.72881356 83.89830508
7 77.11864407 72.45233051 81.99682203
8 75.83333333 68.34625746 83.20029197
EOD
$panel0_2 << EOD
1 50 50 50
2 54.66101695 48.94067797 60.16949153
3 45.55084746 39.82521186 51.90677966
4 78.81355932 73.51165254 83.89830508
5 70.76271186 65.04237288 76.48305085
6 69.49152542 63.55932203 75.42372881
7 66.94915254 61.22881356 73.09322034
8 74.16666667 66.08250988 81.7401437
EOD
$panel0_3 << EOD
1 50 50 50
2 43.22033898 36.85911017 49.15254237
3 78.38983051 72.88135593 83.47457627
4 73.09322034 67.58474576 77.96610169
5 68.22033898 62.07097458 74.15254237
6 69.91525424 64.40148305 75.63559322
7 67.37288136 61.44067797 73.51694915
8 72.08333333 64.28571429 79.92613636
EOD
$panel0_4 << EOD
1 50 50 50
2 81.77966102 76.69491525 86.44067797
3 70.76271186 64.83050847 76.27648305
4 65.88983051 59.95762712 71.61016949
5 68.6440678 62.71186441 74.36440678
6 60.59322034 54.23199153 66.74258475
7 50.63559322 44.70338983 56.36122881
8 39.58333333 31.14471453 47.82701598
EOD
$panel0_5 << EOD
1 50 50 50
2 76.90677966 71.39830508 81.99152542
3 84.95762712 80.29661017 89.19491525
4 62.07627119 55.50847458 68.43220339
5 61.86440678 56.1440678 68.43220339
6 33.47457627 27.74894068 39.61864407
7 35.59322034 29.44385593 41.74258475
8 22.5 15.41666667 29.67479675
EOD
set terminal svg size 640,398 dynamic font "sans-serif,13" noenhanced
set output "othello-delta.svg"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [20:85]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "points of forward"."\n"."estimation, percent"
set title "othello"
plot $panel0_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel0_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel0_5 using ($1 + 0.175):2 with linespoints ls 6
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1280,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "othello-delta.png"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [20:85]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "points of forward"."\n"."estimation, percent"
set title "othello"
plot $panel0_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel0_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel0_5 using ($1 + 0.175):2 with linespoints ls 6
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
