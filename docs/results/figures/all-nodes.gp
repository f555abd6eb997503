# all-nodes: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 105.01 99.322 113.427
3 111.429 105.766 117.523
4 104.22 97.5581 109.769
5 106.932 102.2 110.844
6 104.431 101.369 107.248
7 105.299 102.033 108.308
EOD
$panel0_1 << EOD
2 105.01 99.322 113.427
3 102.089 100.399 104.88
4 98.6205 93.0869 103.096
5 100.468 97.4718 102.584
6 100.499 98.1842 102.015
7 99.0722 97.3399 100.457
EOD
$panel0_2 << EOD
2 104.072 97.9674 111.647
3 99.0678 95.2205 102.734
4 92.15 85.8863 97.9722
5 96.1344 92.5337 98.6054
6 87.7089 77.6465 97.2406
7 97.0905 94.0819 99.6972
EOD
$panel0_3 << EOD
2 104.072 97.9674 111.647
3 98.0041 94.4391 101.316
4 92.8819 84.9883 100.251
5 95.9971 91.6506 99.4977
6 88.3956 78.0635 98.0258
7 98.1118 94.4257 101.446
EOD
$panel0_4 << EOD
2 103.35 97.4343 110.568
3 98.6956 94.8684 102.29
4 92.1535 85.7529 97.9452
5 95.6875 91.7688 98.3733
6 89.2459 79.1079 98.4611
7 97.6341 94.3926 100.297
EOD
$panel0_5 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
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
2 99.1179 94.1856 103.819
3 100.921 99.6569 102.216
4 100.519 97.9202 103.468
5 101.764 100.529 103.182
6 100.619 96.5537 105.566
7 101.443 98.1024 104.977
8 103.06 99.8639 106.366
9 102.794 100.999 104.543
10 103.818 101.811 106.295
EOD
$panel1_2 << EOD
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
$panel1_3 << EOD
2 122.9 114.847 131.422
3 109.872 103.532 116.634
4 103.762 97.8639 109.861
5 99.9714 95.3067 104.807
6 97.0313 91.3093 102.192
7 94.4307 91.2335 97.9727
8 95.6224 91.4677 100.114
9 97.3884 91.3405 102.823
10 93.6723 89.6873 97.0289
EOD
$panel1_4 << EOD
2 124.03 115.804 132.415
3 110.362 105.343 115.513
4 106.891 102.342 111.563
5 101.624 98.2603 105.154
6 99.7107 95.5943 103.704
7 98.7728 96.1144 101.628
8 97.5028 94.1959 100.949
9 102.362 98.6803 106.092
10 98.4274 95.6225 100.818
EOD
$panel1_5 << EOD
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
2 93.9642 90.9888 96.8399
3 101.289 99.1214 103.641
4 101.832 99.4902 103.975
5 104.702 102.838 106.543
6 106.215 104.427 108.303
7 106.52 104.311 108.779
8 104.948 102.054 107.986
9 106.263 103.303 109.008
10 107.454 101.844 113.339
11 106.577 101.912 111.593
12 106.398 102.392 111.151
13 107.282 102.626 111.803
14 109.249 103.578 114.684
15 108.366 103.927 112.905
EOD
$panel2_1 << EOD
2 93.9642 90.9888 96.8399
3 98.8839 97.5753 99.9547
4 99.3674 97.7526 100.683
5 100.823 99.7446 101.992
6 102.425 100.696 104.393
7 101.758 100.348 103.303
8 101.608 99.9198 103.125
9 101.205 99.2097 103.089
10 101.323 97.9264 104.978
11 101.977 98.1015 105.748
12 102.506 99.6057 105.82
13 104.437 100.217 108.531
14 104.478 99.9628 108.821
15 103.703 99.6912 107.959
EOD
$panel2_2 << EOD
2 131.698 122.389 142.126
3 113.799 109.55 118.249
4 108.708 103.428 113.984
5 106.683 102.58 110.971
6 107.345 101.936 113.283
7 103.078 98.7241 108.104
8 105.049 99.0205 112.859
9 105.315 99.574 110.967
10 106.235 100.539 112.65
11 103.446 98.157 109.116
12 103.544 97.6736 109.964
13 101.291 96.607 107.361
14 103.083 97.1012 109.288
15 101.774 98.0381 105.638
EOD
$panel2_3 << EOD
2 131.698 122.389 142.126
3 111.161 107.244 115.261
4 105.93 100.704 111.116
5 103.141 99.0636 107.697
6 102.554 97.6294 107.618
7 97.3255 92.6241 102.185
8 98.5936 93.3786 104.042
9 97.5852 93.4446 102.09
10 97.9768 92.704 103.991
11 94.4979 90.4906 99.0072
12 94.1099 91.1838 97.5278
13 94.4434 91.2862 98.6706
14 95.195 90.9666 100.447
15 95.4639 90.2645 101.298
EOD
$panel2_4 << EOD
2 129.634 121.505 138.524
3 113.413 108.661 118.063
4 107.042 102.027 112.157
5 105.605 101.567 109.887
6 106.503 101.813 112.288
7 103.393 99.2482 108.547
8 103.851 99.4534 109.054
9 105.384 100.979 110.132
10 107.929 103.778 113.184
11 102.258 98.7227 106.585
12 101.537 97.3716 106.166
13 100.369 96.6624 104.869
14 102.37 98.0289 106.803
15 102.756 98.4762 107.587
EOD
$panel2_5 << EOD
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
set output "all-nodes.svg"
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
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [80:132]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "nodes with quiescence, percent"."\n"."of aspiration NegaScout"
set title "chess"
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
  $panel0_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel1_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel2_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6
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
  keyentry with linespoints ls 2 title "NegaScout", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "MTD(f), guess of two plies ago", \
  keyentry with linespoints ls 5 title "MTD-step", \
  keyentry with linespoints ls 6 title "Aspiration NegaScout"
unset multiplot
set output
