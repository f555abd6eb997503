# etc-order: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 100 100 100
3 100 100 100
4 100.0158684 99.99235433 100.0523618
5 100.0261497 99.98292277 100.0883224
6 99.52826008 98.84008403 100.0735843
7 99.24877585 98.60123217 99.81249365
EOD
$panel0_1 << EOD
2 100 100 100
3 100 100 100
4 100.0006819 99.98853676 100.0172608
5 99.98511473 99.58754351 100.3551501
6 99.71949459 99.20957351 100.1702943
7 99.01245988 98.08234462 100.134771
EOD
$panel1_0 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100.055991 100.0063898 100.1127098
6 100.1312174 99.80669145 100.5372686
7 100.1216074 99.75117586 100.6197021
8 100.0618991 99.6566208 100.5257523
9 100.1174913 99.2954867 101.0171273
10 99.70939981 98.94081751 100.5289769
EOD
$panel1_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100.1110519 100.0117673 100.2637648
6 100.193326 99.92877361 100.5839134
7 100.1683544 99.61713567 100.7288287
8 100.5624327 100.043005 101.1025285
9 100.2329444 99.70089477 100.7296681
10 100.100493 99.56974945 100.5535523
EOD
$panel2_0 << EOD
2 100 100 100
3 100 100 100
4 99.990006 99.97019956 100
5 100.2657112 100 100.7976375
6 99.9155788 99.53298866 100.2589735
7 99.03963713 97.95283283 99.88771962
8 99.15129021 97.95014565 100.1486303
9 98.61329613 96.81308524 100.1474209
10 98.90190924 96.68782026 101.2926727
11 98.36464316 96.03339714 100.4631737
12 98.25420155 95.86400493 100.3768102
13 98.09225005 95.57855398 100.3792243
14 97.5767846 94.94280877 100.2032153
15 97.64049104 95.00643868 100.4844176
EOD
$panel2_1 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 99.90279773 99.66212192 100.0166794
6 99.67457508 99.31584358 99.95004156
7 98.72001573 97.90544327 99.51291041
8 98.6624065 97.90931033 99.47384426
9 98.75693525 97.33661133 99.94121265
10 98.42029416 97.16618382 99.69118987
11 99.12699174 97.20125588 101.5653604
12 99.32370261 97.54479776 100.9460911
13 98.8803308 97.07402611 100.663667
14 100.4770827 97.88369121 102.6171807
15 100.1029984 97.28707658 102.8133562
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "etc-order.svg"
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
set ylabel "leaves, percent of"."\n"."those with plain ETC"
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "MTD(f)"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "etc-order.png"
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
set ylabel "leaves, percent of"."\n"."those with plain ETC"
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "MTD(f)"
unset multiplot
set output
