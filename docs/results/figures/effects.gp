# effects: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
0 80.4502 68.1014 98.3555
1 40.0426 34.3467 46.6909
2 52.0641 38.0435 69.8011
3 75.2737 67.3706 83.7442
4 93.6207 91.871 95.4625
EOD
$panel0_1 << EOD
0 87.9293 72.0783 111.036
1 42.7687 36.967 48.5983
2 59.4697 44.9385 74.1427
3 80.4056 74.0587 87.0384
4 94.0335 92.5803 95.2812
EOD
$panel0_2 << EOD
0 61.7428 33.199 108.307
1 9.85429 5.65799 16.2304
2 48.0866 33.7682 65.6896
3 72.0473 62.3058 81.5699
4 92.9527 91.0037 94.7199
EOD
$panel1_0 << EOD
0 62.021 55.8907 69.8491
1 53.0023 49.6451 55.8772
2 41.4357 33.8542 50.5008
3 71.03 62.2233 80.4034
4 96.0198 94.7302 97.1505
EOD
$panel1_1 << EOD
0 65.0413 55.1594 77.2975
1 50.4915 48.7274 52.2122
2 49.8742 42.7071 58.5233
3 73.4416 65.997 81.1142
4 95.962 95.0475 96.8128
EOD
$panel1_2 << EOD
0 49.0744 36.7164 63.7914
1 5.15075 4.148 6.57974
2 40.6369 32.2078 50.6484
3 67.714 59.0266 77.3401
4 95.0182 93.9221 96.1106
EOD
$panel2_0 << EOD
0 98.458 87.9645 111.915
1 14.8167 10.7136 20.3487
2 46.2598 36.5269 57.3821
3 74.1511 65.3844 82.4111
4 84.8115 82.2747 87.6842
EOD
$panel2_1 << EOD
0 101.173 87.5738 119.252
1 13.5721 10.2114 17.8881
2 53.7354 44.2192 62.9452
3 76.5333 67.6979 84.8018
4 85.7506 82.3133 88.9485
EOD
$panel2_2 << EOD
0 98.0337 79.5307 122.321
1 4.49625 3.38727 6.01243
2 48.3876 39.6119 58.1798
3 72.3253 63.5468 81.6649
4 84.2274 81.2514 87.2153
EOD
$panel3_0 << EOD
0 105.73 103.695 108.239
1 99.5325 98.7999 100.27
2 101.58 97.281 105.929
3 101.221 99.3315 103.407
4 100 100 100
EOD
$panel3_1 << EOD
0 105.831 104.374 107.572
1 65.6252 63.2721 67.7347
2 99.7794 96.2195 103.905
3 100.084 98.835 101.257
4 100.228 99.4132 101.063
EOD
$panel3_2 << EOD
0 105.513 104.68 106.372
1 2.53785 2.40447 2.6734
2 96.058 92.8139 99.3057
3 96.8138 93.7913 99.8509
4 100 100 100
EOD
$panel4_0 << EOD
0 113.388 110.488 116.552
1 99.7907 98.5314 100.953
2 99.61 95.8809 103.872
3 100.307 97.3979 103.73
4 100 100 100
EOD
$panel4_1 << EOD
0 115.834 112.944 119.109
1 93.9046 91.2723 96.2237
2 97.9066 94.7294 101.563
3 98.2506 94.9827 102.046
4 99.9377 99.4094 100.504
EOD
$panel4_2 << EOD
0 110.198 109.162 111.333
1 51.2146 49.2205 53.3218
2 101.187 98.1227 104.313
3 98.9987 96.5938 101.4
4 100 100 100
EOD
$panel5_0 << EOD
0 135.506 130.444 140.786
1 98.8753 98.4626 99.3572
2 96.4011 94.0706 98.719
3 108.193 105.687 110.844
4 100 100 100
EOD
$panel5_1 << EOD
0 148.832 142.942 154.782
1 91.8665 88.1809 95.2534
2 97.7899 95.9176 99.7726
3 104.348 102.813 105.993
4 100.09 99.9634 100.318
EOD
$panel5_2 << EOD
0 128.657 125.65 132.008
1 18.7592 14.1399 25.6627
2 89.3889 86.9307 91.5398
3 112.019 109.127 114.661
4 99.9571 99.8024 100.07
EOD
$panel6_0 << EOD
0 57.3552 50.8155 64.1217
1 64.0469 61.3264 67.0243
2 97.6511 92.8455 102.349
3 98.7168 96.3781 101.288
4 100 100 100
EOD
$panel6_1 << EOD
0 62.1286 53.0667 71.7747
1 53.8684 51.6035 55.9409
2 99.4827 94.8663 104.608
3 99.4664 96.8701 102.513
4 100.269 99.319 101.343
EOD
$panel6_2 << EOD
0 188.304 148.191 243.227
1 6.19329 4.76979 7.96635
2 89.0103 83.9243 94.4203
3 92.2013 87.8049 96.1754
4 99.9623 99.885 100.029
EOD
$panel7_0 << EOD
0 111.651 109.168 114.576
1 61.8012 59.5613 64.4058
2 97.1523 92.5822 100.97
3 94.8428 92.959 96.7079
4 86.8877 83.9895 89.608
EOD
$panel7_1 << EOD
0 113.473 111.367 115.521
1 47.7254 44.9384 50.4991
2 95.9083 92.5032 98.9208
3 93.5075 91.0015 96.1566
4 88.4525 86.7394 90.2723
EOD
$panel7_2 << EOD
0 107.665 105.431 110.219
1 2.20086 2.08244 2.3283
2 97.6564 92.6108 102.786
3 93.5004 90.7326 96.4078
4 88.9456 86.3945 91.6345
EOD
set terminal svg size 1400,748 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "effects.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel ""
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set xtics rotate by -35 ("deepening" 0, "table" 1, "history" 2, "killers" 3, "ETC" 4)
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel "leaves, percent of those without it"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with points ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with points ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with points ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with points ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with points ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with points ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6150
set tmargin at screen 0.9412
set ylabel ""
set title "tree, fine values"
plot $panel3_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + -0.07):2 with points ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with points ls 2, \
  $panel3_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel "leaves, percent of those without it"
set title "tree, coarse values"
plot $panel4_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + -0.07):2 with points ls 1, \
  $panel4_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + 0):2 with points ls 2, \
  $panel4_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel ""
set title "tree, ordered"
plot $panel5_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + -0.07):2 with points ls 1, \
  $panel5_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + 0):2 with points ls 2, \
  $panel5_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel ""
set title "tree, values along edges"
plot $panel6_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel6_0 using ($1 + -0.07):2 with points ls 1, \
  $panel6_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel6_1 using ($1 + 0):2 with points ls 2, \
  $panel6_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel6_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1310
set tmargin at screen 0.4572
set ylabel ""
set title "tree, transpositions"
plot $panel7_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel7_0 using ($1 + -0.07):2 with points ls 1, \
  $panel7_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel7_1 using ($1 + 0):2 with points ls 2, \
  $panel7_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel7_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.032
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
  keyentry with linespoints ls 2 title "NegaScout", \
  keyentry with linespoints ls 3 title "MTD(f)"
unset multiplot
set output
