# bounds: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 100 100 100
4 100 100 100
5 100 100 100
6 99.9987 99.9956 100
EOD
$panel0_1 << EOD
3 100 100 100
4 99.9973 99.9931 100
5 99.9419 99.8547 99.9991
6 100.028 99.938 100.139
EOD
$panel0_2 << EOD
3 100 100 100
4 100 100 100
5 99.995 99.9827 100
6 99.999 99.9968 100
EOD
$panel0_3 << EOD
3 100 100 100
4 99.9964 99.9922 100
5 99.9389 99.8524 99.9987
6 99.9295 99.886 99.9722
EOD
$panel1_0 << EOD
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_1 << EOD
6 99.9257 99.8728 99.9773
7 100.398 99.9046 101.414
8 100.142 99.9138 100.595
9 100.054 99.961 100.222
EOD
$panel1_2 << EOD
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_3 << EOD
6 99.9221 99.8646 99.9767
7 100.392 99.8946 101.411
8 100.108 99.887 100.574
9 100.002 99.8944 100.173
EOD
$panel2_0 << EOD
8 99.9967 99.9839 100.007
9 99.9306 99.7214 100.022
10 99.9356 99.7913 99.9989
11 99.9268 99.8362 99.9901
12 99.9755 99.9182 100.031
13 99.9598 99.8781 100.022
EOD
$panel2_1 << EOD
8 100.189 99.7485 100.775
9 99.9725 99.4104 100.536
10 99.7866 98.927 100.666
11 100.237 99.8313 100.852
12 100.232 99.7373 101.016
13 100.5 99.8775 101.518
EOD
$panel2_2 << EOD
8 99.9931 99.9726 100.008
9 100.014 99.7606 100.257
10 99.9373 99.7782 99.997
11 99.9174 99.7628 100.016
12 99.78 99.5095 99.9516
13 99.7894 99.4916 100.055
EOD
$panel2_3 << EOD
8 100.161 99.6961 100.756
9 99.863 99.1131 100.548
10 99.7376 98.6201 100.899
11 99.9531 98.8998 100.899
12 100.445 99.9076 101.41
13 100.77 100.041 101.592
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "bounds.svg"
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
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "leaves with two bounds,"."\n"."percent of those with one"
set title "chess"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.105):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "MTD(f)", \
  keyentry with linespoints ls 2 title "Aspiration NegaScout", \
  keyentry with linespoints ls 3 title "MTD(f), 2^14 entries", \
  keyentry with linespoints ls 4 title "Aspiration NegaScout, 2^14 entries"
unset multiplot
set output
