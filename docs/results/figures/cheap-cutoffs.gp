# cheap-cutoffs: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 112.781 104.247 122.138
5 101.831 94.9609 107.232
6 113.617 103.396 121.993
EOD
$panel0_1 << EOD
4 100.146 99.4836 100.851
5 100.097 99.2875 100.951
6 102.728 98.7457 109.136
EOD
$panel0_2 << EOD
4 100 100 100
5 100 100 100
6 99.9803 99.9264 100.019
EOD
$panel0_3 << EOD
4 144.787 135.266 153.072
5 151.835 144.094 159.558
6 230.157 200.142 270.945
EOD
$panel1_0 << EOD
6 101.814 98.0815 106.707
7 101.397 98.8209 104.087
8 101.891 99.1663 104.734
EOD
$panel1_1 << EOD
6 99.5586 98.6858 100.385
7 98.6805 97.2927 99.857
8 99.7058 98.4753 101.059
EOD
$panel1_2 << EOD
6 100 100 100
7 100 100 100
8 99.9976 99.9937 100
EOD
$panel1_3 << EOD
6 140.682 132.464 150.69
7 163.548 154.12 174.464
8 189.663 178.549 201.078
EOD
$panel2_0 << EOD
8 112.531 107.222 117.894
9 113.291 106.694 120.322
10 112.742 104.388 122.539
11 116.542 106.349 127.587
12 118.29 107.486 131.229
EOD
$panel2_1 << EOD
8 96.5692 93.6788 98.9161
9 95.9827 93.3685 98.0024
10 95.1 92.9 97.3874
11 93.4755 90.5733 96.3034
12 91.3674 88.1826 94.7695
EOD
$panel2_2 << EOD
8 102.088 100.842 103.487
9 101.898 100.235 103.743
10 101.258 98.6049 104.176
11 101.118 97.9704 104.39
12 100.507 97.2543 104.305
EOD
$panel2_3 << EOD
8 140.307 130.671 148.695
9 158.283 144.484 170.525
10 172.452 156.062 188.934
11 199.74 173.958 227.471
12 215.357 188.329 244.425
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "cheap-cutoffs.svg"
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
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [80:231]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.105):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "fewest replies first", \
  keyentry with linespoints ls 2 title "smallest subtree first", \
  keyentry with linespoints ls 3 title "forced replies first", \
  keyentry with linespoints ls 4 title "any first (control)"
unset multiplot
set output
