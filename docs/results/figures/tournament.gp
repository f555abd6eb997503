# tournament: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 90.1 88.2 91.8
2 83.35 81.05 85.6513
3 76.8 74.35 79.35
4 76.25 73.8488 78.9
5 70.65 67.9488 73.15
6 66.25 63.55 68.9513
7 65.2 62.4988 68.2
8 64.5 60.1328 69.2957
EOD
$panel0_1 << EOD
1 89.4 87.5 91.2
2 82.65 80.2 84.9
3 75.25 72.65 77.8512
4 72.5 69.8 75.2
5 67.55 64.6487 70.4012
6 77.2 74.75 79.6013
7 71.55 68.95 74.2
8 68 63.0277 73.2037
EOD
$panel0_2 << EOD
1 50 50 50
2 48.3 46.6487 49.9
3 43.75 41.75 45.6512
4 45.15 43.4487 46.85
5 43.05 41.15 44.85
6 63.5 60.85 66.4
7 61 58.1987 63.9012
8 57.1667 51.8515 62.2908
EOD
$panel1_0 << EOD
1 82.8333 78.4958 87
2 81 76.5 85.1708
3 72.6667 68 77.1667
4 72.6667 68.4958 77.3333
5 67.5 63 72.1667
6 63.8333 59.3333 67.6667
7 62.5 58.5 66.3375
EOD
$panel1_1 << EOD
1 82.1667 77.9958 86.1667
2 78.1667 73.8292 82.3333
3 72.6667 68.3333 77.3333
4 68.5 63.1667 73.5
5 64.5 59.9958 69.1667
6 67.1667 62.6667 71.0042
7 65.3333 61 69.5042
EOD
$panel1_2 << EOD
1 50 50 50
2 45.8333 43.5 48.0042
3 44.8333 42 47.6667
4 46.8333 44.5 49.1667
5 44.3333 41.5 47
6 61 56.3333 65
7 57 52.3333 61.1708
EOD
set terminal svg size 700,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "tournament.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [40:91]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "points of forward"."\n"."estimation, percent"
set title "depth 20"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "depth 12"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "delta 1.0, more", \
  keyentry with linespoints ls 2 title "delta 0.5, more", \
  keyentry with linespoints ls 3 title "delta 0.5, less"
unset multiplot
set output
