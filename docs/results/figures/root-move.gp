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
4 1.66667 0 5
5 0 0 0
6 0 0 0
EOD
$panel0_3 << EOD
3 0 0 0
4 1.66667 0 5
5 0 0 0
6 0 0 0
EOD
$panel0_4 << EOD
3 36.6667 25 48.3333
4 40 26.6667 51.7083
5 26.6667 15 36.6667
6 25 16.6667 33.3333
EOD
$panel0_5 << EOD
3 36.6667 25 48.3333
4 43.3333 30 56.6667
5 35 21.6667 45.0417
6 30 21.6667 40
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
5 6.66667 1.66667 13.3333
6 1.66667 0 5
7 11.6667 5 20
8 6.66667 0 15
EOD
$panel1_5 << EOD
4 5 0 10
5 8.33333 1.66667 15
6 1.66667 0 5
7 16.6667 8.33333 25
8 6.66667 0 15
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
7 1.66667 0 6.66667
8 1.66667 0 5
9 1.66667 0 5
10 3.33333 0 8.33333
11 0 0 0
12 6.66667 1.66667 13.3333
EOD
$panel2_3 << EOD
6 0 0 0
7 1.66667 0 6.66667
8 1.66667 0 5
9 1.66667 0 5
10 3.33333 0 8.33333
11 0 0 0
12 8.33333 1.66667 15
EOD
$panel2_4 << EOD
6 16.6667 9.95833 25
7 21.6667 10 35
8 15 6.66667 25
9 10 3.33333 18.375
10 18.3333 10 28.3333
11 15 6.66667 25
12 15 6.66667 25
EOD
$panel2_5 << EOD
6 15 8.33333 23.3333
7 26.6667 16.625 38.3333
8 16.6667 8.33333 26.6667
9 10 3.33333 18.375
10 18.3333 10 28.3333
11 18.3333 10 28.3333
12 16.6667 6.66667 28.3333
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "root-move.svg"
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
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
  keyentry with linespoints ls 1 title "last fail-high, equal depth", \
  keyentry with linespoints ls 2 title "last pass, equal depth", \
  keyentry with linespoints ls 3 title "last fail-high, deeper too", \
  keyentry with linespoints ls 4 title "last pass, deeper too", \
  keyentry with linespoints ls 5 title "last fail-high, play", \
  keyentry with linespoints ls 6 title "last pass, play"
unset multiplot
set output
