# gains: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 100 100 100
3 107.863 102.715 113.217
4 105.281 103.172 107.606
5 105.041 102.526 107.131
6 103.542 101.809 105.355
7 105.103 103.256 107.165
EOD
$panel0_1 << EOD
2 123.151 112.72 136.688
3 104.629 101.463 108.414
4 101.367 96.0426 106.799
5 96.7999 93.906 99.5348
6 96.4904 91.5383 101.722
7 99.9224 97.9445 102.421
EOD
$panel0_2 << EOD
2 123.151 112.72 136.688
3 102.816 99.7586 106.246
4 103.615 96.1347 111.98
5 97.7136 94.0374 101.405
6 96.4854 91.5665 101.792
7 100.793 98.6519 103.296
EOD
$panel0_3 << EOD
2 121.03 111.255 133.437
3 103.285 100.202 106.861
4 100.041 95.3304 104.758
5 96.3685 93.314 99.2756
6 97.7184 92.5487 102.908
7 100.158 98.4136 101.994
EOD
$panel0_4 << EOD
2 163.98 149.891 178.22
3 120.069 115.442 124.956
4 146.564 135.42 160.149
5 118.682 112.942 124.8
6 138.886 131.027 147.56
7 122.224 117.307 127.89
EOD
$panel1_0 << EOD
2 100 100 100
3 100.691 99.517 101.793
4 100.555 99.58 101.507
5 102.115 99.6004 104.548
6 102.279 99.3683 104.842
7 104.244 101.893 106.379
8 102.996 100.442 105.164
9 104.413 102.151 106.713
10 102.935 101.361 104.504
EOD
$panel1_1 << EOD
2 123.994 114.536 133.756
3 109.424 103.274 117.043
4 108.372 102.558 114.632
5 101.288 97.1856 105.388
6 102.85 94.5825 110.606
7 99.8827 93.9114 105.79
8 97.82 92.9771 102.925
9 98.386 94.7339 102.194
10 94.9527 91.5977 98.6054
EOD
$panel1_2 << EOD
2 123.994 114.536 133.756
3 108.869 102.52 115.685
4 103.227 96.6103 110.101
5 98.2384 93.3391 103.573
6 96.4346 87.1086 104.458
7 93.0873 87.954 98.5575
8 92.7835 88.3962 97.3801
9 94.7416 88.455 100.636
10 90.2278 85.8035 94.338
EOD
$panel1_3 << EOD
2 125.133 115.645 134.802
3 109.355 103.944 115.01
4 106.339 101.703 111.112
5 99.8627 96.4015 103.329
6 99.0975 91.729 106.022
7 97.3677 92.4197 102.707
8 94.608 89.9541 99.5164
9 99.5799 95.3051 104.167
10 94.808 91.3586 98.0806
EOD
$panel1_4 << EOD
2 140.299 132.588 148.336
3 123.768 119.399 128.22
4 127.073 120.882 133.099
5 121.581 117.434 125.773
6 123.784 117.211 129.734
7 121.144 115.968 126.64
8 121.419 116.645 126.524
9 125.597 118.929 132.967
10 125.562 117.971 133.349
EOD
$panel2_0 << EOD
2 100 100 100
3 101.25 99.2862 103.216
4 101.515 100.246 103.058
5 102.666 101.308 104.369
6 103.095 101.99 104.337
7 103.955 102.508 105.667
8 102.5 100.039 104.782
9 104.519 102.625 106.574
10 105.324 101.998 109.119
11 103.808 101.596 106.282
12 103.258 101.819 104.926
13 102.308 100.9 103.837
14 104.166 102.12 105.951
15 104.124 102.518 105.936
EOD
$panel2_1 << EOD
2 154.923 142.5 167.566
3 121.707 116.223 127.658
4 113.947 107.474 120.762
5 109.616 105.131 114.429
6 108.278 101.549 115.556
7 103.809 98.7097 109.327
8 105.916 99.5024 114.249
9 106.409 100.866 112.34
10 106.949 101.185 113.222
11 103.44 97.1803 109.67
12 103.147 97.2537 110.226
13 99.2124 93.9518 105.898
14 100.798 94.3161 107.686
15 99.6224 95.8843 104.11
EOD
$panel2_2 << EOD
2 154.923 142.5 167.566
3 117.932 113.201 122.922
4 110.166 104.972 115.573
5 104.586 100.073 109.722
6 102.147 96.2028 108.287
7 97.0654 91.5883 102.36
8 98.3949 92.6384 104.14
9 97.5388 93.039 102.428
10 97.4804 92.4308 103.601
11 93.494 88.4347 98.7436
12 92.5821 89.5118 96.2254
13 91.4903 86.987 96.4707
14 92.0349 86.5817 98.4977
15 92.2785 88.391 97.8369
EOD
$panel2_3 << EOD
2 151.783 141.204 163.117
3 121.016 115.227 127.443
4 111.805 106.434 117.53
5 108.015 103.557 112.591
6 106.767 101.051 113.371
7 103.955 99.1603 109.744
8 104.122 99.4143 110.11
9 105.831 101.598 110.3
10 107.946 102.962 113.783
11 101.944 97.7354 106.368
12 100.76 97.2065 105.266
13 98.0206 93.8812 103.04
14 99.4933 95.1192 103.706
15 100.005 96.9265 103.533
EOD
$panel2_4 << EOD
2 146.833 139.896 155.207
3 122.491 117.487 128.441
4 132.955 127.971 138.499
5 125.621 119.783 131.224
6 129.621 121.725 137.472
7 127.37 117.89 136.608
8 132.601 122.208 144.96
9 132.596 123.495 141.877
10 136.541 128.174 147.082
11 132.361 120.901 145.098
12 131.054 122.326 141.298
13 132.787 125.562 140.238
14 139.408 126.794 152.772
15 131.526 123.613 141.971
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "gains.svg"
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
set ylabel "nodes, percent of NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
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
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
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
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
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
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "MTD(f), guess of two plies ago", \
  keyentry with linespoints ls 4 title "MTD-step", \
  keyentry with linespoints ls 5 title "C*"
unset multiplot
set output
