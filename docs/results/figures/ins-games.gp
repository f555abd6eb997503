# ins-games: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 100 100 100
3 120.432 107.162 134.648
4 102.98 96.2055 110.1
EOD
$panel0_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
EOD
$panel0_2 << EOD
2 100 100 100
3 90.5171 87.9105 94.0453
4 81.26 78.2279 85.3973
EOD
$panel0_3 << EOD
2 100 100 100
3 89.524 86.7035 93.1085
4 80.9639 77.8898 85.1054
EOD
$panel0_4 << EOD
2 99.8864 99.7011 100
3 80.4551 77.9149 82.8837
4 66.6346 64.0042 69.5532
EOD
$panel1_0 << EOD
2 100 100 100
3 101.842 96.7222 106.658
4 87.8518 83.4817 93.2712
5 100.523 93.038 107.3
6 89.2476 84.7056 94.3886
EOD
$panel1_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
EOD
$panel1_2 << EOD
2 100 100 100
3 92.4451 89.8269 95.1563
4 79.9529 76.7194 83.7863
5 83.0924 80.2553 85.8152
6 78.1817 74.6377 82.4201
EOD
$panel1_3 << EOD
2 100 100 100
3 91.4031 88.2545 94.4829
4 79.3755 76.1392 83.2276
5 81.6832 78.841 84.4622
6 77.3707 73.8116 81.7233
EOD
$panel1_4 << EOD
2 100 100 100
3 90.6215 87.714 93.6693
4 76.2585 74.0746 78.918
5 75.8308 72.54 78.9033
6 64.8746 62.0616 68.4097
EOD
$panel2_0 << EOD
2 100 100 100
3 102.427 97.7194 108.444
4 87.8936 85.5013 90.265
5 98.1693 91.958 105.384
6 91.152 86.4992 95.9037
7 109.789 99.2209 120.636
8 108.358 100.039 116.712
9 120.806 107.491 136.173
EOD
$panel2_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel2_2 << EOD
2 100 100 100
3 92.9438 90.1594 95.5853
4 79.9584 77.2367 83.4412
5 81.6662 74.6058 89.0564
6 76.8517 72.5737 82.1774
7 85.3192 81.143 89.4361
8 80.0027 75.529 87.1087
9 82.4534 73.2846 90.3699
EOD
$panel2_3 << EOD
2 100 100 100
3 90.5165 87.5313 93.396
4 78.3522 75.5543 81.8256
5 78.8297 72.2476 85.8131
6 74.7605 70.2835 80.3221
7 82.66 78.4067 87.0873
8 77.0132 72.248 84.5619
9 78.3021 68.7853 86.703
EOD
$panel2_4 << EOD
2 100 100 100
3 75.1341 71.5281 78.8831
4 54.7067 50.044 59.6952
5 40.6184 36.4433 45.7304
6 27.6525 23.5278 33.7845
7 21.5773 18.5695 25.6668
8 13.363 9.88553 18.496
9 9.20323 6.96965 12.6258
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "ins-games.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
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
set ylabel "leaves, percent of NS without memory"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "AB", \
  keyentry with linespoints ls 2 title "NS", \
  keyentry with linespoints ls 3 title "PNS(2)", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "NS with a table"
unset multiplot
set output
