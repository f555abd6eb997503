# search-graph: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 1.149300126 1.107949663 1.195831988
4 1.382794551 1.285297851 1.478510771
5 1.150480711 1.10906278 1.201235706
6 1.278922319 1.165072794 1.400639382
7 1.091140786 1.06717134 1.114591847
8 1.411710479 1.08218925 1.806109433
9 1.147661469 1.068218716 1.220199509
EOD
$panel0_1 << EOD
3 1.149300126 1.107949663 1.195831988
4 1.382794551 1.285297851 1.478510771
5 1.150480711 1.10906278 1.201235706
6 1.278922319 1.165072794 1.400639382
7 1.091140396 1.067170501 1.114590818
8 1.411657427 1.082115025 1.806101915
9 1.147652164 1.068214862 1.220181658
EOD
$panel1_0 << EOD
3 1.233501825 1.153709369 1.317944964
4 1.391973868 1.27848311 1.50125425
5 1.295523989 1.221819641 1.373437963
6 1.445201598 1.316071702 1.586523948
7 1.352790769 1.274407414 1.421312677
8 1.408147402 1.298047359 1.525003309
9 1.29166693 1.204490226 1.399800909
10 1.364724395 1.24096476 1.528285494
EOD
$panel1_1 << EOD
3 1.233501825 1.153709369 1.317944964
4 1.391973868 1.27848311 1.50125425
5 1.295523989 1.221819641 1.373437963
6 1.445201598 1.316071702 1.586523948
7 1.352782157 1.274407215 1.421292359
8 1.406163539 1.298047359 1.521273384
9 1.291542525 1.204399181 1.399653623
10 1.364719159 1.240956779 1.528273139
EOD
$panel2_0 << EOD
3 1.25494115 1.165790261 1.378026307
4 1.25999789 1.181520375 1.335355629
5 1.223183073 1.14957887 1.308933197
6 1.274612195 1.180319814 1.390503833
7 1.279384314 1.190727964 1.378196263
8 1.327869061 1.210755077 1.456274602
9 1.241810981 1.140905764 1.338536594
10 1.267075275 1.161335383 1.378707333
11 1.257280735 1.12879258 1.412069689
12 1.309234805 1.15711417 1.467656418
13 1.217281127 1.090693449 1.376523356
14 1.209900079 1.111720804 1.326128421
15 1.274913696 1.103595772 1.514605771
EOD
$panel2_1 << EOD
3 1.25494115 1.165790261 1.378026307
4 1.259599156 1.181520375 1.334739708
5 1.223183073 1.14957887 1.308933197
6 1.274612195 1.180319814 1.390503833
7 1.279384314 1.190727964 1.378196263
8 1.327857777 1.210755077 1.456241467
9 1.241810981 1.140905764 1.338536594
10 1.267038399 1.161278431 1.378670726
11 1.257253667 1.12877257 1.412030985
12 1.309178547 1.157105122 1.467473411
13 1.217157532 1.090684928 1.375986792
14 1.209897064 1.111716653 1.326124788
15 1.274837074 1.103455814 1.514495278
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "search-graph.svg"
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
set ylabel "nodes, search / minimal graph"
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
  keyentry with linespoints ls 1 title "search / minimal graph", \
  keyentry with linespoints ls 2 title "the same, oracle as the search left it"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "search-graph.png"
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
set ylabel "nodes, search / minimal graph"
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
  keyentry with linespoints ls 1 title "search / minimal graph", \
  keyentry with linespoints ls 2 title "the same, oracle as the search left it"
unset multiplot
set output
