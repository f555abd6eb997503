# ins-table: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 154.002 144.803 163.677
6 137.196 129.395 145.832
8 117.32 112.314 122.71
10 107.17 103.676 110.849
12 104.104 100.989 107.381
14 103.519 100.453 106.679
16 103.5 100.435 106.659
20 103.5 100.434 106.658
EOD
$panel0_1 << EOD
4 139.314 132.919 145.431
6 123.93 119.153 128.844
8 109.576 106.607 112.789
10 102.989 100.952 105.349
12 101.314 99.4484 103.455
14 100.983 99.1174 103.086
16 100.971 99.1063 103.076
20 100.97 99.1063 103.076
EOD
$panel0_2 << EOD
4 139.386 132.982 145.507
6 123.649 119.003 128.545
8 109.355 106.441 112.541
10 102.911 100.87 105.262
12 101.3 99.4338 103.441
14 100.983 99.1174 103.086
16 100.971 99.1063 103.076
20 100.97 99.1063 103.076
EOD
$panel0_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel0_4 << EOD
4 159.652 150.131 169.465
20 159.652 150.131 169.465
EOD
$panel1_0 << EOD
4 118.644 112.938 125.015
6 111.426 106.801 116.708
8 103.345 99.4918 107.454
10 99.6586 96.2186 103.261
12 98.4794 95.1741 101.943
14 98.4194 95.1058 101.894
16 98.4162 95.103 101.888
20 98.4162 95.103 101.888
EOD
$panel1_1 << EOD
4 118.606 113.793 123.946
6 112.003 108.38 116.225
8 103.411 101.194 105.808
10 99.9557 98.2117 101.835
12 99.0374 97.3334 100.848
14 98.9884 97.2695 100.801
16 98.9837 97.268 100.797
20 98.9837 97.268 100.797
EOD
$panel1_2 << EOD
4 118.772 113.935 124.17
6 111.905 108.247 116.086
8 103.367 101.162 105.77
10 99.9257 98.1789 101.803
12 99.0358 97.3334 100.843
14 98.9868 97.2695 100.796
16 98.9821 97.268 100.793
20 98.9821 97.268 100.793
EOD
$panel1_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel1_4 << EOD
4 121.792 115.884 128.153
20 121.792 115.884 128.153
EOD
$panel2_0 << EOD
4 130.304 125.87 134.319
6 125.596 121.569 129.414
8 115.862 112.995 118.574
10 108.188 106.544 109.806
12 105.171 104.011 106.32
14 104.501 103.439 105.574
16 104.448 103.387 105.503
20 104.448 103.387 105.502
EOD
$panel2_1 << EOD
4 122.6 119.499 125.692
6 118.36 115.636 121.097
8 110.057 108.371 111.773
10 103.958 103.109 104.861
12 102.327 101.749 102.91
14 102.238 101.665 102.811
16 102.235 101.662 102.808
20 102.235 101.662 102.808
EOD
$panel2_2 << EOD
4 122.693 119.576 125.791
6 118.396 115.668 121.136
8 109.801 108.158 111.489
10 103.863 103.03 104.74
12 102.319 101.739 102.904
14 102.244 101.664 102.822
16 102.241 101.662 102.819
20 102.241 101.662 102.819
EOD
$panel2_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel2_4 << EOD
4 130.355 125.884 134.383
20 130.355 125.884 134.383
EOD
$panel3_0 << EOD
4 116.682 110.081 122.962
6 109.283 104.454 114.074
8 101.586 99.4522 103.716
10 100.168 98.3647 101.888
12 99.723 97.9789 101.364
14 99.6834 97.951 101.325
16 99.6834 97.951 101.325
20 99.6834 97.951 101.325
EOD
$panel3_1 << EOD
4 114.98 108.748 120.9
6 107.795 103.514 112.198
8 100.249 98.9714 101.541
10 99.1054 98.1725 99.9233
12 98.9952 98.0608 99.8013
14 98.9853 98.0463 99.7858
16 98.9853 98.0463 99.7858
20 98.9853 98.0463 99.7858
EOD
$panel3_2 << EOD
4 115.182 108.913 121.146
6 107.883 103.572 112.308
8 100.266 98.9741 101.564
10 99.1408 98.2094 99.9683
12 98.998 98.0607 99.8089
14 98.9853 98.0463 99.7858
16 98.9853 98.0463 99.7858
20 98.9853 98.0463 99.7858
EOD
$panel3_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel3_4 << EOD
4 116.792 110.12 123.138
20 116.792 110.12 123.138
EOD
set terminal svg size 1400,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "ins-table.svg"
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
set xlabel "entries, log2"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "leaves, percent of INS"
set title "w=5, d=7, random leaves"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "w=5, d=7, first best 60 %"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "w=20, d=4, random leaves"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "w=20, d=4, first best 60 %"
plot $panel3_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel3_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel3_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "table, bounds", \
  keyentry with linespoints ls 2 title "table, bounds and moves", \
  keyentry with linespoints ls 3 title "table, bounds, moves and ETC", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "NS without memory"
unset multiplot
set output
