# cheap-cutoffs: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 112.7812027 104.2465928 122.1376064
5 101.8313015 94.96093607 107.2316896
6 113.6172783 103.3955446 121.9926385
EOD
$panel0_1 << EOD
4 100.1462126 99.48361668 100.8507733
5 100.0970719 99.28748227 100.9508784
6 102.727587 98.74572755 109.1364908
EOD
$panel0_2 << EOD
4 100 100 100
5 100 100 100
6 99.98026215 99.92637757 100.0192696
EOD
$panel0_3 << EOD
4 144.7872222 135.2661411 153.0719969
5 151.8348714 144.0941502 159.5582064
6 230.1569837 200.141511 270.944697
EOD
$panel1_0 << EOD
6 101.8142301 98.08149681 106.7065735
7 101.3967656 98.8209375 104.0872847
8 101.8907607 99.16629155 104.7337869
EOD
$panel1_1 << EOD
6 99.55858381 98.68575827 100.3845542
7 98.68045446 97.29271793 99.85695964
8 99.70575407 98.47532962 101.0594443
EOD
$panel1_2 << EOD
6 100 100 100
7 100 100 100
8 99.9975566 99.99374644 100
EOD
$panel1_3 << EOD
6 140.682416 132.4635928 150.6901777
7 163.5480094 154.1198885 174.4639118
8 189.662848 178.5492054 201.0784511
EOD
$panel2_0 << EOD
8 112.5312954 107.2221886 117.8939997
9 113.2914642 106.6944147 120.3215733
10 112.7417536 104.3880673 122.5386743
11 116.541763 106.3491124 127.5872894
12 118.2903223 107.485848 131.2287163
EOD
$panel2_1 << EOD
8 96.56921714 93.67878731 98.91609978
9 95.98272 93.3684635 98.00241399
10 95.1000131 92.89998309 97.38736303
11 93.47545766 90.57326221 96.30344777
12 91.36742287 88.18255502 94.76945925
EOD
$panel2_2 << EOD
8 102.0884931 100.8419463 103.4869982
9 101.8980847 100.2351347 103.7425622
10 101.2576088 98.60491109 104.1755643
11 101.1181398 97.97039362 104.3898635
12 100.5074499 97.25427611 104.305329
EOD
$panel2_3 << EOD
8 140.3066021 130.6714173 148.6948339
9 158.2826206 144.4838386 170.5252628
10 172.4518923 156.0617771 188.9339717
11 199.7404666 173.9583358 227.4714212
12 215.3573039 188.3286469 244.4249746
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "cheap-cutoffs.svg"
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
set yrange [80:231]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
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
  keyentry with linespoints ls 1 title "fewest replies first", \
  keyentry with linespoints ls 2 title "smallest subtree first", \
  keyentry with linespoints ls 3 title "forced replies first", \
  keyentry with linespoints ls 4 title "any first (control)"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "cheap-cutoffs.png"
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
set yrange [80:231]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
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
  keyentry with linespoints ls 1 title "fewest replies first", \
  keyentry with linespoints ls 2 title "smallest subtree first", \
  keyentry with linespoints ls 3 title "forced replies first", \
  keyentry with linespoints ls 4 title "any first (control)"
unset multiplot
set output
