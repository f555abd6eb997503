# othello-tournament: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 50 50 50
2 43.2203 36.8591 49.1525
3 78.3898 72.8814 83.4746
4 73.0932 67.5847 77.9661
5 68.2203 62.071 74.1525
6 69.9153 64.4015 75.6356
7 67.3729 61.4407 73.5169
8 73.3051 67.5847 78.3951
EOD
$panel0_1 << EOD
1 50 50 50
2 81.7797 76.6949 86.4407
3 70.7627 64.8305 76.2765
4 65.8898 59.9576 71.6102
5 68.6441 62.7119 74.3644
6 60.5932 54.232 66.7426
7 50.6356 44.7034 56.3612
8 37.5 31.5625 43.0138
EOD
$panel0_2 << EOD
1 50 50 50
2 47.8814 43.0085 52.5424
3 43.2203 38.9778 47.6695
4 88.1356 83.8983 92.3729
5 75 69.7034 80.2966
6 77.5424 72.0286 82.4153
7 73.7288 68.6441 78.8136
8 77.1186 71.6102 82.6271
EOD
$panel0_3 << EOD
1 90.678 86.8644 94.0678
2 97.0339 95.1271 98.7288
3 84.322 79.8729 88.7712
4 76.6949 70.9693 81.7797
5 72.4576 67.1557 77.9661
6 73.9407 68.4322 79.4492
7 55.0847 48.9354 61.2288
8 62.7119 56.1441 68.4375
EOD
set terminal svg size 640,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "othello-tournament.svg"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [20:98]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "points of forward"."\n"."estimation, percent"
set title "othello"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "delta 0.05", \
  keyentry with linespoints ls 2 title "delta 0.02", \
  keyentry with linespoints ls 3 title "likely steps", \
  keyentry with linespoints ls 4 title "delta 0.02, more"
unset multiplot
set output
