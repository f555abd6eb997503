# etc: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 99.9835 99.9384 100
3 99.9778 99.4696 100.648
4 97.1199 96.3779 97.9344
5 93.695 92.8025 94.6386
6 91.9899 90.4502 93.5979
7 86.3589 85.1568 87.5659
8 83.8436 81.8251 85.821
9 80.3021 78.6235 82.0817
EOD
$panel0_1 << EOD
2 99.9835 99.9485 100
3 99.8141 99.5388 100.022
4 99.7754 99.5933 99.9227
5 99.8433 99.5643 100.048
6 98.0696 97.5051 98.558
7 94.6223 93.9566 95.4
8 93.4286 92.1786 94.6106
9 89.9671 88.5685 91.4845
EOD
$panel0_2 << EOD
2 92.6152 88.163 97.0484
3 97.3191 94.6505 100.172
4 89.2542 84.5292 93.8219
5 94.7678 92.1561 96.9302
6 91.0216 85.0605 97.2603
7 97.8818 95.8641 100.412
8 93.2457 85.8311 99.082
9 94.0672 87.6082 99.2794
EOD
$panel0_3 << EOD
2 92.5657 88.0483 96.9111
3 96.905 94.3842 99.6748
4 86.9288 82.3899 91.5279
5 88.4799 86.2873 90.3492
6 82.2987 77.2368 87.95
7 83.7074 82.0402 85.8641
8 77.2741 70.5801 82.3643
9 77.2609 71.9078 81.8159
EOD
$panel0_4 << EOD
2 92.6152 88.163 97.0484
3 97.3191 94.6505 100.172
4 89.2542 84.5292 93.8219
5 94.5761 91.9372 96.7012
6 89.0695 83.4291 95.3769
7 92.3809 90.7052 94.6406
8 85.7271 78.6599 91.3193
9 84.1626 78.4658 88.6854
EOD
$panel1_0 << EOD
2 100 100 100
3 100.353 99.9009 100.993
4 97.9378 95.9639 99.2449
5 97.1373 96.3462 97.8261
6 96.0253 95.3789 96.6488
7 95.2721 94.5109 95.9229
8 94.6345 93.7754 95.4558
9 93.9893 92.961 94.7933
10 93.043 92.0647 93.933
EOD
$panel1_1 << EOD
2 99.8955 99.7428 100
3 99.9635 99.9244 100
4 99.9462 99.8697 100
5 99.8899 99.7915 99.9763
6 99.1856 98.9764 99.3602
7 98.1523 97.7644 98.471
8 97.4562 96.7463 98.1878
9 96.631 95.854 97.1933
10 95.987 95.202 96.6963
EOD
$panel1_2 << EOD
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
$panel1_3 << EOD
2 93.8317 89.6463 97.6788
3 93.5896 91.2124 95.8402
4 88.6712 84.9435 92.5891
5 89.5893 86.7072 92.4031
6 84.9423 81.7723 88.4558
7 86.4913 84.2864 88.6027
8 84.4313 81.5423 87.622
9 89.0611 86.8816 91.0466
10 85.4876 81.9676 88.4039
EOD
$panel1_4 << EOD
2 93.8317 89.6463 97.6788
3 93.6261 91.2583 95.8555
4 89.6037 85.7018 93.5178
5 91.8802 88.9085 94.7037
6 87.3817 84.0527 91.0072
7 88.9132 86.7718 91.0061
8 86.9143 83.873 90.2326
9 91.546 89.3534 93.5214
10 88.1368 84.5767 91.0894
EOD
$panel2_0 << EOD
2 99.8478 99.5184 100
3 99.8234 99.2607 100.456
4 98.3294 97.7944 98.787
5 96.0555 94.4608 97.4951
6 93.3549 91.7442 94.8937
7 90.6673 88.8617 92.5554
8 85.995 82.6128 89.1635
9 84.996 82.6101 87.564
10 82.508 80.4282 84.8212
11 80.4274 77.6555 83.214
12 78.3479 75.9121 81.0757
13 77.3461 75.1749 79.5407
14 76.1736 74.1197 78.1071
15 74.0034 71.9715 76.1713
EOD
$panel2_1 << EOD
2 100.304 99.9216 100.772
3 100.353 100.122 100.597
4 99.9214 99.468 100.277
5 99.4818 98.7429 100.108
6 98.3354 97.0613 99.3248
7 97.3074 96.1119 98.41
8 93.7518 91.1335 96.0687
9 92.1637 90.4623 93.9094
10 90.7316 88.65 92.7944
11 88.5614 86.2833 90.5414
12 87.0959 84.6391 89.3858
13 86.0954 83.7481 87.9573
14 84.5066 82.1084 86.3738
15 82.2435 79.7326 84.1816
EOD
$panel2_2 << EOD
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
$panel2_3 << EOD
2 94.2922 91.096 97.7027
3 95.4315 92.9136 97.7073
4 91.2834 86.847 95.6935
5 91.5039 88.5033 94.7449
6 87.4209 84.5307 90.7536
7 86.075 83.3216 89.3859
8 81.5708 76.4795 86.9888
9 81.6249 78.2904 85.8381
10 80.1682 75.5461 85.4858
11 76.647 72.4475 81.7083
12 74.8374 70.3192 79.859
13 73.144 69.4086 77.0896
14 72.33 68.6771 76.1832
15 70.5944 67.6902 73.4369
EOD
$panel2_4 << EOD
2 94.5967 91.4404 97.9136
3 95.8508 93.2211 98.3926
4 92.5806 87.9196 97.3982
5 94.7446 91.3843 98.3468
6 92.6263 89.4126 96.3217
7 92.5459 89.3967 96.5134
8 89.0809 83.3723 95.1529
9 89.6054 85.6275 95.1169
10 88.3112 83.9132 93.8076
11 85.3444 81.0392 90.1058
12 83.1743 79.0309 87.4437
13 81.4796 77.9907 85.1119
14 80.5074 76.8984 84.2592
15 78.5911 75.751 81.6499
EOD
set terminal svg size 1050,434 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "etc.svg"
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
set bmargin at screen 0.3364
set tmargin at screen 0.8986
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
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3364
set tmargin at screen 0.8986
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
set bmargin at screen 0.3364
set tmargin at screen 0.8986
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
set tmargin at screen 0.166
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout + ETC", \
  keyentry with linespoints ls 2 title "... more than 2 plies from the leaves", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "MTD(f) + ETC", \
  keyentry with linespoints ls 5 title "MTD(f) + ETC, more than 2 plies"
unset multiplot
set output
