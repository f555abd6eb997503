# learned-bounds: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 60.1 57 63.2
2 67.5 64.8975 70.3
3 73.1 70.3975 75.9
4 77.1 74.3975 79.6
5 81 78.6 83.4
6 82.9 80.6 85.2
7 83.9 81.4975 86.2
8 86.3 84.1 88.2
9 87.6 85.4 89.6
10 100 100 100
EOD
$panel0_1 << EOD
1 60.1 57 63.2
2 67.5 64.8975 70.3
3 73.1 70.3975 75.9
4 77.1 74.3975 79.6
5 81 78.6 83.4
6 82.9 80.6 85.2
7 83.9 81.4975 86.2
8 86.3 84.1 88.2
9 87.6 85.4 89.6
10 100 100 100
EOD
$panel0_2 << EOD
1 60.1 57 63.2
2 67.5 64.8975 70.3
3 73.1 70.3975 75.9
4 77.1 74.3975 79.6
5 81 78.6 83.4
6 82.9 80.6 85.2
7 83.9 81.4975 86.2
8 86.3 84.1 88.2
9 87.6 85.4 89.6
10 100 100 100
EOD
$panel0_3 << EOD
1 60.1 57 63.2
2 67.5 64.8975 70.3
3 73.1 70.3975 75.9
4 77.1 74.3975 79.6
5 81 78.6 83.4
6 82.9 80.6 85.2
7 83.9 81.4975 86.2
8 86.3 84.1 88.2
9 87.6 85.4 89.6
10 100 100 100
EOD
$panel0_4 << EOD
1 60.1 57 63.2
2 67.5 64.8975 70.3
3 73 70.2975 75.7
4 77 74.2 79.5
5 80.9 78.5 83.3
6 82.9 80.6 85.2
7 83.9 81.5 86.1
8 86.3 84.1 88.2
9 87.6 85.4 89.6
10 100 100 100
EOD
$panel1_0 << EOD
1 47.6 44.5 50.7
2 59.1 55.9975 62.1
3 66.8 63.7 69.8
4 72.5 69.6 75.3
5 73.9 71.2 76.6
6 79.9 77.3975 82.3
7 82.1 79.6 84.4025
8 84.3 82 86.6
9 86.8 84.7 88.9
10 100 100 100
EOD
$panel1_1 << EOD
1 47.6 44.5 50.7
2 59.1 55.9975 62.1
3 66.8 63.7 69.8
4 72.5 69.6 75.3
5 73.9 71.2 76.6
6 79.9 77.3975 82.3
7 82.1 79.6 84.4025
8 84.3 82 86.6
9 86.8 84.7 88.9
10 100 100 100
EOD
$panel1_2 << EOD
1 47.6 44.5 50.7
2 59 55.7975 62
3 66.8 63.7 69.8
4 72.5 69.6 75.3
5 73.9 71.2 76.6
6 79.9 77.3975 82.3
7 82.1 79.6 84.4025
8 84.3 82 86.6
9 86.8 84.7 88.9
10 100 100 100
EOD
$panel1_3 << EOD
1 47.6 44.5 50.7
2 59.1 55.9975 62.1
3 66.8 63.7 69.8
4 72.5 69.6 75.3
5 73.9 71.2 76.6
6 79.9 77.3975 82.3
7 82.1 79.6 84.4025
8 84.2 81.8 86.5
9 86.8 84.7 88.9
10 100 100 100
EOD
$panel1_4 << EOD
1 47.6 44.5 50.7
2 58.1 54.8 61.2
3 65.6 62.4975 68.4
4 71.7 68.8 74.5025
5 74.2 71.7 76.8025
6 80.3 77.9 82.8
7 81.6 79.2975 83.9
8 84 81.6 86.3
9 86.7 84.4 88.8
10 98.9 98.2 99.5
EOD
$panel2_0 << EOD
1 52.2 49 55.3
2 65.4 62.3 68.6
3 71.9 69.1 74.5
4 75.4 72.3 77.9
5 82.7 80.2975 84.9
6 100 100 100
EOD
$panel2_1 << EOD
1 52.2 49 55.3
2 65.4 62.3 68.6
3 71.9 69.1 74.5
4 75.4 72.3 77.9
5 82.7 80.2975 84.9
6 100 100 100
EOD
$panel2_2 << EOD
1 52.2 49 55.3
2 65.4 62.3 68.6
3 71.9 69.1 74.5
4 75.4 72.3 77.9
5 82.7 80.2975 84.9
6 100 100 100
EOD
$panel2_3 << EOD
1 52.2 49 55.3
2 65.4 62.3 68.6
3 71.9 69.1 74.5
4 75.4 72.3 77.9
5 82.7 80.2975 84.9
6 100 100 100
EOD
$panel2_4 << EOD
1 52.2 49 55.3
2 65.4 62.3 68.6
3 71.9 69.1 74.5
4 75.4 72.3 77.9
5 82.7 80.2975 84.9
6 100 100 100
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "learned-bounds.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [0:100]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "percent of decisions like"."\n"."alpha-beta's on the whole tree"
set title "b=5"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "1 to 9 children"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "b=10"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "exact bounds", \
  keyentry with linespoints ls 3 title "learned during the search", \
  keyentry with linespoints ls 4 title "learned from 10 games", \
  keyentry with linespoints ls 5 title "most likely steps"
unset multiplot
set output
