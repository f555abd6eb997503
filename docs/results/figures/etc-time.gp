# etc-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 112.842 103.448 125.66
5 97.3518 92.3661 105.2
6 113.777 105.598 121.431
7 96.4923 91.2494 102.184
EOD
$panel0_1 << EOD
4 99.9717 94.0873 106.987
5 93.7768 86.2246 103.694
6 98.5822 92.9598 104.796
7 94.2883 90.7077 98.1499
EOD
$panel1_0 << EOD
6 118.383 110.493 127.974
7 111.881 103.66 124.309
8 114.131 107.282 121.023
9 102.984 98.3419 108.239
10 104.94 98.4389 111.752
EOD
$panel1_1 << EOD
6 100.616 93.4843 108.506
7 99.1546 92.7209 107.181
8 102.328 96.1681 108.887
9 98.9002 91.7492 106.615
10 99.7622 94.6536 105.844
EOD
$panel2_0 << EOD
8 92.2698 86.1418 99.5893
9 88.0084 78.1756 99.6272
10 83.8594 76.5752 93.6687
11 80.337 75.0271 88.0518
12 76.746 71.1632 83.8369
13 75.7057 70.6338 82.0157
14 76.0624 70.2753 82.6115
15 76.1304 69.5535 82.9532
EOD
$panel2_1 << EOD
8 96.4264 89.987 106.513
9 92.6277 84.872 104.417
10 88.7529 82.6438 98.2002
11 85.2328 81.4916 92.0494
12 81.9888 77.9452 88.4512
13 79.3869 76.5581 84.7869
14 80.9594 79.0943 84.6013
15 78.191 75.3002 81.4851
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "etc-time.svg"
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
set ylabel "processor time, percent"."\n"."of that without"
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
  keyentry with linespoints ls 1 title "with ETC", \
  keyentry with linespoints ls 2 title "more than 2 plies from the leaves"
unset multiplot
set output
