# othello-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 99.55196745 98.3106976 100.8036894
2 78.26147019 77.44012157 79.0058123
3 124.835184 123.1695174 126.5478238
4 201.3589862 199.0531658 203.6165202
5 140.886019 138.8220348 143.207858
6 104.238906 102.2851097 106.217724
7 80.46562776 78.67893496 82.46208537
8 145.7934673 142.2820953 149.3809629
EOD
$panel0_1 << EOD
1 101.6686267 99.3663406 104.4360109
2 156.3314321 154.0785142 158.5973559
3 99.52214726 98.17843414 100.8921414
4 117.5808469 116.1106569 119.1910702
5 139.0065232 136.5032839 141.4375332
6 159.1357438 155.7986515 162.8068609
7 107.4435082 104.3058681 110.3801458
8 139.8172488 136.2172536 143.2920876
EOD
$panel0_2 << EOD
1 101.0383133 99.70782677 102.366627
2 85.22936098 84.47380512 85.98604863
3 71.11964171 70.527942 71.74791664
4 181.7483841 179.366872 184.0606861
5 147.8274314 144.7514666 151.2150794
6 122.2762784 120.7201437 123.8742555
7 103.959627 102.1764703 105.560822
8 92.55438636 91.27950876 93.85676245
EOD
set terminal svg size 640,374 dynamic font "sans-serif,13" noenhanced
set output "othello-time.svg"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "processor time,"."\n"."percent of alpha-beta"
set title "othello"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "delta 0.05", \
  keyentry with linespoints ls 2 title "delta 0.02", \
  keyentry with linespoints ls 3 title "likely steps"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1280,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "othello-time.png"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "processor time,"."\n"."percent of alpha-beta"
set title "othello"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "delta 0.05", \
  keyentry with linespoints ls 2 title "delta 0.02", \
  keyentry with linespoints ls 3 title "likely steps"
unset multiplot
set output
