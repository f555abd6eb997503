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
2 54.661 49.7881 59.322
3 47.4576 43.4322 51.4831
4 45.7627 40.678 51.2712
5 51.6949 47.4523 55.9322
6 78.8136 73.7288 83.8983
7 77.1186 72.4523 81.9968
8 75.8333 68.3463 83.2003
EOD
$panel0_2 << EOD
1 50 50 50
2 54.661 48.9407 60.1695
3 45.5508 39.8252 51.9068
4 78.8136 73.5117 83.8983
5 70.7627 65.0424 76.4831
6 69.4915 63.5593 75.4237
7 66.9492 61.2288 73.0932
8 74.1667 66.0825 81.7401
EOD
$panel0_3 << EOD
1 50 50 50
2 43.2203 36.8591 49.1525
3 78.3898 72.8814 83.4746
4 73.0932 67.5847 77.9661
5 68.2203 62.071 74.1525
6 69.9153 64.4015 75.6356
7 67.3729 61.4407 73.5169
8 72.0833 64.2857 79.9261
EOD
$panel0_4 << EOD
1 50 50 50
2 81.7797 76.6949 86.4407
3 70.7627 64.8305 76.2765
4 65.8898 59.9576 71.6102
5 68.6441 62.7119 74.3644
6 60.5932 54.232 66.7426
7 50.6356 44.7034 56.3612
8 39.5833 31.1447 47.827
EOD
$panel0_5 << EOD
1 50 50 50
2 76.9068 71.3983 81.9915
3 84.9576 80.2966 89.1949
4 62.0763 55.5085 68.4322
5 61.8644 56.1441 68.4322
6 33.4746 27.7489 39.6186
7 35.5932 29.4439 41.7426
8 22.5 15.4167 29.6748
EOD
set terminal svg size 640,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "othello-delta.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
