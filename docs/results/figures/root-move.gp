# root-move: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 0 0 0
4 0 0 0
5 0 0 0
6 0 0 0
EOD
$panel0_1 << EOD
3 0 0 0
4 0 0 0
5 0 0 0
6 0 0 0
EOD
$panel0_2 << EOD
3 0 0 0
4 1.666666667 0 5
5 0 0 0
6 0 0 0
EOD
$panel0_3 << EOD
3 0 0 0
4 1.666666667 0 5
5 0 0 0
6 0 0 0
EOD
$panel0_4 << EOD
3 36.66666667 25 48.33333333
4 40 26.66666667 51.70833333
5 26.66666667 15 36.66666667
6 25 16.66666667 33.33333333
EOD
$panel0_5 << EOD
3 36.66666667 25 48.33333333
4 43.33333333 30 56.66666667
5 35 21.66666667 45.04166667
6 30 21.66666667 40
EOD
$panel1_0 << EOD
4 0 0 0
5 0 0 0
6 0 0 0
7 0 0 0
8 0 0 0
EOD
$panel1_1 << EOD
4 0 0 0
5 0 0 0
6 0 0 0
7 0 0 0
8 0 0 0
EOD
$panel1_2 << EOD
4 0 0 0
5 0 0 0
6 0 0 0
7 0 0 0
8 0 0 0
EOD
$panel1_3 << EOD
4 0 0 0
5 0 0 0
6 0 0 0
7 0 0 0
8 0 0 0
EOD
$panel1_4 << EOD
4 5 0 10
5 6.666666667 1.666666667 13.33333333
6 1.666666667 0 5
7 11.66666667 5 20
8 6.666666667 0 15
EOD
$panel1_5 << EOD
4 5 0 10
5 8.333333333 1.666666667 15
6 1.666666667 0 5
7 16.66666667 8.333333333 25
8 6.666666667 0 15
EOD
$panel2_0 << EOD
6 0 0 0
7 0 0 0
8 0 0 0
9 0 0 0
10 0 0 0
11 0 0 0
12 0 0 0
EOD
$panel2_1 << EOD
6 0 0 0
7 0 0 0
8 0 0 0
9 0 0 0
10 0 0 0
11 0 0 0
12 0 0 0
EOD
$panel2_2 << EOD
6 0 0 0
7 1.666666667 0 6.666666667
8 1.666666667 0 5
9 1.666666667 0 5
10 3.333333333 0 8.333333333
11 0 0 0
12 6.666666667 1.666666667 13.33333333
EOD
$panel2_3 << EOD
6 0 0 0
7 1.666666667 0 6.666666667
8 1.666666667 0 5
9 1.666666667 0 5
10 3.333333333 0 8.333333333
11 0 0 0
12 8.333333333 1.666666667 15
EOD
$panel2_4 << EOD
6 16.66666667 9.958333333 25
7 21.66666667 10 35
8 15 6.666666667 25
9 10 3.333333333 18.375
10 18.33333333 10 28.33333333
11 15 6.666666667 25
12 15 6.666666667 25
EOD
$panel2_5 << EOD
6 15 8.333333333 23.33333333
7 26.66666667 16.625 38.33333333
8 16.66666667 8.333333333 26.66666667
9 10 3.333333333 18.375
10 18.33333333 10 28.33333333
11 18.33333333 10 28.33333333
12 16.66666667 6.666666667 28.33333333
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "root-move.svg"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "wrong moves, percent"
set title "chess"
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
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel1_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel1_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel2_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel2_5 using ($1 + 0.175):2 with linespoints ls 6
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
  keyentry with linespoints ls 1 title "last fail-high, equal depth", \
  keyentry with linespoints ls 2 title "last pass, equal depth", \
  keyentry with linespoints ls 3 title "last fail-high, deeper too", \
  keyentry with linespoints ls 4 title "last pass, deeper too", \
  keyentry with linespoints ls 5 title "last fail-high, play", \
  keyentry with linespoints ls 6 title "last pass, play"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "root-move.png"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "wrong moves, percent"
set title "chess"
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
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel1_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel1_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel2_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel2_5 using ($1 + 0.175):2 with linespoints ls 6
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
  keyentry with linespoints ls 1 title "last fail-high, equal depth", \
  keyentry with linespoints ls 2 title "last pass, equal depth", \
  keyentry with linespoints ls 3 title "last fail-high, deeper too", \
  keyentry with linespoints ls 4 title "last pass, deeper too", \
  keyentry with linespoints ls 5 title "last fail-high, play", \
  keyentry with linespoints ls 6 title "last pass, play"
unset multiplot
set output
