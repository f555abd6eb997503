# etc-order: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 100 100 100
3 100 100 100
4 100.016 99.9924 100.052
5 100.026 99.9829 100.088
6 99.5283 98.8401 100.074
7 99.2488 98.6012 99.8125
EOD
$panel0_1 << EOD
2 100 100 100
3 100 100 100
4 100.001 99.9885 100.017
5 99.9851 99.5875 100.355
6 99.7195 99.2096 100.17
7 99.0125 98.0823 100.135
EOD
$panel1_0 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100.056 100.006 100.113
6 100.131 99.8067 100.537
7 100.122 99.7512 100.62
8 100.062 99.6566 100.526
9 100.117 99.2955 101.017
10 99.7094 98.9408 100.529
EOD
$panel1_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100.111 100.012 100.264
6 100.193 99.9288 100.584
7 100.168 99.6171 100.729
8 100.562 100.043 101.103
9 100.233 99.7009 100.73
10 100.1 99.5697 100.554
EOD
$panel2_0 << EOD
2 100 100 100
3 100 100 100
4 99.99 99.9702 100
5 100.266 100 100.798
6 99.9156 99.533 100.259
7 99.0396 97.9528 99.8877
8 99.1513 97.9501 100.149
9 98.6133 96.8131 100.147
10 98.9019 96.6878 101.293
11 98.3646 96.0334 100.463
12 98.2542 95.864 100.377
13 98.0923 95.5786 100.379
14 97.5768 94.9428 100.203
15 97.6405 95.0064 100.484
EOD
$panel2_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 99.9028 99.6621 100.017
6 99.6746 99.3158 99.95
7 98.72 97.9054 99.5129
8 98.6624 97.9093 99.4738
9 98.7569 97.3366 99.9412
10 98.4203 97.1662 99.6912
11 99.127 97.2013 101.565
12 99.3237 97.5448 100.946
13 98.8803 97.074 100.664
14 100.477 97.8837 102.617
15 100.103 97.2871 102.813
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "etc-order.svg"
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "leaves, percent of"."\n"."those with plain ETC"
set title "chess"
plot $panel0_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0.035):2 with linespoints ls 2
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "MTD(f)"
unset multiplot
set output
