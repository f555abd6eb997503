# othello-delta-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 99.5571 98.2001 100.921
2 113.214 111.821 114.495
3 113.831 113.052 114.618
4 120.472 119.864 121.075
5 120.064 119.39 120.711
6 119.185 118.582 119.797
7 117.491 116.668 118.348
8 115.563 114.392 116.78
EOD
$panel0_1 << EOD
1 100.296 98.4269 101.858
2 89.3922 88.5336 90.2415
3 78.5266 77.7569 79.4274
4 67.8135 67.3065 68.3561
5 62.0278 61.4056 62.6649
6 157.339 155.048 159.568
7 135.125 132.78 137.298
8 122.234 119.588 124.876
EOD
$panel0_2 << EOD
1 100.936 98.9968 102.73
2 82.6618 81.8777 83.4773
3 62.5973 61.7985 63.372
4 137.259 135.652 138.815
5 111.01 108.398 113.89
6 87.3933 86.1649 88.6222
7 73.3895 71.9556 74.7607
8 163.075 158.252 167.745
EOD
$panel0_3 << EOD
1 99.552 98.3107 100.804
2 78.2615 77.4401 79.0058
3 124.835 123.17 126.548
4 201.359 199.053 203.617
5 140.886 138.822 143.208
6 104.239 102.285 106.218
7 80.4656 78.6789 82.4621
8 147.59 142.437 152.351
EOD
$panel0_4 << EOD
1 101.669 99.3663 104.436
2 156.331 154.079 158.597
3 99.5221 98.1784 100.892
4 117.581 116.111 119.191
5 139.007 136.503 141.438
6 159.136 155.799 162.807
7 107.444 104.306 110.38
8 141.267 135.734 146.918
EOD
$panel0_5 << EOD
1 100.344 98.9056 101.847
2 150.91 149.197 152.532
3 164.494 162.265 166.727
4 164.576 161.655 167.348
5 162.949 159.531 165.989
6 150.01 146.653 152.798
7 156.482 151.797 160.882
8 162.118 155.492 168.489
EOD
set terminal svg size 640,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "othello-delta-time.svg"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "processor time,"."\n"."percent of alpha-beta"
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
