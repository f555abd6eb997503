# othello-extremes: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 100 100 100
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
EOD
$panel0_1 << EOD
1 100 100 100
2 92.8373 89.866 95.4793
3 94.9729 93.19 96.5254
4 86.0507 81.0641 89.9364
5 87.7841 85.077 90.3911
6 80.994 75.8108 84.983
7 82.1527 78.2566 85.4574
8 75.4975 69.8392 80.1234
EOD
$panel1_0 << EOD
1 100 100 100
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
EOD
$panel1_1 << EOD
1 100 100 100
2 99.1323 98.6575 99.5649
3 96.8496 96.28 97.4035
4 98.0528 97.7317 98.3769
5 93.7056 93.0306 94.4519
6 96.0658 95.7379 96.3766
7 89.5002 88.7525 90.3656
EOD
set terminal svg size 700,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "othello-extremes.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
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
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "generated nodes,"."\n"."percent of alpha-beta"
set title "positions of games"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "openings"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.062
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
  keyentry with linespoints ls 2 title "extremes of 10 games"
unset multiplot
set output
