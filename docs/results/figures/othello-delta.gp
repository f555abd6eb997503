# othello-delta: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 50 50 50
2 50 50 50
3 50 50 50
4 50 50 50
5 50 50 50
EOD
$panel0_1 << EOD
1 50 50 50
2 50.51020408 50 51.78736772
3 50 50 50
4 50 50 50
5 50 50 50
EOD
$panel0_2 << EOD
1 50 50 50
2 53.06122449 47.87234043 58.33584337
3 52.55102041 48.97906037 56.19196429
4 54.59183673 49.48979592 59.64983022
5 46.42857143 42.19732091 50.55571161
EOD
$panel0_3 << EOD
1 50 50 50
2 40.81632653 32.25716846 48.35209627
3 43.87755102 35.31678627 51.63431677
4 79.59183673 70.70544899 87.25743746
5 77.55102041 68.62347642 85.3943493
6 77.54237288 72.45762712 83.05084746
7 75 69.91525424 79.87817797
8 88.55932203 84.11016949 92.16631356
EOD
$panel0_4 << EOD
1 50 50 50
2 84.69387755 77.14136905 91.21012483
3 82.14285714 74.99381188 89.15228345
4 82.14285714 74.69475123 89.4752142
5 74.48979592 65.46368322 82.53012048
6 71.39830508 65.6779661 77.11864407
7 76.90677966 71.8220339 82.20868644
8 70.97457627 65.88983051 76.48305085
EOD
$panel0_5 << EOD
1 50 50 50
2 84.69387755 76.12547791 91.66881443
3 80.6122449 73.07565789 88.70967742
4 73.97959184 65.34382367 82.10526316
5 69.89795918 61.15973185 78.65298585
EOD
set terminal svg size 640,398 dynamic font "sans-serif,13" noenhanced
set output "othello-delta.svg"
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
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [20:89]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "points of forward"."\n"."estimation, percent"
set title "othello"
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1280,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "othello-delta.png"
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
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [20:89]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "points of forward"."\n"."estimation, percent"
set title "othello"
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
