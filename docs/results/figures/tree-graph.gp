# tree-graph: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 54.5167 49.9496 59.1183
3 793.783 657.869 940.406
4 1646.72 1448.41 1850.89
5 22764.4 17688.9 28208.3
6 48203.3 40457.7 55910
7 642482 471586 826887
8 1.26718e+06 854505 1.6996e+06
9 1.40027e+07 7.79418e+06 2.10406e+07
EOD
$panel0_1 << EOD
2 54.4167 49.8829 59.0342
3 645.15 530.045 774.921
4 1291.25 1122.78 1465.69
5 12508.1 9620.48 15730.3
6 24393.2 20384.9 28626
7 211768 157568 275367
8 381363 248501 522667
9 2.69017e+06 1.48364e+06 4.03356e+06
EOD
$panel1_0 << EOD
2 17.7833 16.9662 18.6167
3 90.6167 82.3162 98.6546
4 168.6 156.282 182.034
5 767.1 669.822 861.485
6 1446.08 1303.48 1595.24
7 6101.75 5158.96 7072.54
8 11694.9 10178.4 13278.4
9 45506.2 37517.7 54539.7
10 85503.1 71621.8 99483.2
EOD
$panel1_1 << EOD
2 17.7833 16.9662 18.6167
3 88.8333 80.8813 96.6338
4 162.417 150.599 175.068
5 705.267 617.153 790.04
6 1293.7 1168.36 1428.56
7 5130.5 4350.32 5890.95
8 9477.55 8252.63 10729.8
9 34908.1 28844.4 41572.6
10 62517 52501.2 72299.9
EOD
$panel2_0 << EOD
2 12.2333 10.85 13.5337
3 54.65 45.7979 64.2712
4 91.85 78.5792 104.82
5 398.533 311.441 493.515
6 667.867 545.087 794.048
7 2884.13 2101.36 3766.17
8 4789.82 3711.27 5952.73
9 21758.5 14344.9 30165.3
10 36208.4 26123.7 47403.3
11 173085 100532 252832
12 285366 185315 398742
13 1.39067e+06 711050 2.15653e+06
14 2.31656e+06 1.35379e+06 3.49005e+06
15 1.16733e+07 5.15278e+06 1.9527e+07
EOD
$panel2_1 << EOD
2 12.2333 10.85 13.5337
3 45.5833 38.4833 53.1
4 72.8167 63.1971 82.4692
5 218.817 179.298 260.837
6 329.75 276.579 384.71
7 871.4 702.395 1053.19
8 1344.35 1058.61 1635.31
9 3269.42 2477.42 4106.76
10 4793.27 3638.13 5920.81
11 10859.1 7859.96 14002.9
12 15163.8 10982.1 19571
13 33287.1 23345.5 43384.9
14 46368.3 32285.7 61364.7
15 105320 68713.7 146432
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "tree-graph.svg"
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
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "leaves"
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
  keyentry with linespoints ls 1 title "minimal tree", \
  keyentry with linespoints ls 2 title "minimal graph"
unset multiplot
set output
