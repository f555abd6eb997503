# node-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 1.74512e-06 1.3735e-06 2.15073e-06
5 1.99357e-06 1.47118e-06 2.51605e-06
6 1.71144e-06 1.37822e-06 2.09041e-06
7 1.98467e-06 1.54863e-06 2.37023e-06
EOD
$panel0_1 << EOD
4 1.45974e-06 1.17575e-06 1.79782e-06
5 1.8559e-06 1.41888e-06 2.28984e-06
6 1.58716e-06 1.28003e-06 1.87034e-06
7 1.95893e-06 1.50781e-06 2.33216e-06
EOD
$panel0_2 << EOD
4 2.01359e-06 1.62885e-06 2.38085e-06
5 2.06997e-06 1.58299e-06 2.53546e-06
6 2.13875e-06 1.72274e-06 2.47566e-06
7 2.2306e-06 1.76354e-06 2.62606e-06
EOD
$panel0_3 << EOD
4 1.74263e-06 1.37048e-06 2.15584e-06
5 1.86633e-06 1.43766e-06 2.31241e-06
6 1.73663e-06 1.40234e-06 2.10233e-06
7 1.98613e-06 1.55674e-06 2.36374e-06
EOD
$panel1_0 << EOD
6 3.96689e-07 3.8405e-07 4.1381e-07
7 3.84336e-07 3.70445e-07 4.00898e-07
8 3.92105e-07 3.79409e-07 4.0511e-07
9 3.98923e-07 3.80918e-07 4.13917e-07
10 4.06425e-07 3.90197e-07 4.22525e-07
EOD
$panel1_1 << EOD
6 4.01367e-07 3.79825e-07 4.26784e-07
7 3.87851e-07 3.72052e-07 4.04874e-07
8 3.94004e-07 3.75538e-07 4.13863e-07
9 3.9173e-07 3.80497e-07 4.03212e-07
10 4.09956e-07 3.89662e-07 4.26465e-07
EOD
$panel1_2 << EOD
6 4.9246e-07 4.60331e-07 5.30096e-07
7 4.55864e-07 4.17853e-07 5.10804e-07
8 4.79018e-07 4.53299e-07 5.01347e-07
9 4.43816e-07 4.1808e-07 4.75871e-07
10 4.6535e-07 4.38265e-07 4.94079e-07
EOD
$panel1_3 << EOD
6 4.02099e-07 3.73724e-07 4.33253e-07
7 3.89843e-07 3.6429e-07 4.21643e-07
8 4.17173e-07 3.96174e-07 4.38872e-07
9 4.12609e-07 3.8863e-07 4.35877e-07
10 4.26979e-07 4.02323e-07 4.52077e-07
EOD
$panel2_0 << EOD
8 3.81763e-07 3.49095e-07 4.07728e-07
9 3.81776e-07 3.48395e-07 4.05909e-07
10 3.86226e-07 3.48064e-07 4.12943e-07
11 3.92854e-07 3.51932e-07 4.23419e-07
12 3.96697e-07 3.60763e-07 4.24472e-07
13 4.03392e-07 3.66617e-07 4.31587e-07
14 3.95906e-07 3.62167e-07 4.22948e-07
15 4.00452e-07 3.68976e-07 4.24323e-07
EOD
$panel2_1 << EOD
8 3.67718e-07 3.34456e-07 4.03221e-07
9 3.65453e-07 3.35441e-07 3.9958e-07
10 3.75211e-07 3.43991e-07 4.01352e-07
11 3.70221e-07 3.49624e-07 3.89309e-07
12 3.75247e-07 3.54843e-07 3.93445e-07
13 3.85146e-07 3.58704e-07 4.06794e-07
14 3.92759e-07 3.64762e-07 4.1492e-07
15 3.9817e-07 3.65922e-07 4.19189e-07
EOD
$panel2_2 << EOD
8 4.14333e-07 3.8131e-07 4.54374e-07
9 4.12114e-07 3.78462e-07 4.5489e-07
10 4.1385e-07 3.85179e-07 4.47621e-07
11 4.19781e-07 3.88944e-07 4.54118e-07
12 4.14432e-07 3.84406e-07 4.45355e-07
13 4.26335e-07 3.90801e-07 4.5904e-07
14 4.27714e-07 3.93386e-07 4.59802e-07
15 4.41745e-07 4.04141e-07 4.74662e-07
EOD
$panel2_3 << EOD
8 3.94857e-07 3.64892e-07 4.21609e-07
9 3.91953e-07 3.66027e-07 4.18998e-07
10 3.93776e-07 3.67825e-07 4.17824e-07
11 3.99209e-07 3.72654e-07 4.21215e-07
12 3.99056e-07 3.76519e-07 4.20666e-07
13 4.0321e-07 3.82547e-07 4.23788e-07
14 4.13078e-07 3.89667e-07 4.32358e-07
15 4.14148e-07 3.83362e-07 4.42884e-07
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "node-time.svg"
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
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "seconds per node"
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "with ETC", \
  keyentry with linespoints ls 4 title "with ETC, more than 2 plies from the leaves"
unset multiplot
set output
