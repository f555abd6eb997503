# leaves: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 103.222 100.212 106.857
3 110.944 106.314 115.151
4 105.945 100.946 110.169
5 106.82 104.184 109.102
6 104.366 100.926 107.403
7 104.879 102.722 107.37
8 106.045 102.234 109.434
9 108.63 102.303 114.202
EOD
$panel0_1 << EOD
2 93.6065 88.5267 98.5204
3 105.38 100.629 109.948
4 91.4473 85.2874 96.8616
5 102.108 97.7638 105.707
6 92.8274 86.1428 99.0429
7 104.646 100.591 108.668
8 95.0928 89.3087 100.55
9 104.155 97.1653 111.205
EOD
$panel0_2 << EOD
2 100.892 96.9678 104.781
3 98.6767 97.0769 100.367
4 97.7665 93.202 101.816
5 96.3172 93.9661 98.3895
6 97.8087 95.3555 100.034
7 98.6851 97.0478 100.363
8 100.452 97.0708 103.492
9 97.3464 94.0544 100.548
EOD
$panel0_3 << EOD
2 92.6152 88.163 97.0484
3 97.3191 94.6505 100.172
4 89.2542 84.5292 93.8219
5 94.7678 92.1561 96.9302
6 91.0216 85.0605 97.2603
7 97.8818 95.8641 100.412
8 93.2457 85.8311 99.082
9 94.0672 87.6082 99.2794
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
2 111.239 106.309 116.133
3 108.722 106.242 111.118
4 108.007 105.041 111.432
5 108.794 106.093 111.536
6 107.411 104.155 110.754
7 109.032 105.737 112.083
8 109.236 106.061 112.399
9 109.776 107.022 111.932
10 109.384 107.321 111.671
EOD
$panel1_1 << EOD
2 93.4658 89.5251 97.3233
3 99.8905 96.4378 103.1
4 92.2667 88.0265 96.4331
5 99.0144 95.12 102.846
6 91.0182 86.7196 95.3657
7 98.1441 95.4955 101.06
8 93.11 89.3587 96.6
9 101.419 95.7238 106.052
10 95.3035 91.39 98.7551
EOD
$panel1_2 << EOD
2 110.089 105.408 114.614
3 98.4308 96.8208 100.294
4 100.291 96.991 103.979
5 96.035 93.7864 98.0748
6 98.1311 94.6862 101.992
7 94.495 92.3995 96.8926
8 97.8642 94.0265 101.633
9 97.1136 94.7101 99.256
10 98.1102 95.8366 100.56
EOD
$panel1_3 << EOD
2 93.8317 89.6463 97.6788
3 93.6261 91.2583 95.8555
4 89.6037 85.7018 93.5178
5 91.9174 88.9481 94.7617
6 88.1501 84.7912 91.7437
7 90.4898 88.599 92.4522
8 89.0324 85.831 92.3982
9 93.6382 90.1999 96.4266
10 91.5289 88.1623 94.5315
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
2 102.511 100.647 104.516
3 106.246 104.038 108.489
4 106.191 104.174 108.318
5 107.583 105.714 109.644
6 108.665 107.069 110.535
7 108.333 106.535 110.313
8 106.813 104.097 109.697
9 107.593 104.807 110.037
10 109.064 103.557 115.031
11 108.342 103.761 113.356
12 108.106 104.122 112.83
13 109.228 104.382 113.74
14 110.946 104.733 116.785
15 109.72 104.885 114.31
EOD
$panel2_1 << EOD
2 97.1842 94.3263 100.532
3 98.7861 96.1323 101.586
4 95.794 92.2168 99.9814
5 100.847 96.6052 105.584
6 98.4238 93.0727 103.919
7 101.43 96.8126 106.631
8 97.8079 91.8015 104.279
9 100.227 96.5905 104.745
10 99.6488 95.8718 104.555
11 99.4755 93.1561 105.164
12 98.4113 94.4709 102.926
13 102.842 97.9734 108.1
14 102.855 98.1577 107.421
15 103.638 94.8383 110.377
EOD
$panel2_2 << EOD
2 99.9239 97.6332 102.524
3 97.2854 95.4967 99.1069
4 99.4399 97.0878 101.784
5 96.1715 92.7275 99.0758
6 99.9327 96.6967 102.699
7 98.0241 95.3305 100.535
8 99.9779 96.7274 103.43
9 100.245 97.272 103.097
10 100.355 97.3977 103.626
11 97.2148 92.999 101.253
12 97.5119 93.0367 101.858
13 95.6671 91.38 99.9622
14 97.4422 92.546 102.631
15 96.7666 92.7437 101.641
EOD
$panel2_3 << EOD
2 94.5967 91.4404 97.9136
3 95.8508 93.2211 98.3926
4 92.5806 87.9196 97.3982
5 95.0423 91.6534 98.7041
6 93.2069 89.6517 97.2389
7 94.2975 91.2017 98.1876
8 93.117 88.0171 98.4698
9 95.9517 91.9958 100.179
10 96.9544 92.812 102.118
11 97.2687 92.5468 102.528
12 96.2482 92.353 100.716
13 95.4601 91.4729 100.1
14 96.0849 91.5469 101.103
15 97.3741 93.9123 101.155
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
set output "leaves.svg"
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
set yrange [80:120]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "leaves, percent of"."\n"."aspiration NegaScout"
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
