# replacement: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 156.816 146.181 167.761
12 141.66 130.9 152.022
14 122.426 114.825 130.205
16 108.246 104.652 111.108
18 101.932 100.844 102.877
20 100.247 100.031 100.469
22 100.04 99.8967 100.223
EOD
$panel0_1 << EOD
10 169.479 158.259 183.207
12 167.766 153.71 185.451
14 146.301 134.284 156.722
16 118.942 112.313 126.003
18 103.487 101.953 104.805
20 100.819 100.39 101.155
22 100.092 99.8032 100.301
EOD
$panel0_2 << EOD
10 127.421 121.185 137.622
12 111.037 108.17 114.323
14 103.248 102.451 103.924
16 100.944 100.649 101.183
18 100.256 100.136 100.357
20 100.055 99.9905 100.133
22 100.014 100.006 100.024
EOD
$panel0_3 << EOD
10 136.067 127.569 149.907
12 119.772 113.084 130.914
14 106.243 104.05 109.201
16 101.498 101.075 101.831
18 100.41 100.255 100.531
20 100.127 100.068 100.191
22 100.025 100.015 100.035
EOD
$panel0_4 << EOD
10 136.078 127.569 149.909
12 119.706 113.162 130.897
14 106.019 103.877 108.979
16 101.504 101.041 101.897
18 100.417 100.25 100.559
20 100.124 100.061 100.19
22 100.025 100.015 100.035
EOD
$panel0_5 << EOD
10 131.104 124.154 142.15
12 111.637 108.501 115.048
14 103.707 101.7 106.979
16 100.322 100.14 100.503
18 100.047 100.01 100.084
20 100 100 100.001
22 100 100 100
EOD
$panel0_6 << EOD
10 137.535 127.489 153.583
12 115.497 111.575 120.134
14 104.83 102.569 108.243
16 100.513 100.242 100.775
18 100.026 100.003 100.052
20 100.001 100.001 100.001
22 100 100 100
EOD
$panel0_7 << EOD
10 124.974 121.125 128.421
12 109.145 106.791 111.129
14 101.583 100.98 102.01
16 100.063 100.031 100.092
18 100 100 100.001
20 100 100 100
22 100 100 100
EOD
$panel1_0 << EOD
10 151.372 139.893 160.334
12 135.307 126.013 142.836
14 119.212 112.23 125.041
16 105.234 102.818 107.554
18 102.183 100.776 104.223
20 101.316 100.111 103.232
22 100.314 99.9145 100.915
EOD
$panel1_1 << EOD
10 171.481 158.2 183.699
12 160.244 147.752 170.211
14 129.36 121.282 135.749
16 107.96 104.156 111.014
18 100.976 100.056 101.774
20 99.9189 99.2176 100.318
22 100.036 100.015 100.053
EOD
$panel1_2 << EOD
10 113.358 110.632 115.782
12 105.606 104.048 107.163
14 101.495 101.11 101.807
16 100.363 100.278 100.44
18 100.12 100.071 100.173
20 100.018 100.01 100.029
22 100.004 100.001 100.006
EOD
$panel1_3 << EOD
10 114.728 111.712 117.671
12 106.651 104.447 109.687
14 101.594 101.19 101.937
16 100.437 100.322 100.55
18 100.135 100.085 100.187
20 100.021 100.013 100.029
22 100.006 100.004 100.008
EOD
$panel1_4 << EOD
10 115.725 111.589 120.368
12 106.6 104.372 109.663
14 101.512 101.146 101.846
16 100.42 100.302 100.543
18 100.135 100.082 100.188
20 100.021 100.013 100.028
22 100.006 100.003 100.008
EOD
$panel1_5 << EOD
10 114.261 110.65 117.102
12 105.884 103.917 108.006
14 100.939 100.594 101.226
16 100.118 100.061 100.174
18 100.014 100.002 100.031
20 99.9999 99.9997 100
22 100 100 100
EOD
$panel1_6 << EOD
10 113.423 109.792 116.46
12 105.658 103.351 108.971
14 100.938 100.639 101.156
16 100.126 100.073 100.167
18 100.011 100.004 100.016
20 100.002 99.9998 100.006
22 100 100 100
EOD
$panel1_7 << EOD
10 112.365 109.368 114.97
12 104.4 102.618 106.385
14 100.443 100.257 100.599
16 100.016 100.006 100.024
18 99.9999 99.9997 100
20 100 100 100
22 100 100 100
EOD
$panel2_0 << EOD
10 579.886 381.154 839.434
12 339.139 228.837 478.001
14 187.489 133.201 250.465
16 126.577 108.741 147.919
18 107.8 103.884 111.42
20 103.5 100.623 106.718
22 100.243 100.075 100.569
EOD
$panel2_1 << EOD
10 1271.74 839.003 1811.71
12 1188.69 774.611 1692.9
14 876.369 624.804 1122.63
16 568.504 300.011 835.826
18 155.271 118.631 200.526
20 109.012 102.902 115.628
22 101.791 100.699 102.734
EOD
$panel2_2 << EOD
10 478.381 328.249 671.753
12 269.639 208.155 341.48
14 167.101 134.536 206.232
16 116.392 108.333 125.877
18 103.441 101.809 105.056
20 100.741 100.473 100.92
22 100.217 100.097 100.346
EOD
$panel2_3 << EOD
10 468.173 339.471 626.565
12 289.789 219.646 373.532
14 174.702 143.9 207.045
16 121.34 112.665 129.854
18 104.729 103.032 106.159
20 101.02 100.493 101.422
22 100.343 100.044 100.623
EOD
$panel2_4 << EOD
10 463.838 347.879 587.736
12 299.239 221.563 394.784
14 170.342 140.17 203.701
16 118.202 110.236 125.827
18 104.035 102.47 105.459
20 100.896 100.53 101.149
22 100.357 100.126 100.615
EOD
$panel2_5 << EOD
10 357.64 246.692 499.786
12 195.386 150.992 252.947
14 128.002 113.972 143.799
16 107.24 102.578 113.213
18 100.685 100.277 101.165
20 100.09 100.019 100.178
22 99.9942 99.9794 100.005
EOD
$panel2_6 << EOD
10 364.973 250.135 513.563
12 201.195 158.919 256.38
14 139.204 121.162 162.551
16 111.117 105.628 117.664
18 101.276 100.543 102.17
20 100.179 100.011 100.333
22 99.9928 99.9782 100.002
EOD
$panel2_7 << EOD
10 360.936 269.89 462.549
12 206.764 155.551 272.044
14 132.657 113.707 154.922
16 106.421 101.69 112.493
18 100.37 100.04 100.877
20 100.005 100 100.012
22 100 100 100
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "replacement.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set style line 8 lc rgb "#0072B2" lw 1.6 pt 8 ps 0.7 dt 4
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "table entries, power of two"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "nodes, percent of four-way"."\n"."buckets with the largest table"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel2_7 using ($1 + 0):2 with linespoints ls 8
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
  keyentry with linespoints ls 1 title "New", \
  keyentry with linespoints ls 2 title "Old", \
  keyentry with linespoints ls 3 title "Deep", \
  keyentry with linespoints ls 4 title "Big", \
  keyentry with linespoints ls 5 title "BigAll", \
  keyentry with linespoints ls 6 title "TwoDeep", \
  keyentry with linespoints ls 7 title "TwoBig", \
  keyentry with linespoints ls 8 title "Buckets of four"
unset multiplot
set output
