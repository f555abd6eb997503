# replacement-mtdf: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 1001.16 415.979 2014.74
12 848.508 306.878 1717.7
14 256.07 131.692 461.587
16 107.896 104.599 110.805
18 102.088 100.829 103.152
20 100.733 99.9503 101.595
22 99.9949 99.8659 100.054
EOD
$panel0_1 << EOD
10 1059.23 461.461 2050.83
12 831.596 369.599 1495.72
14 579.234 270.157 988.817
16 165.823 129.499 205.49
18 105.754 103.132 107.978
20 102.142 101.02 103.19
22 100.869 100.16 101.886
EOD
$panel0_2 << EOD
10 174.096 129.277 251.277
12 115.079 110.695 120.156
14 104.112 102.592 105.594
16 101.399 100.737 102.226
18 100.566 100.064 101.315
20 100.422 99.993 101.171
22 99.9953 99.964 100.013
EOD
$panel0_3 << EOD
10 181.286 135.193 255.44
12 123.23 113.383 134.607
14 106.739 104.176 109.657
16 101.693 101.091 102.316
18 100.396 100.199 100.628
20 100.146 100.069 100.248
22 100.011 99.9872 100.04
EOD
$panel0_4 << EOD
10 178.252 135.838 243.419
12 124.453 113.297 137.604
14 106.378 104.084 109.005
16 101.57 101.029 102.167
18 100.349 100.17 100.549
20 100.136 100.058 100.241
22 100.011 99.987 100.039
EOD
$panel0_5 << EOD
10 178.409 136.675 231.925
12 119.72 110.852 131.148
14 102.757 101.762 103.768
16 100.33 100.151 100.538
18 100.016 99.9933 100.046
20 99.9958 99.9851 100.001
22 100 100 100
EOD
$panel0_6 << EOD
10 207.455 143.835 307.594
12 128.125 114.649 144.615
14 105.134 102.923 107.814
16 100.537 100.284 100.808
18 100.044 100.014 100.081
20 99.9959 99.9851 100.001
22 100 100 100
EOD
$panel0_7 << EOD
10 150.608 128.948 179.62
12 110.086 107.116 113.046
14 101.825 101.034 102.686
16 100.077 100.033 100.126
18 100 100 100.001
20 100 100 100
22 100 100 100
EOD
$panel1_0 << EOD
10 2320.12 1697.14 2912.39
12 1751.3 1115.11 2371.78
14 272.544 121.873 542.82
16 108.287 104.896 112.052
18 101.266 100.46 102.321
20 100.662 100.105 101.596
22 100.072 100.007 100.171
EOD
$panel1_1 << EOD
10 2635.03 1950.29 3276.07
12 2376.26 1711.36 3003.69
14 959.53 597.854 1263.63
16 152.234 117.112 202.926
18 103.189 101.864 104.443
20 100.674 100.296 101.045
22 100.099 100.06 100.138
EOD
$panel1_2 << EOD
10 140.263 128.854 149.972
12 110.176 107.225 112.843
14 102.198 101.527 102.893
16 100.532 100.378 100.663
18 100.13 100.056 100.185
20 100.032 100.021 100.042
22 100.008 100.005 100.01
EOD
$panel1_3 << EOD
10 144.492 132.507 155.077
12 110.616 107.682 113.406
14 102.704 101.899 103.405
16 100.845 100.517 101.262
18 100.163 100.094 100.219
20 100.041 100.025 100.058
22 100.01 100.006 100.014
EOD
$panel1_4 << EOD
10 145.055 131.783 156.616
12 111.259 108.023 114.233
14 102.759 101.831 103.641
16 100.789 100.492 101.154
18 100.159 100.089 100.213
20 100.039 100.022 100.056
22 100.01 100.006 100.013
EOD
$panel1_5 << EOD
10 158.052 140.136 173.844
12 111.416 107.459 115.1
14 101.747 100.976 102.556
16 100.142 100.057 100.233
18 100.02 100.011 100.03
20 100.004 100.001 100.011
22 100 100 100
EOD
$panel1_6 << EOD
10 170.008 147.57 189.493
12 112.135 108.127 116.033
14 101.611 101.032 102.137
16 100.165 100.087 100.233
18 100.018 100.009 100.028
20 100.004 100 100.01
22 100 100 100
EOD
$panel1_7 << EOD
10 142.866 129.784 154.935
12 106.901 104.257 109.665
14 100.727 100.412 101.011
16 100.037 100.014 100.066
18 100 100 100.001
20 100 100 100
22 100 100 100
EOD
$panel2_0 << EOD
10 2819.49 1514 3880.3
12 1521.99 755.082 2154.18
14 530.123 215.102 779.521
16 137.855 117.736 152.612
18 102.735 99.5463 105.33
20 100.367 97.9785 102.299
22 98.8527 95.7034 100.491
EOD
$panel2_1 << EOD
10 5902.66 3357.4 7764.95
12 6061.69 3176.26 8418.29
14 4776.65 2466.2 6409.82
16 2818.55 1134.83 3963.31
18 209.584 144.377 253.139
20 109.599 104.84 113.42
22 101.491 99.1778 103.519
EOD
$panel2_2 << EOD
10 786.535 476.621 1087.81
12 325.878 243.315 391.752
14 169.981 137.816 194.888
16 113.858 108.125 119.911
18 101.846 98.7402 104.112
20 101.1 100.593 101.526
22 100.184 100.097 100.251
EOD
$panel2_3 << EOD
10 772.433 524.917 1031.92
12 359.504 253.879 449.351
14 184.714 150.586 213.156
16 117.458 109.214 125.439
18 102.314 98.3174 105.7
20 101.08 100.344 101.751
22 100.39 100.206 100.551
EOD
$panel2_4 << EOD
10 837.602 538.121 1178.27
12 352.602 262.443 421.584
14 178.849 143.882 206.055
16 114.65 106.987 123.15
18 101.146 97.1676 104.604
20 100.918 100.339 101.362
22 100.267 100.165 100.352
EOD
$panel2_5 << EOD
10 684.907 414.774 881.328
12 251.464 187.088 308.289
14 143.473 118.42 163.975
16 108.008 101.849 113.56
18 100.998 100.254 101.638
20 100.043 99.9715 100.118
22 100.005 100.001 100.009
EOD
$panel2_6 << EOD
10 681.983 441.488 879.545
12 287.844 201.171 382.503
14 155.299 125.851 188.116
16 111.396 102.313 119.874
18 100.648 99.5176 101.712
20 100.133 100.018 100.244
22 100.012 100.002 100.024
EOD
$panel2_7 << EOD
10 633.589 416.126 792.252
12 245.124 182.603 291.596
14 133.809 112.907 150.937
16 105.892 101.47 109.504
18 100.226 100.041 100.446
20 100.004 100 100.01
22 100 100 100
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "replacement-mtdf.svg"
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
