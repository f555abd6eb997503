# ins-memory: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 1 1 1
3 0.5196 0.5008 0.536
4 0.9476 0.92079 0.97442
5 0.52488 0.50376 0.545046
6 1.644 1.585498 1.698566
7 0.9558 0.8885630877 1.01436
8 3.04276 2.856691339 3.264504
EOD
$panel0_1 << EOD
2 1 1 1
3 0.5196 0.5008 0.536
4 1.5628 1.504 1.61481
5 0.65792 0.63232 0.681202
6 1.80144 1.7375 1.856968
7 0.98236 0.9141927619 1.041607442
8 3.07248 2.885834277 3.293450526
EOD
$panel0_2 << EOD
2 1 1 1
3 0.3884 0.38159 0.3936
4 1.5604 1.4988 1.61441
5 0.912 0.871584 0.950892
6 3.23152 3.118138 3.337524
7 1.85104 1.722639778 1.965884444
8 6.03708 5.663787778 6.479688998
EOD
$panel0_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
7 1 1 1
8 1 1 1
EOD
$panel1_0 << EOD
2 1 1 1
3 0.5228 0.5048 0.53881
4 0.8212 0.8008 0.8408
5 0.41976 0.400316 0.43897
6 0.94384 0.89287 0.995588
7 0.47992 0.4349909319 0.5276814694
8 1.21548 1.079451429 1.351556141
EOD
$panel1_1 << EOD
2 1 1 1
3 0.5228 0.5048 0.53881
4 1.4364 1.39076 1.4788
5 0.54664 0.522638 0.5696
6 1.11488 1.059994 1.1705
7 0.51216 0.4640866667 0.559332028
8 1.2442 1.108461283 1.379397748
EOD
$panel1_2 << EOD
2 1 1 1
3 0.3884 0.3812 0.3944
4 1.4352 1.38916 1.4788
5 0.6844 0.648056 0.72129
6 2.01024 1.902542 2.114946
7 0.93148 0.8483305832 1.026999181
8 2.65208 2.371729772 2.944144716
EOD
$panel1_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
7 1 1 1
8 1 1 1
EOD
$panel2_0 << EOD
2 1 1 1
3 0.3956 0.36839 0.4232
4 0.662 0.6344 0.692
5 0.30864 0.28815 0.329926
6 0.62304 0.589434 0.655042
7 0.31068 0.278595 0.3470129091
8 0.70004 0.6415917336 0.7603022297
EOD
$panel2_1 << EOD
2 1 1 1
3 0.3956 0.36839 0.4232
4 1.044 0.96439 1.136
5 0.41544 0.389358 0.442162
6 0.7356 0.691916 0.774256
7 0.33656 0.3013080526 0.3761895652
8 0.71888 0.6570148325 0.7826696396
EOD
$panel2_2 << EOD
2 1 1 1
3 0.3332 0.3196 0.3468
4 1.0284 0.94396 1.12364
5 0.52376 0.493838 0.55569
6 1.32136 1.230876 1.40506
7 0.61084 0.5540395604 0.674984
8 1.56108 1.400778605 1.72832059
EOD
$panel2_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
7 1 1 1
8 1 1 1
EOD
$panel3_0 << EOD
2 1 1 1
3 0.344 0.318 0.3712
4 0.6032 0.5776 0.62601
5 0.24264 0.22464 0.260488
6 0.494 0.465274 0.52225
7 0.2336 0.2045562929 0.2644274152
8 0.4974 0.4512974148 0.5490495238
EOD
$panel3_1 << EOD
2 1 1 1
3 0.344 0.318 0.3712
4 0.8884 0.80999 0.95882
5 0.31824 0.28919 0.345842
6 0.57912 0.5407 0.61594
7 0.249 0.2184796662 0.2831631622
8 0.5116 0.4623978378 0.5663600601
EOD
$panel3_2 << EOD
2 1 1 1
3 0.3024 0.2892 0.3156
4 0.88 0.80039 0.95121
5 0.42952 0.405438 0.453928
6 0.996 0.904298 1.08338
7 0.4962 0.4507178378 0.548827907
8 1.07976 0.928845907 1.235240212
EOD
$panel3_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
7 1 1 1
8 1 1 1
EOD
$panel4_0 << EOD
2 1 1 1
3 0.1462 0.14399875 0.1475
4 0.489125 0.478541875 0.4991
5 0.18001875 0.1709592216 0.1885754934
6 1.59583125 1.507046578 1.677702816
EOD
$panel4_1 << EOD
2 1 1 1
3 0.1462 0.14399875 0.1475
4 1.38795 1.3663675 1.40557625
5 0.22411875 0.214603342 0.2330315625
6 1.64625625 1.560146499 1.727309844
EOD
$panel4_2 << EOD
2 1 1 1
3 0.09965 0.0989 0.1
4 1.38795 1.3663675 1.40557625
5 0.50865625 0.480359933 0.5365621094
6 4.82856875 4.559676752 5.07498187
EOD
$panel4_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
EOD
$panel5_0 << EOD
2 1 1 1
3 0.145825 0.143899375 0.1475
4 0.27125 0.26424625 0.278276875
5 0.0791125 0.07278485795 0.08435258681
6 0.3035625 0.2741837109 0.3332552734
EOD
$panel5_1 << EOD
2 1 1 1
3 0.145825 0.143899375 0.1475
4 1.15765 1.12952125 1.177806875
5 0.1236625 0.1144070627 0.1299085417
6 0.362275 0.3289696875 0.3948363487
EOD
$panel5_2 << EOD
2 1 1 1
3 0.09975 0.09935 0.1
4 1.15765 1.12952125 1.177806875
5 0.2166375 0.1934329211 0.2419457589
6 1.52485625 1.395967552 1.635065921
EOD
$panel5_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
EOD
$panel6_0 << EOD
2 1 1 1
3 0.1003 0.092349375 0.1081525
4 0.1895 0.1812975 0.19837625
5 0.04591875 0.03565603299 0.05573728693
6 0.14905625 0.1315617599 0.1678317764
EOD
$panel6_1 << EOD
2 1 1 1
3 0.1003 0.092349375 0.1081525
4 0.79475 0.7181725 0.865611875
5 0.0817625 0.06599619565 0.09620039062
6 0.19155625 0.1654502074 0.2180403503
EOD
$panel6_2 << EOD
2 1 1 1
3 0.081775 0.07807375 0.0853
4 0.79475 0.7181725 0.865611875
5 0.1312 0.1132856022 0.1501783506
6 0.87745 0.7161194444 1.046008462
EOD
$panel6_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
EOD
$panel7_0 << EOD
2 1 1 1
3 0.091825 0.083499375 0.099675625
4 0.152725 0.14527375 0.1598
5 0.0341 0.02549754464 0.04378522135
6 0.1058 0.08917922794 0.1216562145
EOD
$panel7_1 << EOD
2 1 1 1
3 0.091825 0.083499375 0.099675625
4 0.5067 0.4337525 0.57484375
5 0.06 0.04479527778 0.07642008929
6 0.13805625 0.1090011458 0.1653514375
EOD
$panel7_2 << EOD
2 1 1 1
3 0.075675 0.071774375 0.079275
4 0.50625 0.433311875 0.574320625
5 0.09444375 0.08282643021 0.1078177344
6 0.6238375 0.4326130885 0.806876875
EOD
$panel7_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
EOD
set terminal svg size 1400,724 dynamic font "sans-serif,13" noenhanced
set output "ins-memory.svg"
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
set style line 15 lc rgb "#0072B2" lw 1.6 pt 10 ps 0.7 dt (2,4)
set style line 16 lc rgb "#D55E00" lw 1.6 pt 6 ps 0.7 dt 1
set style line 17 lc rgb "#009E73" lw 1.6 pt 5 ps 0.7 dt 2
set style line 18 lc rgb "#CC79A7" lw 1.6 pt 8 ps 0.7 dt 4
set style line 19 lc rgb "#E69F00" lw 1.6 pt 9 ps 0.7 dt 1
set style line 20 lc rgb "#56B4E9" lw 1.6 pt 15 ps 0.7 dt 5
set style line 21 lc rgb "#000000" lw 1.6 pt 4 ps 0.7 dt 2
set style line 22 lc rgb "#0072B2" lw 1.6 pt 7 ps 0.7 dt 5
set style line 23 lc rgb "#D55E00" lw 1.6 pt 2 ps 0.7 dt 2
set style line 24 lc rgb "#009E73" lw 1.6 pt 1 ps 0.7 dt 1
set style line 25 lc rgb "#CC79A7" lw 1.6 pt 13 ps 0.7 dt 5
set style line 26 lc rgb "#E69F00" lw 1.6 pt 14 ps 0.7 dt 2
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
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel "entries at the peak, in"."\n"."units of w^ceil(d/2)"
set title "w=5, random leaves"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=5, random order"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=5, first best 60 %"
plot $panel2_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=5, 70/90"
plot $panel3_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel3_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel3_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel "entries at the peak, in"."\n"."units of w^ceil(d/2)"
set title "w=20, random leaves"
plot $panel4_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel4_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel4_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel4_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel4_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=20, random order"
plot $panel5_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel5_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel5_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel5_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel5_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=20, first best 60 %"
plot $panel6_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel6_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel6_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel6_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel6_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel6_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel6_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel6_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=20, 70/90"
plot $panel7_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel7_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel7_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel7_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel7_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel7_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel7_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel7_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.033
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
  keyentry with linespoints ls 1 title "PNS(1)", \
  keyentry with linespoints ls 2 title "PNS(2)", \
  keyentry with linespoints ls 3 title "INS", \
  keyentry with linespoints ls 4 title "SSS*"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2800,1448 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "ins-memory.png"
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
set style line 15 lc rgb "#0072B2" lw 1.6 pt 10 ps 0.7 dt (2,4)
set style line 16 lc rgb "#D55E00" lw 1.6 pt 6 ps 0.7 dt 1
set style line 17 lc rgb "#009E73" lw 1.6 pt 5 ps 0.7 dt 2
set style line 18 lc rgb "#CC79A7" lw 1.6 pt 8 ps 0.7 dt 4
set style line 19 lc rgb "#E69F00" lw 1.6 pt 9 ps 0.7 dt 1
set style line 20 lc rgb "#56B4E9" lw 1.6 pt 15 ps 0.7 dt 5
set style line 21 lc rgb "#000000" lw 1.6 pt 4 ps 0.7 dt 2
set style line 22 lc rgb "#0072B2" lw 1.6 pt 7 ps 0.7 dt 5
set style line 23 lc rgb "#D55E00" lw 1.6 pt 2 ps 0.7 dt 2
set style line 24 lc rgb "#009E73" lw 1.6 pt 1 ps 0.7 dt 1
set style line 25 lc rgb "#CC79A7" lw 1.6 pt 13 ps 0.7 dt 5
set style line 26 lc rgb "#E69F00" lw 1.6 pt 14 ps 0.7 dt 2
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
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel "entries at the peak, in"."\n"."units of w^ceil(d/2)"
set title "w=5, random leaves"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=5, random order"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=5, first best 60 %"
plot $panel2_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=5, 70/90"
plot $panel3_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel3_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel3_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel "entries at the peak, in"."\n"."units of w^ceil(d/2)"
set title "w=20, random leaves"
plot $panel4_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel4_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel4_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel4_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel4_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=20, random order"
plot $panel5_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel5_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel5_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel5_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel5_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=20, first best 60 %"
plot $panel6_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel6_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel6_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel6_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel6_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel6_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel6_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel6_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=20, 70/90"
plot $panel7_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel7_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel7_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel7_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel7_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel7_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel7_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel7_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.033
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
  keyentry with linespoints ls 1 title "PNS(1)", \
  keyentry with linespoints ls 2 title "PNS(2)", \
  keyentry with linespoints ls 3 title "INS", \
  keyentry with linespoints ls 4 title "SSS*"
unset multiplot
set output
