# othello-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 99.552 98.3107 100.804
2 78.2615 77.4401 79.0058
3 124.835 123.17 126.548
4 201.359 199.053 203.617
5 140.886 138.822 143.208
6 104.239 102.285 106.218
7 80.4656 78.6789 82.4621
8 145.793 142.282 149.381
EOD
$panel0_1 << EOD
1 101.669 99.3663 104.436
2 156.331 154.079 158.597
3 99.5221 98.1784 100.892
4 117.581 116.111 119.191
5 139.007 136.503 141.438
6 159.136 155.799 162.807
7 107.444 104.306 110.38
8 139.817 136.217 143.292
EOD
$panel0_2 << EOD
1 101.038 99.7078 102.367
2 85.2294 84.4738 85.986
3 71.1196 70.5279 71.7479
4 181.748 179.367 184.061
5 147.827 144.751 151.215
6 122.276 120.72 123.874
7 103.96 102.176 105.561
8 92.5544 91.2795 93.8568
EOD
set terminal svg size 640,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "othello-time.svg"
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
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "processor time,"."\n"."percent of alpha-beta"
set title "othello"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "delta 0.05", \
  keyentry with linespoints ls 2 title "delta 0.02", \
  keyentry with linespoints ls 3 title "likely steps"
unset multiplot
set output
