# variable-depth: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 104.658 100.407 109.097
4 99.7672 93.1928 106.759
5 97.1234 93.9797 100.042
6 99.4009 95.1684 104.162
7 99.026 96.6966 102.282
EOD
$panel0_1 << EOD
3 150.45 132.376 168.076
4 151.096 119.65 180.101
5 117.986 107.548 127.896
6 127.649 108.209 149.114
7 103.278 95.784 110.505
EOD
$panel0_2 << EOD
3 168.655 131.005 217.524
4 161.142 126.692 207.224
5 145.89 112.575 197.477
6 147.087 120.807 181.278
7 125.344 104.513 150.969
EOD
$panel0_3 << EOD
3 169.156 131.716 217.421
4 162.517 127.913 209.84
5 142.132 111.283 187.363
6 142.603 120.351 175.71
7 135.414 114.551 161.081
EOD
$panel0_4 << EOD
3 126.477 107.587 147.485
4 103.202 93.1678 113.662
5 100.587 97.3147 103.547
6 102.231 97.5969 107.083
7 102.846 98.222 106.74
EOD
$panel1_0 << EOD
4 108.934 103.371 114.995
5 103.075 98.7333 107.365
6 103.486 98.6047 107.987
7 101.324 97.7877 104.792
8 100.813 97.5308 104.495
9 101.135 97.8348 104.366
10 98.5777 95.771 101.52
EOD
$panel1_1 << EOD
4 108.934 103.371 114.995
5 103.075 98.7333 107.365
6 103.486 98.6047 107.987
7 101.324 97.7877 104.792
8 100.813 97.5308 104.495
9 101.135 97.8348 104.366
10 98.5777 95.771 101.52
EOD
$panel1_2 << EOD
4 114.852 108.602 121.881
5 112.979 106.129 120.601
6 123.966 114.002 133.894
7 120.069 109.815 131.425
8 133.817 123.559 144.883
9 139.029 130.989 149.217
10 133.621 125.153 144.286
EOD
$panel1_3 << EOD
4 111.794 104.454 119.523
5 121.484 111.763 133.529
6 138.299 126.499 150.897
7 164.14 144.635 186.913
8 180.348 164.022 197.892
9 268.015 221.894 317.614
10 245.985 208.421 285.689
EOD
$panel1_4 << EOD
4 107.621 102.051 113.611
5 102.545 98.2023 106.885
6 103.553 98.5998 107.838
7 101.358 97.522 105.12
8 100.847 97.5413 104.369
9 101.933 98.0513 105.692
10 99.3604 96.4574 101.974
EOD
$panel2_0 << EOD
6 110.237 104.324 116.839
7 105.206 100.403 110.579
8 107.261 100.547 115.461
9 107.416 101.577 113.212
10 108.139 102.692 114.39
11 104.957 99.6325 110.602
12 105.276 99.1256 112.076
13 102.74 97.4296 109.088
EOD
$panel2_1 << EOD
6 137.67 126.83 150.604
7 127.339 119.436 136.695
8 127.924 115.744 141.627
9 121.22 113.766 129.277
10 121.473 110.85 133.088
11 117.683 111.131 124.72
12 113.554 104.334 125.728
13 113.978 106.086 122.674
EOD
$panel2_2 << EOD
6 111.394 103.371 120.929
7 102.151 93.9644 112.07
8 107.09 85.0289 141.352
9 94.4352 77.8475 113.28
10 103.574 86.506 125.231
11 102.733 88.3644 120.773
12 95.4154 79.8326 113.128
13 105.508 77.926 134.058
EOD
$panel2_3 << EOD
6 110.199 101.624 120.09
7 104.366 96.9973 112.944
8 116.078 93.1745 149.407
9 107.197 89.1126 127.504
10 125.346 90.5356 172.014
11 114.527 94.5392 138.162
12 124.689 96.9355 152.955
13 142.875 87.5799 201.48
EOD
$panel2_4 << EOD
6 107.788 102.131 113.927
7 105.334 100.514 110.245
8 108.926 101.136 117.334
9 105.582 99.699 112.077
10 108.119 100.773 115.668
11 102.109 96.5604 107.786
12 103.818 95.766 111.519
13 103.231 98.4853 108.686
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "variable-depth.svg"
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
set yrange [80:269]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
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
  keyentry with linespoints ls 1 title "fixed depth", \
  keyentry with linespoints ls 2 title "fixed depth, no quiescence", \
  keyentry with linespoints ls 3 title "play", \
  keyentry with linespoints ls 4 title "play, entries of equal depth", \
  keyentry with linespoints ls 5 title "play, nothing left out"
unset multiplot
set output
