# quiescence: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 108.311 103.171 115.523
3 115.851 111.727 119.249
4 105.37 97.9717 113.43
5 118.441 111.675 123.593
6 105.398 95.2125 116.164
7 117.078 110.535 121.692
EOD
$panel0_1 << EOD
2 91.5771 86.1277 96.6331
3 97.9709 90.1615 107.268
4 82.8231 66.8021 96.6187
5 106.392 93.9115 117.024
6 87.7095 78.9924 96.5762
7 105.418 99.1154 112.211
EOD
$panel0_2 << EOD
2 107.101 101.436 114.926
3 99.4095 96.962 101.888
4 90.5953 85.8118 96.9936
5 87.7824 83.4852 91.8252
6 84.854 77.4988 95.7694
7 87.2708 82.8715 91.5001
EOD
$panel0_3 << EOD
2 91.9691 86.5121 97.0703
3 96.2123 87.8986 106.936
4 71.2214 57.7243 83.8372
5 85.8519 80.2314 91.0161
6 76.3184 69.6936 82.976
7 82.8379 77.9467 88.4844
EOD
$panel0_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
EOD
$panel1_0 << EOD
2 104.086 101.064 107.449
3 107.463 104.739 110.161
4 113.738 108.713 119.699
5 111.74 108.625 115.029
6 107.285 104.104 110.47
7 107.679 103.497 111.889
8 107.405 101.07 114.459
9 108.298 103.105 114.492
10 112.059 103.869 121.181
11 109.884 104.185 116.555
12 106.498 100.437 112.318
13 107.64 102.394 113.416
14 109.803 100.818 122.309
EOD
$panel1_1 << EOD
2 92.3644 88.0696 97.2318
3 93.4129 90.0346 96.7669
4 89.7339 86.5851 93.1783
5 94.4265 89.86 99.2567
6 88.4237 82.9962 94.3642
7 95.4375 88.2674 104.824
8 89.069 81.4752 98.6117
9 93.8289 87.2016 101.555
10 90.2076 82.6307 97.5445
11 92.5057 87.1715 97.9837
12 86.7042 80.4171 93.1624
13 90.7961 83.5928 97.4509
14 90.3421 84.1029 96.4842
EOD
$panel1_2 << EOD
2 89.7522 86.0979 93.6068
3 95.0249 93.1856 97.0769
4 101.247 96.3376 107.742
5 96.6319 93.2384 100.164
6 96.4347 92.9593 100.015
7 93.0895 88.8237 97.4551
8 96.0513 90.2932 101.96
9 93.9414 89.3798 98.86
10 98.0686 91.1564 106.025
11 93.9968 89.8735 99.1263
12 94.5422 89.2838 100.239
13 95.4113 89.5946 101.854
14 98.3752 89.6412 109.449
EOD
$panel1_3 << EOD
2 90.6899 86.7168 94.7296
3 93.6517 90.7184 96.7629
4 89.5331 85.8164 93.9086
5 94.0054 90.9355 97.1312
6 86.3945 82.2573 90.8848
7 90.7237 86.8955 95.4264
8 86.781 81.4168 93.5736
9 89.4664 85.7942 93.7277
10 86.4517 80.6303 92.0538
11 88.4706 84.2852 92.6017
12 83.6332 77.1618 90.4486
13 87.1604 81.6109 93.0185
14 86.6801 81.1495 92.6495
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
11 100 100 100
12 100 100 100
13 100 100 100
14 100 100 100
EOD
set terminal svg size 700,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "quiescence.svg"
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
set yrange [71:120]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
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
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "checkers"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
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
