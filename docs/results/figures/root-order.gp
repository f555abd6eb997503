# root-order: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 102.447 95.7652 108.724
3 99.5529 97.8018 101.246
4 99.729 97.6936 101.927
5 98.4977 96.1365 100.518
6 99.2556 97.1657 101.154
7 96.7689 92.595 100.429
EOD
$panel0_1 << EOD
2 99.1862 95.9842 101.402
3 100.126 99.2838 100.897
4 98.9113 96.9708 100.617
5 99.3154 97.1212 101.525
6 100.163 97.9771 101.973
7 97.3424 92.8794 100.839
EOD
$panel1_0 << EOD
2 100.517 100 101.573
3 100.203 99.8679 100.581
4 99.7853 99.1325 100.254
5 99.7111 99.1909 100.055
6 99.8757 99.6445 100.061
7 99.4489 98.5413 99.9904
8 99.8217 99.4669 100.07
9 101.028 99.4183 103.822
10 100.421 99.6438 101.702
EOD
$panel1_1 << EOD
2 100 100 100
3 98.8467 97.3835 100.017
4 99.0643 97.5176 100.597
5 99.559 99.0658 100.072
6 99.7635 99.4298 100.032
7 100.02 99.5761 100.448
8 99.9324 99.6915 100.21
9 99.8864 99.4196 100.396
10 99.8822 99.6293 100.089
EOD
$panel2_0 << EOD
2 101.168 99.9661 103.243
3 100.775 99.9088 101.813
4 100.28 99.5574 101.038
5 99.2936 97.8747 100.25
6 98.6531 96.2175 100.066
7 99.353 97.8053 100.534
8 98.3006 94.9112 100.742
9 98.8081 96.0669 100.989
10 97.7991 94.1635 100.491
11 96.7502 91.1632 100.477
12 97.6685 92.4644 100.745
13 97.657 91.1043 101.276
14 96.9828 90.8476 100.922
15 97.7444 92.8082 101.164
EOD
$panel2_1 << EOD
2 100.049 99.8356 100.3
3 99.7404 98.1744 100.817
4 99.7557 98.3208 101.438
5 100.136 98.9051 101.639
6 100.336 99.61 101.088
7 101.233 99.1418 103.928
8 100.664 99.0252 102.779
9 100.265 98.8324 101.852
10 100.001 98.5546 101.471
11 97.9577 95.982 99.8927
12 98.366 96.7428 100.005
13 98.1861 96.9955 99.3405
14 97.9904 96.7925 99.0812
15 98.2484 96.9027 99.4058
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "root-order.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
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
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "nodes, percent of those without"
set title "chess"
plot $panel0_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.035):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.035):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0.035):2 with linespoints ls 2
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.062
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
