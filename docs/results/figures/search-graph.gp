# search-graph: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 1.1493 1.10795 1.19583
4 1.38279 1.2853 1.47851
5 1.15048 1.10906 1.20124
6 1.27892 1.16507 1.40064
7 1.09114 1.06717 1.11459
8 1.41171 1.08219 1.80611
9 1.14766 1.06822 1.2202
EOD
$panel0_1 << EOD
3 1.1493 1.10795 1.19583
4 1.38279 1.2853 1.47851
5 1.15048 1.10906 1.20124
6 1.27892 1.16507 1.40064
7 1.09114 1.06717 1.11459
8 1.41166 1.08212 1.8061
9 1.14765 1.06821 1.22018
EOD
$panel1_0 << EOD
3 1.2335 1.15371 1.31794
4 1.39197 1.27848 1.50125
5 1.29552 1.22182 1.37344
6 1.4452 1.31607 1.58652
7 1.35279 1.27441 1.42131
8 1.40815 1.29805 1.525
9 1.29167 1.20449 1.3998
10 1.36472 1.24096 1.52829
EOD
$panel1_1 << EOD
3 1.2335 1.15371 1.31794
4 1.39197 1.27848 1.50125
5 1.29552 1.22182 1.37344
6 1.4452 1.31607 1.58652
7 1.35278 1.27441 1.42129
8 1.40616 1.29805 1.52127
9 1.29154 1.2044 1.39965
10 1.36472 1.24096 1.52827
EOD
$panel2_0 << EOD
3 1.25494 1.16579 1.37803
4 1.26 1.18152 1.33536
5 1.22318 1.14958 1.30893
6 1.27461 1.18032 1.3905
7 1.27938 1.19073 1.3782
8 1.32787 1.21076 1.45627
9 1.24181 1.14091 1.33854
10 1.26708 1.16134 1.37871
11 1.25728 1.12879 1.41207
12 1.30923 1.15711 1.46766
13 1.21728 1.09069 1.37652
14 1.2099 1.11172 1.32613
15 1.27491 1.1036 1.51461
EOD
$panel2_1 << EOD
3 1.25494 1.16579 1.37803
4 1.2596 1.18152 1.33474
5 1.22318 1.14958 1.30893
6 1.27461 1.18032 1.3905
7 1.27938 1.19073 1.3782
8 1.32786 1.21076 1.45624
9 1.24181 1.14091 1.33854
10 1.26704 1.16128 1.37867
11 1.25725 1.12877 1.41203
12 1.30918 1.15711 1.46747
13 1.21716 1.09068 1.37599
14 1.2099 1.11172 1.32612
15 1.27484 1.10346 1.5145
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "search-graph.svg"
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
set ylabel "nodes, search / minimal graph"
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
  keyentry with linespoints ls 1 title "search / minimal graph", \
  keyentry with linespoints ls 2 title "the same, oracle as the search left it"
unset multiplot
set output
