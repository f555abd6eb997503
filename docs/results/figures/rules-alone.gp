# rules-alone: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 126.381 110.749 143.184
4 106.099 99.2292 113.386
5 102.036 98.7951 104.92
6 101.958 96.7397 106.599
7 105.338 99.333 111.794
EOD
$panel0_1 << EOD
3 120.33 111.615 130.271
4 115.49 106.229 127.037
5 104.063 99.7416 109.081
6 107.394 97.3869 116.893
7 106.511 99.0853 114.121
EOD
$panel0_2 << EOD
3 131.152 113.236 151.017
4 109.487 100.433 118.67
5 102.462 98.8056 106.171
6 105.063 98.4528 111.614
7 102.569 97.849 106.456
EOD
$panel0_3 << EOD
3 126.381 110.749 143.184
4 110.868 104.332 117.322
5 100.615 95.3947 105.06
6 104.125 96.6295 111.44
7 103.585 98.051 109.646
EOD
$panel0_4 << EOD
3 126.381 110.749 143.184
4 106.099 99.2292 113.386
5 102.036 98.7951 104.92
6 101.643 95.9366 106.746
7 105.533 98.4536 113.898
EOD
$panel0_5 << EOD
3 126.381 110.749 143.184
4 106.099 99.2292 113.386
5 102.036 98.7951 104.92
6 101.958 96.7397 106.599
7 105.338 99.333 111.794
EOD
$panel0_6 << EOD
3 126.381 110.749 143.184
4 106.099 99.2292 113.386
5 102.036 98.7951 104.92
6 101.958 96.7397 106.599
7 105.338 99.333 111.794
EOD
$panel0_7 << EOD
3 122.182 108.48 137.35
4 102.111 97.6055 106.374
5 99.4555 95.4596 104.132
6 99.7324 96.1771 103.508
7 102.695 98.8639 107.516
EOD
$panel0_9 << EOD
3 183.711 141.668 228.764
4 140.262 124.006 157.986
5 117.352 109.707 125.431
6 106.888 98.8777 114.74
7 110.35 103.16 118.55
EOD
$panel0_10 << EOD
3 136.454 115.37 157.755
4 118.129 108.543 127.125
5 109.277 103.946 115.049
6 108.207 99.3624 119.751
7 112.835 104.596 120.272
EOD
$panel0_11 << EOD
3 122.176 110.778 134.825
4 104.437 99.0881 109.537
5 101.363 97.6646 104.96
6 99.6818 95.2925 103.633
7 99.833 95.606 103.528
EOD
$panel0_12 << EOD
3 128.768 111.453 147.652
4 112.517 102.348 123.737
5 100.669 92.068 111.308
6 103.425 96.8089 109.913
7 101.999 93.0949 111.554
EOD
$panel0_13 << EOD
3 127.87 112.046 144.936
4 109.355 101.581 117.021
5 104.69 100.674 108.529
6 105.675 99.1457 111.595
7 106.136 99.8144 113.395
EOD
$panel1_0 << EOD
6 107.788 102.131 113.927
7 105.334 100.514 110.245
8 108.926 101.136 117.334
9 105.582 99.699 112.077
10 108.119 100.773 115.668
11 102.109 96.5604 107.786
12 103.818 95.766 111.519
13 103.231 98.4853 108.686
EOD
$panel1_1 << EOD
6 116.91 107.442 126.571
7 111.875 105.593 117.904
8 114.705 107.041 122.605
9 115.157 108.572 121.775
10 122.467 110.229 137.021
11 115.202 106.001 125.007
12 115.132 102.982 125.854
13 114.604 104.932 124.596
EOD
$panel1_2 << EOD
6 110.192 103.851 116.966
7 108.038 102.471 113.836
8 110.258 101.569 119.906
9 105.949 99.328 113.65
10 109.307 100.535 119.16
11 103.89 97.6802 110.306
12 108.584 100.869 117.856
13 105.762 101.817 110.625
EOD
$panel1_5 << EOD
6 107.788 102.131 113.927
7 105.465 100.783 110.261
8 107.29 99.9443 115.56
9 103.999 97.485 110.993
10 104.113 97.3943 111.357
11 100.577 95.3856 106.147
12 101.269 93.6867 108.862
13 99.7553 93.5096 106.126
EOD
$panel1_6 << EOD
6 107.788 102.131 113.927
7 105.334 100.514 110.245
8 115.652 102.688 129.462
9 83.3428 70.4729 97.6278
10 94.555 81.6446 109.739
11 75.1328 64.1456 91.6361
12 74.0902 65.1513 86.3828
13 74.9705 63.9546 89.3841
EOD
$panel1_8 << EOD
6 99.3982 93.953 105.111
7 94.9245 88.1009 101.615
8 94.8559 88.0722 103.074
9 92.9803 86.8382 100.368
10 94.5316 90.7906 98.3525
11 92.573 89.9034 95.444
12 92.6377 87.2994 97.9445
13 90.2852 83.3661 99.4172
EOD
$panel1_9 << EOD
6 107.396 100.905 114.123
7 102.349 96.9312 107.537
8 103.733 98.2852 108.994
9 104.821 98.9115 110.282
10 101.544 94.6836 108.734
11 95.222 88.5916 102.182
12 96.9316 89.6816 104.048
13 95.8134 89.8584 101.884
EOD
$panel1_10 << EOD
6 111.283 104.101 119.195
7 111.177 105.57 116.966
8 111.277 102.105 120.904
9 109.969 102.957 117.384
10 114.38 105.02 125.141
11 108.043 101.821 115.43
12 111.371 101.241 122.791
13 111.26 106.282 117.687
EOD
$panel1_12 << EOD
6 109.556 103.311 115.51
7 106.93 101.445 112.093
8 104.662 97.4584 111.552
9 102.407 94.8714 109.923
10 102.197 95.8092 108.966
11 93.7293 86.7684 100.992
12 96.3426 87.2256 107.511
13 96.2378 89.8699 103.478
EOD
set terminal svg size 700,482 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "rules-alone.svg"
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
set style line 13 lc rgb "#56B4E9" lw 1.6 pt 11 ps 0.7 dt 4
set style line 14 lc rgb "#000000" lw 1.6 pt 12 ps 0.7 dt 5
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [74:184]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.4025
set tmargin at screen 0.9087
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 13, \
  $panel0_13 using ($1 + 0):2 with linespoints ls 14
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.4025
set tmargin at screen 0.9087
set ylabel ""
set title "checkers"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel1_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel1_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel1_12 using ($1 + 0):2 with linespoints ls 13
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.249
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
  keyentry with linespoints ls 1 title "no rule", \
  keyentry with linespoints ls 2 title "reverse-futility", \
  keyentry with linespoints ls 3 title "razoring", \
  keyentry with linespoints ls 4 title "null-move", \
  keyentry with linespoints ls 5 title "probcut", \
  keyentry with linespoints ls 6 title "iir", \
  keyentry with linespoints ls 7 title "singular", \
  keyentry with linespoints ls 8 title "check", \
  keyentry with linespoints ls 9 title "only-move", \
  keyentry with linespoints ls 10 title "late-moves", \
  keyentry with linespoints ls 11 title "futility", \
  keyentry with linespoints ls 12 title "exchange", \
  keyentry with linespoints ls 13 title "lmr", \
  keyentry with linespoints ls 14 title "delta"
unset multiplot
set output
