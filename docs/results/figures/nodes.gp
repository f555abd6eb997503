# nodes: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 98.2121 95.0313 101.737
3 108.582 103.467 113.423
4 104.487 100.118 108.275
5 105.597 102.873 107.989
6 102.991 100 105.586
7 104.297 102.131 106.77
8 105.179 101.311 108.299
9 108.106 102.326 113.296
EOD
$panel0_1 << EOD
2 326.942 259.505 397.674
3 143.041 129.655 158.05
4 293.992 245.213 345.509
5 138.435 129.417 146.609
6 227.094 196.102 260.167
7 131.682 124.483 138.495
8 214.602 184.514 251.409
9 127.774 117.043 138.202
EOD
$panel0_2 << EOD
2 111.48 106.12 116.952
3 129.84 123.307 137.246
4 108.526 104.846 112.252
5 123.565 117.725 131.17
6 107.053 104.027 110.024
7 124.533 116.393 135.386
8 108.445 103.944 112.91
9 123.199 110.552 140.477
EOD
$panel0_3 << EOD
2 120.949 110.871 132.815
3 105.326 102.113 108.781
4 100.603 94.8877 106.446
5 97.3123 94.7497 99.6032
6 95.9767 91.3743 100.981
7 99.1556 97.3879 101.575
8 97.887 90.5608 103.708
9 95.4509 89.617 100.128
EOD
$panel0_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_0 << EOD
2 99.1179 94.1856 103.819
3 101.618 99.9057 103.309
4 101.077 98.3594 104.114
5 103.916 101.387 106.459
6 102.912 99.5861 105.937
7 105.749 102.718 108.693
8 106.147 103.337 108.921
9 107.33 105.012 109.276
10 106.865 105.186 108.754
EOD
$panel1_1 << EOD
2 168.666 153.167 186.503
3 127.567 121.128 135.187
4 140.963 133.027 150.592
5 119.942 114.01 126.569
6 125.411 119.357 131.042
7 113.312 109.327 117.443
8 118.298 113.024 123.643
9 113.465 105.886 119.122
10 113.046 108.692 117.204
EOD
$panel1_2 << EOD
2 125.335 116.893 134.035
3 134.013 127.394 141.577
4 114.92 111.177 119.156
5 118.761 114.155 123.858
6 108.37 103.838 113.386
7 112.265 107.646 117.699
8 106.08 101.079 111.112
9 109.36 105.572 113.202
10 104.366 101.501 107.557
EOD
$panel1_3 << EOD
2 122.9 114.847 131.422
3 110.431 104.653 117.283
4 108.934 103.371 114.995
5 103.075 98.7333 107.365
6 103.486 98.6047 107.987
7 101.324 97.7877 104.792
8 100.813 97.5308 104.495
9 101.135 97.8348 104.366
10 98.5777 95.771 101.52
EOD
$panel1_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
EOD
$panel2_0 << EOD
2 91.48 88.661 94.3147
3 98.8579 96.8601 100.957
4 100.585 98.6185 102.491
5 103.037 101.588 104.662
6 104.962 103.519 106.597
7 105.354 103.352 107.49
8 103.802 100.882 106.868
9 105.509 102.814 108.055
10 106.496 101.252 111.938
11 105.331 100.9 110.273
12 105.389 101.709 109.896
13 105.946 101.937 110.086
14 108.062 103.128 113.102
15 107.38 103.512 111.661
EOD
$panel2_1 << EOD
2 176.728 159.549 193.72
3 126.723 119.969 133.522
4 155.258 146.285 164.239
5 131.804 124.666 139.617
6 149.059 134.3 164.099
7 129.887 120.633 139.902
8 143.476 128.181 161.121
9 127.213 118.021 139.167
10 136.548 124.676 150.501
11 121.928 111.267 134.764
12 133.699 118.003 153.34
13 124.891 113.664 137.772
14 136.041 119.712 155.589
15 123.801 107.691 140.778
EOD
$panel2_2 << EOD
2 125.511 120.2 130.712
3 131.551 127.346 136.308
4 117.866 114.157 121.961
5 125.243 117.771 133.197
6 116.924 111.203 122.309
7 127.692 117.695 138.734
8 116.773 110.127 123.578
9 129.842 117.13 144.947
10 118.615 111.684 125.669
11 123.306 112.906 134.976
12 114.156 105.73 122.448
13 122.87 109.528 138.663
14 116.761 105.265 130.626
15 124.221 109.925 142.837
EOD
$panel2_3 << EOD
2 141.723 131.535 153.094
3 118.832 113.487 124.153
4 112.903 107.041 119.036
5 110.012 105.481 114.403
6 110.237 104.324 116.839
7 105.206 100.403 110.579
8 107.261 100.547 115.461
9 107.416 101.577 113.212
10 108.139 102.692 114.39
11 104.957 99.6325 110.602
12 105.276 99.1256 112.076
13 102.74 97.4296 109.088
14 104.568 98.3866 110.938
15 102.738 98.8035 106.669
EOD
$panel2_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
11 100 100 100
12 100 100 100
13 100 100 100
14 100 100 100
15 100 100 100
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "nodes.svg"
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
