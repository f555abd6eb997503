# weak-programs: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 93.09654827 87.25919944 98.45616392
3 97.36381262 94.01164362 100.7120926
4 88.33013093 82.15532165 94.20812346
5 94.71650513 91.39927327 97.63756231
6 94.00811097 89.80704568 99.56094855
EOD
$panel0_1 << EOD
2 94.11204571 90.04937473 97.54896049
3 99.67392885 96.13275527 102.4518671
4 95.00304204 88.18910123 101.0728801
5 98.97321706 94.40182261 103.7485383
6 98.2880193 89.18451381 106.7312512
EOD
$panel0_2 << EOD
2 96.23082922 92.55958669 99.13402147
3 100.5164055 98.8534289 102.6217076
4 97.07379423 92.18416328 100.8640343
5 100.5154548 98.20856169 103.4399104
6 100.9606915 99.12323486 102.9081644
EOD
$panel1_0 << EOD
2 93.83167799 89.64626656 97.67884547
3 93.62607955 91.25828972 95.85546639
4 89.60369407 85.70179856 93.51775818
5 91.917383 88.94813062 94.76166897
6 88.15014872 84.79119927 91.743746
7 90.48984456 88.5990197 92.45219605
8 89.03240314 85.83102818 92.3981716
9 93.63823726 90.19994084 96.42655729
EOD
$panel1_1 << EOD
2 92.8946306 90.11329462 95.93222104
3 95.19890261 92.92801596 97.42814659
4 94.03623404 90.661572 97.4366841
5 96.20714927 92.6025567 99.48738601
6 92.61388527 86.87539746 97.89365542
7 99.02194211 92.58723427 106.1980904
8 97.18312141 90.18100145 107.7794469
9 125.4291028 93.05215211 180.4497162
EOD
$panel1_2 << EOD
2 94.25661914 91.72449295 96.79454092
3 96.35994979 94.97552111 97.98021438
4 93.30041152 88.9784546 97.19111742
5 98.62320682 96.28489543 101.0941703
6 97.70393014 91.08289774 102.9671296
7 96.17027818 91.40518397 99.8635192
8 99.772842 94.72650774 104.0689942
9 99.39607014 97.22705523 101.695659
EOD
$panel2_0 << EOD
2 94.59665145 91.44044171 97.91359928
3 95.85080556 93.22110776 98.39260038
4 92.58058176 87.91961258 97.39819962
5 95.04234502 91.65336235 98.70413733
6 93.20685082 89.65172745 97.23893872
7 94.29748849 91.20173288 98.1876407
8 93.11696647 88.01705111 98.46981838
9 95.95170216 91.99575328 100.1788295
10 96.95441256 92.81198025 102.1181358
11 97.26870226 92.54682487 102.5276457
12 96.24823929 92.35298333 100.7156051
13 95.46010527 91.47286119 100.0996485
EOD
$panel2_1 << EOD
2 95.43178974 92.81237237 97.6554393
3 96.63207719 94.31556165 98.67632252
4 93.37016575 89.89897151 97.00384904
5 92.95967973 89.09843588 96.66688242
6 93.95120937 89.21036546 99.09302344
7 95.24631003 92.18914104 99.35530916
8 93.39944001 90.25039666 96.78651964
9 98.48820524 96.05846326 100.9384325
10 96.10688369 93.32662525 99.20659773
11 93.45055627 90.4591234 96.74034819
12 95.70303102 93.2131964 98.86875823
13 95.83664714 92.67351073 99.38878927
EOD
$panel2_2 << EOD
2 100.4115226 99.90602352 100.950196
3 99.86928105 98.90218601 100.7073275
4 98.76322987 97.4277325 99.98779551
5 99.19654514 97.49226127 101.0397685
6 99.26749578 97.80251487 101.0562577
7 99.08381994 96.78824522 101.8921557
8 98.15929253 95.92479926 100.6256764
9 98.81370826 96.87783074 101.4914554
10 96.85216738 94.18484734 99.39590865
11 97.5831868 95.45253378 99.76666942
12 96.74070518 94.43056842 99.40742831
13 97.49706299 95.89688131 99.59530802
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "weak-programs.svg"
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
set ylabel "leaves of MTD(f), percent"."\n"."of aspiration NegaScout"
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
set tmargin at screen 0.9144
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
set tmargin at screen 0.9144
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
  keyentry with linespoints ls 1 title "all ordering and knowledge", \
  keyentry with linespoints ls 2 title "weak ordering", \
  keyentry with linespoints ls 3 title "plain evaluation"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "weak-programs.png"
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
set ylabel "leaves of MTD(f), percent"."\n"."of aspiration NegaScout"
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
set tmargin at screen 0.9144
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
set tmargin at screen 0.9144
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
  keyentry with linespoints ls 1 title "all ordering and knowledge", \
  keyentry with linespoints ls 2 title "weak ordering", \
  keyentry with linespoints ls 3 title "plain evaluation"
unset multiplot
set output
