# weak-programs: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 89.93354664 84.44410413 95.2757957
3 97.2195742 95.41481724 99.1761558
4 85.37159689 79.87502484 91.04607905
5 95.16730098 92.65515787 97.75475856
6 92.15463123 86.16722712 99.47725743
EOD
$panel0_1 << EOD
2 91.18414189 86.29830842 96.49882383
3 96.7858148 93.18083463 100.2948578
4 95.99975627 88.60229126 102.3325608
5 101.8326829 96.31792969 109.0607718
6 97.83176569 92.79284335 102.7656909
EOD
$panel0_2 << EOD
2 95.96858639 92.42888967 98.93381235
3 99.19661583 98.33440196 99.91055197
4 96.68656242 92.21526686 99.66453125
5 99.08432233 97.8636808 100.3233188
6 99.39140539 98.6152945 100.2285457
EOD
$panel1_0 << EOD
2 96.70981661 94.37715088 98.95479219
3 97.85856574 95.82358775 100.0132032
4 97.07553708 94.41453984 99.57534533
5 95.1041311 92.22754692 97.80420101
6 94.3912404 90.71769718 97.58340686
7 91.89538759 88.43899568 95.64537712
8 93.4883002 89.08851795 99.48571828
9 94.74129349 90.77357604 100.1707665
EOD
$panel1_1 << EOD
2 95.96260093 93.75733252 98.07430099
3 96.77161863 94.50490274 99.05202668
4 95.13880856 90.36309002 99.83082372
5 91.29618531 87.95597312 95.27714196
6 96.2412012 90.9523925 100.9619573
7 79.47699409 72.51676504 86.50762866
8 93.16058305 83.24534655 105.6686357
9 77.39290416 61.03880972 98.30498662
EOD
$panel1_2 << EOD
2 95.97677312 93.53665271 98.39153806
3 97.15732087 95.4058895 99.20941331
4 90.73881374 85.97284419 94.8503994
5 95.65272591 93.03897441 97.89950457
6 97.63644323 94.2544038 100.8590508
7 97.6251739 96.05024525 99.07846894
8 99.30045804 94.27203512 103.6676197
9 99.75796099 97.97990996 101.421201
EOD
$panel2_0 << EOD
2 97.88897576 95.88263707 99.81829465
3 96.44028103 94.57025438 98.56877087
4 91.3527744 87.95793828 95.02006331
5 93.65829188 91.05011393 96.48963354
6 89.88556885 86.21141944 93.67661723
7 91.52093078 87.89310391 95.27781387
8 89.27798856 85.35643114 93.48373448
9 92.40808444 88.70671952 96.08923388
10 91.32436331 88.01860533 95.33285899
11 93.58240745 90.25867628 97.10025626
12 92.42156464 89.03341284 95.60495134
13 94.2070911 91.39807951 97.12649099
EOD
$panel2_1 << EOD
2 98.03921569 96.09413752 99.9298713
3 98.34744055 96.68707578 100.0635997
4 92.77117729 89.72812521 96.12585503
5 97.37850437 95.4772549 99.25852493
6 92.49615653 89.11111745 96.1387795
7 95.46153798 92.17700017 99.04554476
8 90.96004608 87.58096535 94.61207521
9 93.9481349 89.97623867 97.83412234
10 94.1778565 91.28146458 97.16294526
11 94.89729843 89.86339531 99.09268044
12 94.54451753 90.67889094 97.79929302
13 98.09475425 94.41383475 101.4518188
EOD
$panel2_2 << EOD
2 100.4115226 99.90602352 100.950196
3 99.86928105 98.90218601 100.7073275
4 99.35398971 98.081252 100.4623437
5 99.68209113 98.01632718 101.5404693
6 99.71942827 98.35639785 101.502179
7 99.64963904 97.43977321 102.4543492
8 99.32797018 97.29700346 101.8375418
9 99.32181224 97.35350963 102.0017422
10 98.69939021 96.90758748 100.9397106
11 98.55728563 96.68855317 100.7153808
12 98.22419639 96.33021299 100.3584513
13 97.92600949 96.06548895 100.0654455
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "weak-programs.svg"
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
set tmargin at screen 0.91
set ylabel "leaves of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "all ordering and knowledge", \
  keyentry with linespoints ls 2 title "weak ordering", \
  keyentry with linespoints ls 3 title "plain evaluation"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "weak-programs.png"
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
set tmargin at screen 0.91
set ylabel "leaves of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2620
set tmargin at screen 0.91
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "all ordering and knowledge", \
  keyentry with linespoints ls 2 title "weak ordering", \
  keyentry with linespoints ls 3 title "plain evaluation"
unset multiplot
set output
