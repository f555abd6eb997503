# ins-deep: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 2.93744 2.80331 3.08749
3 2.60212 2.51665 2.68211
4 7.49398 7.15993 7.79128
5 5.02541 4.67031 5.38118
6 14.0638 12.4 15.4666
7 8.94373 8.19162 9.69042
8 22.4726 20.4581 24.5196
EOD
$panel0_1 << EOD
2 2.93744 2.80331 3.08749
3 2.26905 2.17951 2.35645
4 7.23672 6.78928 7.65731
5 3.73506 3.34854 4.13126
6 10.8796 8.88908 12.5432
7 5.28761 4.50992 6.06466
8 12.6699 10.3671 15.2674
EOD
$panel0_2 << EOD
2 2.93744 2.80331 3.08749
3 1.95652 1.88962 2.01346
4 5.30385 5.04411 5.55847
5 2.83611 2.62339 3.04066
6 8.32326 7.0359 9.41292
7 4.38689 3.81922 4.96003
8 11.1 9.33578 12.9813
EOD
$panel0_3 << EOD
2 2.93744 2.80331 3.08749
3 1.90363 1.84295 1.95674
4 5.25105 4.99368 5.5018
5 2.74145 2.54189 2.93063
6 8.19457 6.93369 9.2727
7 4.16683 3.66907 4.67656
8 10.3537 8.84378 12.0265
EOD
$panel1_0 << EOD
2 1.87333 1.73177 2.02129
3 1.53248 1.47785 1.58619
4 2.70519 2.49996 2.91741
5 1.99473 1.78958 2.21547
6 3.70618 3.18244 4.31898
7 2.28967 2.12555 2.46379
8 4.04128 3.43399 4.70805
EOD
$panel1_1 << EOD
2 1.87333 1.73177 2.02129
3 1.31382 1.25938 1.37141
4 2.58108 2.3101 2.87172
5 1.70029 1.42583 2.01528
6 3.40279 2.52605 4.51163
7 1.50085 1.34541 1.70274
8 2.99541 2.24467 3.84937
EOD
$panel1_2 << EOD
2 1.87333 1.73177 2.02129
3 1.26654 1.22677 1.30819
4 2.20752 2.02935 2.39016
5 1.57509 1.3606 1.80652
6 2.78707 2.25988 3.4659
7 1.43872 1.31784 1.58438
8 2.68822 2.09233 3.39297
EOD
$panel1_3 << EOD
2 1.87333 1.73177 2.02129
3 1.25702 1.22 1.29614
4 2.19944 2.02201 2.38094
5 1.54731 1.34432 1.75977
6 2.77218 2.25105 3.44406
7 1.42081 1.30942 1.5535
8 2.57189 2.05197 3.17739
EOD
$panel2_0 << EOD
2 1.50231 1.38333 1.63284
3 1.33659 1.29949 1.37279
4 1.9573 1.81584 2.11206
5 1.50919 1.4179 1.61918
6 2.27371 1.92263 2.72244
7 1.59618 1.48044 1.77558
8 2.52245 2.14011 2.99161
EOD
$panel2_1 << EOD
2 1.50231 1.38333 1.63284
3 1.18081 1.14591 1.21566
4 1.88737 1.67331 2.13794
5 1.1962 1.1213 1.28579
6 2.13012 1.61434 2.81783
7 1.2794 1.14709 1.47079
8 2.28626 1.69014 3.0436
EOD
$panel2_2 << EOD
2 1.50231 1.38333 1.63284
3 1.15709 1.12926 1.18629
4 1.69421 1.55079 1.84952
5 1.16742 1.10641 1.23963
6 1.89403 1.52072 2.39202
7 1.23623 1.13349 1.37224
8 2.0151 1.58413 2.54756
EOD
$panel2_3 << EOD
2 1.50231 1.38333 1.63284
3 1.15482 1.12766 1.18324
4 1.69209 1.54918 1.8472
5 1.16547 1.10524 1.23657
6 1.88952 1.51828 2.38677
7 1.22523 1.13071 1.35086
8 1.92491 1.5539 2.38461
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "ins-deep.svg"
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
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "leaves, in units of the minimal tree"
set title "w=20, random order"
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
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "w=20, first best 60 %"
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
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "w=20, 70/90"
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
  keyentry with linespoints ls 1 title "AB", \
  keyentry with linespoints ls 2 title "NS", \
  keyentry with linespoints ls 3 title "PNS(2)", \
  keyentry with linespoints ls 4 title "INS"
unset multiplot
set output
