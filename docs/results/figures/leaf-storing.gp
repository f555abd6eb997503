# leaf-storing: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 101.7474772 100.8280068 103.5115081
3 117.6167779 114.1103361 122.4488067
4 117.2997381 114.7804903 120.3773221
5 133.1299069 129.4081702 137.1237723
6 130.9232793 127.7004611 134.7305505
EOD
$panel0_1 << EOD
2 89.93354664 84.44410413 95.2757957
3 97.2195742 95.41481724 99.1761558
4 85.37159689 79.87502484 91.04607905
5 95.16730098 92.65515787 97.75475856
6 92.15463123 86.16722712 99.47725743
EOD
$panel0_2 << EOD
2 105.8085159 98.75152162 113.5172156
3 117.6866857 113.6315497 122.5960857
4 101.7409096 95.84979706 108.7733053
5 127.8981791 122.964837 132.4319725
6 120.0162782 111.5724819 130.164349
EOD
$panel1_0 << EOD
2 104.6386192 103.7725343 105.8071832
3 104.1957171 103.4792129 104.915108
4 103.9223839 103.4825469 104.3739114
5 105.4216456 104.7472006 106.0601861
6 105.3554502 104.9134837 105.7491277
7 106.49502 105.8940394 107.0368097
8 106.3116725 105.8631991 106.7296921
9 106.9851545 106.3720619 107.5216082
EOD
$panel1_1 << EOD
2 96.70981661 94.37715088 98.95479219
3 97.85856574 95.82358775 100.0132032
4 97.07553708 94.41453984 99.57534533
5 95.1041311 92.22754692 97.80420101
6 94.3912404 90.71769718 97.58340686
7 91.89538759 88.43899568 95.64537712
8 93.4883002 89.08851795 99.48571828
9 94.74129349 90.77357604 100.1707665
EOD
$panel1_2 << EOD
2 107.7130529 104.7823893 110.7785636
3 104.1085657 102.352023 106.0608119
4 101.8664819 99.11568107 104.4030815
5 100.6213725 97.36142691 103.5602342
6 99.66715694 95.76217137 103.0719961
7 97.91450886 94.06888387 101.7996505
8 99.35160933 94.8141686 105.5204497
9 101.3844293 97.02419059 107.3827005
EOD
$panel2_0 << EOD
2 108.522283 106.4845946 110.8060902
3 121.1943794 117.567457 125.096653
4 121.1016606 118.0628171 124.1152554
5 133.3054638 126.7473505 140.3140877
6 132.6800136 128.6595818 136.7605389
7 139.5499905 132.3557412 147.3019009
8 139.66914 135.1071497 144.7211627
9 143.78922 136.7692104 151.75997
10 140.819254 136.2902176 146.2833888
11 143.9546767 136.0983357 153.5739858
12 142.2810855 136.5771342 149.403487
13 144.2663769 135.5324373 155.7595472
EOD
$panel2_1 << EOD
2 97.88897576 95.88263707 99.81829465
3 96.44028103 94.57025438 98.56877087
4 91.3527744 87.95793828 95.02006331
5 93.65829188 91.05011393 96.48963354
6 89.88556885 86.21141944 93.67661723
7 91.52093078 87.89310391 95.27781387
8 89.27798856 85.35643114 93.48373448
9 92.40808444 88.70671952 96.08923388
10 91.32436331 88.01860533 95.33285899
11 93.58240745 90.25867628 97.10025626
12 92.42156464 89.03341284 95.60495134
13 94.2070911 91.39807951 97.12649099
EOD
$panel2_2 << EOD
2 121.735731 115.1487779 128.8490664
3 124.9648712 119.4054327 130.8888139
4 115.8667477 110.765854 120.8948294
5 128.6860917 121.2583141 137.6660247
6 121.5595503 114.242982 129.015167
7 130.0494884 119.8050398 139.8632031
8 125.723906 116.7345035 134.7036031
9 133.8936325 123.3217992 144.985662
10 129.7874985 121.6134946 138.7631178
11 136.2574194 125.1397272 148.8933123
12 132.4582232 124.3966289 141.0001396
13 136.9989214 126.192083 149.7719622
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "leaf-storing.svg"
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
set tmargin at screen 0.91
set ylabel "leaves, percent of aspiration"."\n"."NegaScout that stores them"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout, not stored", \
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "MTD(f), not stored"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "leaf-storing.png"
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
set tmargin at screen 0.91
set ylabel "leaves, percent of aspiration"."\n"."NegaScout that stores them"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout, not stored", \
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "MTD(f), not stored"
unset multiplot
set output
