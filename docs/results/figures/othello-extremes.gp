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
2 92.83729546 89.86602907 95.4792557
3 94.9728612 93.18996588 96.52539901
4 86.05071486 81.06413565 89.93641396
5 87.78405433 85.07699553 90.39108284
6 80.99398157 75.81084384 84.98295902
7 82.15273732 78.25660889 85.45741111
8 75.49753419 69.83919023 80.1233965
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
2 99.13232104 98.65753886 99.56486143
3 96.8495999 96.28002799 97.40351877
4 98.05278276 97.73165297 98.37689276
5 93.70558081 93.03055855 94.45187943
6 96.0657733 95.73785414 96.37663178
7 89.5002222 88.75253226 90.36556138
EOD
set terminal svg size 700,374 dynamic font "sans-serif,13" noenhanced
set output "othello-extremes.svg"
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
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "generated nodes,"."\n"."percent of alpha-beta"
set title "positions of games"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "openings"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "extremes of 10 games"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1400,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "othello-extremes.png"
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
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "generated nodes,"."\n"."percent of alpha-beta"
set title "positions of games"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "openings"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "extremes of 10 games"
unset multiplot
set output
