# graph-strata: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 1 1 1
3 1.09213 1.04259 1.139
4 1.18051 1.10579 1.25356
5 1.38986 1.26355 1.51278
6 1.65061 1.45558 1.84957
7 2.0702 1.82091 2.3527
8 2.35581 2.02036 2.75752
9 2.77289 2.31513 3.34865
10 3.43922 2.64207 4.50741
11 4.4066 3.56201 5.5868
12 6.01454 4.24524 8.82374
13 6.96557 5.23201 9.43458
14 9.86878 6.68046 14.8034
15 11.3131 8.128 15.5372
EOD
$panel1_0 << EOD
2 1 1 1
3 1.22872 1.16487 1.2985
4 1.28246 1.22575 1.35079
5 1.95015 1.70271 2.18298
6 2.13714 1.92391 2.3666
7 3.73467 2.91937 4.54815
8 3.97259 3.39991 4.6685
9 8.49125 5.94711 11.2325
10 9.4268 7.41415 11.7411
11 22.6156 13.9271 32.3467
12 25.1797 18.2062 33.1882
13 68.0924 36.686 107.709
14 78.0373 47.884 114.825
15 221.463 102.941 398.853
EOD
$panel2_0 << EOD
2 1.00212 1 1.00519
3 1.21951 1.17646 1.26678
4 1.27198 1.23761 1.31218
5 1.77902 1.70318 1.8637
6 1.9042 1.82948 1.99581
7 2.90195 2.71406 3.10714
EOD
$panel3_0 << EOD
2 1.0011 1 1.00377
3 1.25925 1.17257 1.374
4 1.2832 1.21902 1.36514
5 1.91991 1.67487 2.32473
6 2.133 1.98673 2.31982
7 3.33368 2.88 4.13388
EOD
$panel4_0 << EOD
2 1 1 1
3 1.02144 1.01266 1.03214
4 1.03329 1.02529 1.0417
5 1.08609 1.07256 1.10087
6 1.11486 1.10196 1.12847
7 1.19039 1.16308 1.21664
8 1.23417 1.20932 1.25727
9 1.30563 1.2634 1.34714
10 1.37043 1.33081 1.40884
EOD
$panel5_0 << EOD
2 1 1 1
3 1.01475 1.00498 1.03045
4 1.05599 1.02679 1.10456
5 1.0953 1.06731 1.13635
6 1.1305 1.09463 1.19021
7 1.18329 1.15214 1.23474
8 1.23283 1.18607 1.30871
9 1.29043 1.24759 1.3495
10 1.35184 1.28951 1.44915
EOD
set terminal svg size 1050,748 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "graph-strata.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel "leaves, minimal tree / minimal graph"
set title "checkers, no kings"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel ""
set title "checkers, kings"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel ""
set title "chess, not decided"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel "leaves, minimal tree / minimal graph"
set title "chess, decided"
plot $panel3_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel ""
set title "othello, not decided"
plot $panel4_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel ""
set title "othello, decided"
plot $panel5_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.032
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
  keyentry with linespoints ls 1 title "minimal tree / minimal graph"
unset multiplot
set output
