# first-move: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 98.0198 96.5517 99.3173
2 92.6402 88.5967 96.8051
3 98.0273 97.1289 98.9811
4 96.2064 94.7634 97.6056
5 98.3481 97.786 99.0067
6 97.0419 96.014 98.0271
7 98.2949 97.812 98.8987
8 95.7367 94.1407 97.2785
EOD
$panel0_1 << EOD
1 99.4186 98.6577 100
2 92.0118 89.1921 95.0795
3 96.6351 95.6496 97.4919
4 92.7227 91.1165 94.4751
5 96.5932 95.6439 97.465
6 93.5167 92.0397 95.1779
7 96.8302 95.8867 97.6679
8 94.0137 92.4639 95.603
9 96.5975 95.6341 97.4675
EOD
$panel0_2 << EOD
1 98.8604 97.7333 99.7268
2 95.2381 91.9915 98.2041
3 98.8787 98.2483 99.41
4 96.5664 95.008 98.3428
5 98.2399 97.2826 98.9835
6 96.124 94.9178 97.5902
7 98.1662 97.1984 98.9648
8 96.3856 95.4025 97.6914
9 98.0759 97.0736 98.8541
10 96.4209 95.4731 97.5308
11 97.9697 96.9459 98.7248
12 96.2584 95.235 97.3214
13 97.4056 96.1364 98.2596
14 94.621 93.6063 95.6312
EOD
set terminal svg size 640,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "first-move.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "ply"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "cutoffs by the first move, percent"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "chess", \
  keyentry with linespoints ls 2 title "othello", \
  keyentry with linespoints ls 3 title "checkers"
unset multiplot
set output
