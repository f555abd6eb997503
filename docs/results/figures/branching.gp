# branching: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 5 5 5
2 17.65 16.9198 18.34
3 68.91 66.3487 71.27
4 227.18 217.586 237.191
5 786.22 759.31 812.136
6 2553.55 2472.31 2637.38
7 8786.06 8485.21 9074.03
8 26024.5 25100.1 27031
9 86635.7 84062.2 89240.8
10 262705 254253 271466
EOD
$panel1_0 << EOD
1 10 10 10
2 54.85 51.2488 58.2
3 375.575 356.549 393.354
4 2001.72 1889.52 2108.89
5 11670.4 11171.4 12228.6
6 59564.6 56549 62710.7
7 312122 296286 327107
8 1.69906e+06 1.62281e+06 1.77827e+06
EOD
set terminal svg size 700,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "branching.svg"
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
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "leaves, mean"
set title "w=5"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "w=10"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1
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
  keyentry with linespoints ls 1 title "Alpha-Beta"
unset multiplot
set output
