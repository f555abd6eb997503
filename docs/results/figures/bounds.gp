# bounds: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 100 100 100
4 100 100 100
5 100 100 100
6 99.9986568 99.99557826 100
EOD
$panel0_1 << EOD
3 100 100 100
4 99.99731899 99.99311338 100
5 99.94193035 99.85466826 99.99913697
6 100.0281564 99.93802009 100.138864
EOD
$panel0_2 << EOD
3 100 100 100
4 100 100 100
5 99.99495682 99.98271234 100
6 99.99898167 99.99676815 100
EOD
$panel0_3 << EOD
3 100 100 100
4 99.99642576 99.99217738 100
5 99.93885697 99.85242462 99.99873177
6 99.92945107 99.88598681 99.97221183
EOD
$panel1_0 << EOD
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_1 << EOD
6 99.92569353 99.87276686 99.97730103
7 100.3980214 99.90457721 101.4141844
8 100.1420655 99.9138246 100.5945807
9 100.0537822 99.96098582 100.2220345
EOD
$panel1_2 << EOD
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_3 << EOD
6 99.92209909 99.86464855 99.97669766
7 100.3922489 99.89458892 101.411376
8 100.1083031 99.8869512 100.5736184
9 100.0024958 99.89442057 100.1731043
EOD
$panel2_0 << EOD
8 99.99674011 99.98392218 100.0074542
9 99.9305881 99.72136895 100.0216581
10 99.93561158 99.79134002 99.99893422
11 99.92675879 99.83624434 99.99011517
12 99.97546131 99.91823072 100.0312375
13 99.95982058 99.87807196 100.0217312
EOD
$panel2_1 << EOD
8 100.1894334 99.74851608 100.7752027
9 99.97246528 99.41044563 100.5362787
10 99.78658028 98.92704066 100.6659786
11 100.2368994 99.83130711 100.8524106
12 100.2316263 99.73729583 101.0156051
13 100.5004411 99.87750173 101.518442
EOD
$panel2_2 << EOD
8 99.99306381 99.97263638 100.0077484
9 100.0142124 99.76058357 100.2568923
10 99.937264 99.77815729 99.99696907
11 99.91740481 99.76280141 100.0162342
12 99.77998128 99.50953374 99.95159346
13 99.78940436 99.49164695 100.0545472
EOD
$panel2_3 << EOD
8 100.1608299 99.69611498 100.7562636
9 99.86300287 99.1130835 100.5481159
10 99.73762098 98.62007937 100.8985273
11 99.95314365 98.89979675 100.899313
12 100.4449758 99.90759814 101.4096824
13 100.7698626 100.0408273 101.5921
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "bounds.svg"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set tmargin at screen 0.121
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
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "bounds.png"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set tmargin at screen 0.121
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
