# root-order: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 102.4467326 95.76519103 108.7236908
3 99.55289576 97.80182274 101.2456972
4 99.72899627 97.69364772 101.9273674
5 98.49774314 96.13648507 100.5178553
6 99.25557735 97.16568318 101.1543983
7 96.76893019 92.59503906 100.4292896
EOD
$panel0_1 << EOD
2 99.18618989 95.98415664 101.401795
3 100.1257733 99.2837975 100.8972673
4 98.91133016 96.9707505 100.6169396
5 99.31537719 97.12118857 101.5245602
6 100.1634209 97.97708697 101.9734128
7 97.34235874 92.87940661 100.838538
EOD
$panel1_0 << EOD
2 100.5167959 100 101.5725446
3 100.2026342 99.86786209 100.5810172
4 99.78526893 99.1324523 100.2535579
5 99.71112384 99.19085823 100.054642
6 99.87566783 99.64452863 100.0613451
7 99.44886321 98.54130748 99.99041242
8 99.82170413 99.46686584 100.0699555
9 101.0282387 99.41834695 103.8215118
10 100.4207601 99.64383339 101.701578
EOD
$panel1_1 << EOD
2 100 100 100
3 98.84671658 97.38347437 100.0172102
4 99.06434067 97.51760845 100.5968774
5 99.55900481 99.06583766 100.0719304
6 99.76348905 99.42976935 100.0323696
7 100.0204318 99.57609593 100.4480906
8 99.93238858 99.69154072 100.2104603
9 99.88640027 99.419619 100.3963576
10 99.88217672 99.62926266 100.0893118
EOD
$panel2_0 << EOD
2 101.1679835 99.96606228 103.243064
3 100.7754478 99.90876386 101.8134698
4 100.2795185 99.55738377 101.0381593
5 99.29358382 97.87470592 100.2496498
6 98.65311927 96.21747971 100.0660351
7 99.35296644 97.80527597 100.5335306
8 98.30059877 94.91120419 100.742356
9 98.80811844 96.06691534 100.9888208
10 97.79913681 94.16347849 100.4906799
11 96.75019037 91.16322805 100.4767108
12 97.66846108 92.46440846 100.7451371
13 97.65703149 91.1043493 101.2763955
14 96.98277114 90.84755429 100.9221093
15 97.74435887 92.80820104 101.1640672
EOD
$panel2_1 << EOD
2 100.0486855 99.8355747 100.2997803
3 99.74042829 98.17438912 100.8173085
4 99.75567546 98.3207851 101.4376582
5 100.1361419 98.90509561 101.6393854
6 100.3361894 99.61000515 101.0876366
7 101.2326174 99.14175091 103.9279172
8 100.6644899 99.02523283 102.779269
9 100.2645501 98.83235934 101.8524042
10 100.0012357 98.55463971 101.4705105
11 97.95772229 95.98198051 99.8927218
12 98.36595837 96.7428184 100.004708
13 98.18614424 96.99547346 99.34052742
14 97.99044523 96.79254223 99.08122414
15 98.24842695 96.90271162 99.40577996
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "root-order.svg"
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "nodes, percent of those without"
set title "chess"
plot $panel0_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.064
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
  keyentry with linespoints ls 1 title "MTD(f)", \
  keyentry with linespoints ls 2 title "Aspiration NegaScout"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "root-order.png"
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "nodes, percent of those without"
set title "chess"
plot $panel0_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.064
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
  keyentry with linespoints ls 1 title "MTD(f)", \
  keyentry with linespoints ls 2 title "Aspiration NegaScout"
unset multiplot
set output
