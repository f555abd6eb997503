# ins-memory: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 1 1 1
3 0.5196 0.5008 0.536
4 0.9476 0.92079 0.97442
5 0.52488 0.50376 0.545046
6 1.644 1.5855 1.69857
7 0.9558 0.888563 1.01436
8 3.04276 2.85669 3.2645
EOD
$panel0_1 << EOD
2 1 1 1
3 0.5196 0.5008 0.536
4 1.5628 1.504 1.61481
5 0.65792 0.63232 0.681202
6 1.80144 1.7375 1.85697
7 0.98236 0.914193 1.04161
8 3.07248 2.88583 3.29345
EOD
$panel0_2 << EOD
2 1 1 1
3 0.3884 0.38159 0.3936
4 1.5604 1.4988 1.61441
5 0.912 0.871584 0.950892
6 3.23152 3.11814 3.33752
7 1.85104 1.72264 1.96588
8 6.03708 5.66379 6.47969
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
7 0.47992 0.434991 0.527681
8 1.21548 1.07945 1.35156
EOD
$panel1_1 << EOD
2 1 1 1
3 0.5228 0.5048 0.53881
4 1.4364 1.39076 1.4788
5 0.54664 0.522638 0.5696
6 1.11488 1.05999 1.1705
7 0.51216 0.464087 0.559332
8 1.2442 1.10846 1.3794
EOD
$panel1_2 << EOD
2 1 1 1
3 0.3884 0.3812 0.3944
4 1.4352 1.38916 1.4788
5 0.6844 0.648056 0.72129
6 2.01024 1.90254 2.11495
7 0.93148 0.848331 1.027
8 2.65208 2.37173 2.94414
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
7 0.31068 0.278595 0.347013
8 0.70004 0.641592 0.760302
EOD
$panel2_1 << EOD
2 1 1 1
3 0.3956 0.36839 0.4232
4 1.044 0.96439 1.136
5 0.41544 0.389358 0.442162
6 0.7356 0.691916 0.774256
7 0.33656 0.301308 0.37619
8 0.71888 0.657015 0.78267
EOD
$panel2_2 << EOD
2 1 1 1
3 0.3332 0.3196 0.3468
4 1.0284 0.94396 1.12364
5 0.52376 0.493838 0.55569
6 1.32136 1.23088 1.40506
7 0.61084 0.55404 0.674984
8 1.56108 1.40078 1.72832
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
7 0.2336 0.204556 0.264427
8 0.4974 0.451297 0.54905
EOD
$panel3_1 << EOD
2 1 1 1
3 0.344 0.318 0.3712
4 0.8884 0.80999 0.95882
5 0.31824 0.28919 0.345842
6 0.57912 0.5407 0.61594
7 0.249 0.21848 0.283163
8 0.5116 0.462398 0.56636
EOD
$panel3_2 << EOD
2 1 1 1
3 0.3024 0.2892 0.3156
4 0.88 0.80039 0.95121
5 0.42952 0.405438 0.453928
6 0.996 0.904298 1.08338
7 0.4962 0.450718 0.548828
8 1.07976 0.928846 1.23524
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
3 0.1462 0.143999 0.1475
4 0.489125 0.478542 0.4991
5 0.180019 0.170959 0.188575
6 1.59583 1.50705 1.6777
EOD
$panel4_1 << EOD
2 1 1 1
3 0.1462 0.143999 0.1475
4 1.38795 1.36637 1.40558
5 0.224119 0.214603 0.233032
6 1.64626 1.56015 1.72731
EOD
$panel4_2 << EOD
2 1 1 1
3 0.09965 0.0989 0.1
4 1.38795 1.36637 1.40558
5 0.508656 0.48036 0.536562
6 4.82857 4.55968 5.07498
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
3 0.145825 0.143899 0.1475
4 0.27125 0.264246 0.278277
5 0.0791125 0.0727849 0.0843526
6 0.303563 0.274184 0.333255
EOD
$panel5_1 << EOD
2 1 1 1
3 0.145825 0.143899 0.1475
4 1.15765 1.12952 1.17781
5 0.123662 0.114407 0.129909
6 0.362275 0.32897 0.394836
EOD
$panel5_2 << EOD
2 1 1 1
3 0.09975 0.09935 0.1
4 1.15765 1.12952 1.17781
5 0.216638 0.193433 0.241946
6 1.52486 1.39597 1.63507
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
3 0.1003 0.0923494 0.108152
4 0.1895 0.181298 0.198376
5 0.0459188 0.035656 0.0557373
6 0.149056 0.131562 0.167832
EOD
$panel6_1 << EOD
2 1 1 1
3 0.1003 0.0923494 0.108152
4 0.79475 0.718172 0.865612
5 0.0817625 0.0659962 0.0962004
6 0.191556 0.16545 0.21804
EOD
$panel6_2 << EOD
2 1 1 1
3 0.081775 0.0780738 0.0853
4 0.79475 0.718172 0.865612
5 0.1312 0.113286 0.150178
6 0.87745 0.716119 1.04601
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
3 0.091825 0.0834994 0.0996756
4 0.152725 0.145274 0.1598
5 0.0341 0.0254975 0.0437852
6 0.1058 0.0891792 0.121656
EOD
$panel7_1 << EOD
2 1 1 1
3 0.091825 0.0834994 0.0996756
4 0.5067 0.433753 0.574844
5 0.06 0.0447953 0.0764201
6 0.138056 0.109001 0.165351
EOD
$panel7_2 << EOD
2 1 1 1
3 0.075675 0.0717744 0.079275
4 0.50625 0.433312 0.574321
5 0.0944438 0.0828264 0.107818
6 0.623838 0.432613 0.806877
EOD
$panel7_3 << EOD
2 1 1 1
3 1 1 1
4 1 1 1
5 1 1 1
6 1 1 1
EOD
set terminal svg size 1400,748 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "ins-memory.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
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
set bmargin at screen 0.6150
set tmargin at screen 0.9412
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
set bmargin at screen 0.6150
set tmargin at screen 0.9412
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
set bmargin at screen 0.6150
set tmargin at screen 0.9412
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
set bmargin at screen 0.6150
set tmargin at screen 0.9412
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
set bmargin at screen 0.1310
set tmargin at screen 0.4572
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
set bmargin at screen 0.1310
set tmargin at screen 0.4572
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
set bmargin at screen 0.1310
set tmargin at screen 0.4572
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
set bmargin at screen 0.1310
set tmargin at screen 0.4572
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
  keyentry with linespoints ls 1 title "PNS(1)", \
  keyentry with linespoints ls 2 title "PNS(2)", \
  keyentry with linespoints ls 3 title "INS", \
  keyentry with linespoints ls 4 title "SSS*"
unset multiplot
set output
