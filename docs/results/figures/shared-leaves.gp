# shared-leaves: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 89.64901565 86.26217272 93.123174
4 82.14948343 77.60120886 86.28152668
5 83.16548049 80.51337403 85.94790832
6 72.29242699 67.04327584 77.19498987
EOD
$panel0_1 << EOD
3 86.78052441 82.88405311 90.64105908
4 71.58562944 65.31105129 77.94299397
5 78.98557623 75.28365696 82.55344825
6 65.0855479 59.38629595 71.91680445
EOD
$panel0_2 << EOD
3 90.47831603 86.87300767 94.17261045
4 82.716833 78.18271761 86.90481049
5 84.35991483 81.61827702 87.05987674
6 72.70444207 67.40812602 77.84110473
EOD
$panel0_3 << EOD
3 88.64567509 84.7256917 92.54487184
4 71.05815046 65.87796482 77.15722479
5 80.85439851 77.0891441 84.36340692
6 64.79389295 58.80930663 72.03953377
EOD
$panel0_4 << EOD
3 91.12672086 87.80347527 94.35385807
4 82.93264067 78.51350047 86.89985783
5 83.71040341 81.06085583 86.39113587
6 73.04230768 67.27872734 78.28652674
EOD
$panel0_5 << EOD
3 79.70124106 75.04984058 85.54856016
4 68.5893346 62.88352238 74.0426974
5 74.98918105 71.42705237 79.13585641
6 63.12593365 58.1391664 69.39485877
EOD
$panel1_0 << EOD
4 92.57933279 89.57267978 94.82683165
5 92.81397047 90.27299564 95.15955802
6 89.3008579 87.23917473 91.26431356
7 88.44133428 85.37532889 91.24369318
8 85.72956956 83.08934399 88.32954028
EOD
$panel1_1 << EOD
4 78.32312246 72.76600428 84.18166169
5 84.11020843 80.3072417 87.88484081
6 75.45094772 67.87089514 82.62540278
7 79.32791666 75.05468374 84.37313459
8 71.65143731 66.47956347 77.18267998
EOD
$panel1_2 << EOD
4 93.4987795 90.4818808 95.77265359
5 93.86865163 91.37104546 96.00895823
6 90.34611971 88.17842692 92.45790666
7 88.68217884 85.71264386 91.51831546
8 86.02114278 83.40994956 89.00230727
EOD
$panel1_3 << EOD
4 81.58324459 76.13871045 87.21130513
5 87.1943178 83.77518676 90.46145547
6 77.47074342 73.08847513 82.64638392
7 81.23328537 77.6433833 84.96700924
8 75.68796189 71.02469745 81.14703362
EOD
$panel1_4 << EOD
4 94.77624085 91.62806937 96.95660225
5 94.56027908 92.24869118 96.38410846
6 92.57765506 90.0294634 94.75918965
7 91.94214378 88.63902171 94.43021449
8 90.03206899 87.34030221 92.61705016
EOD
$panel1_5 << EOD
4 76.86419427 72.00066091 81.99118973
5 80.49239481 76.4762585 84.20072417
6 74.5185973 68.76520209 80.2481393
7 76.70106867 72.86905386 80.62020392
8 72.42268097 68.26332003 77.50229175
EOD
$panel2_0 << EOD
6 75.55620609 71.88923215 79.68253764
7 72.49952342 68.7540794 76.192054
8 66.57985187 62.55448266 70.19013173
9 66.99744673 61.53039406 71.87615109
10 60.62371578 55.49951141 66.13944602
11 61.35616345 55.73981976 67.01899713
12 60.18223119 55.68983014 64.24572045
EOD
$panel2_1 << EOD
6 66.58435911 62.06169265 71.67758119
7 68.13221265 63.70136799 72.9697664
8 59.88174646 55.41818807 64.23888505
9 65.56301582 60.33528898 70.66445106
10 58.46401492 53.65223365 63.48448246
11 57.84748119 51.77461277 63.99478988
12 55.00579547 51.3001697 59.0910664
EOD
$panel2_2 << EOD
6 76.30896621 72.69648826 80.27539331
7 73.29859567 69.48671276 77.22541682
8 67.47252747 63.32042225 71.15280141
9 67.10876429 61.5631959 72.05005896
10 60.56376342 55.04660078 66.50555799
11 60.4274135 54.84018588 66.85738631
12 60.12038764 55.47397283 64.59067615
EOD
$panel2_3 << EOD
6 69.74086531 65.04937154 74.98166956
7 69.74740375 65.7099446 74.32969578
8 61.98985946 56.68596417 67.08464153
9 66.1822441 60.89719266 70.90452136
10 59.46904078 55.12880402 64.67475174
11 58.97342163 53.24453498 64.68004957
12 57.03352354 53.68108197 60.66206147
EOD
$panel2_4 << EOD
6 77.54683841 73.83987216 81.10823248
7 74.43921967 69.58212724 78.82382886
8 67.71457617 63.75100204 71.38318596
9 67.61362461 61.83515557 72.25733199
10 62.09717035 57.43311301 67.33017532
11 62.30351816 57.30252158 67.37589004
12 61.05074809 57.09572736 65.09791797
EOD
$panel2_5 << EOD
6 64.58500226 60.504667 69.36427021
7 65.54208104 61.00836577 70.30360167
8 59.12903062 54.72435249 63.70164355
9 61.5542554 56.90462167 66.13681543
10 54.99263244 50.13337149 60.54907509
11 56.51412293 51.49738267 62.11831945
12 53.73209343 50.73016681 57.27076416
EOD
set terminal svg size 1050,422 dynamic font "sans-serif,13" noenhanced
set output "shared-leaves.svg"
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
set yrange [0:100]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel "leaves in common, percent"
set title "chess"
plot $panel0_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel0_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel0_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel1_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel1_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel2_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel2_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.171
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
  keyentry with linespoints ls 1 title "of MTD(f)'s, NegaScout evaluates", \
  keyentry with linespoints ls 2 title "of NegaScout's, MTD(f) evaluates", \
  keyentry with linespoints ls 3 title "of MTD(f)'s, aspiration NegaScout evaluates", \
  keyentry with linespoints ls 4 title "of aspiration NegaScout's, MTD(f) evaluates", \
  keyentry with linespoints ls 5 title "of MTD(f)'s, alpha-beta evaluates", \
  keyentry with linespoints ls 6 title "of alpha-beta's, MTD(f) evaluates"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,844 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "shared-leaves.png"
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
set yrange [0:100]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel "leaves in common, percent"
set title "chess"
plot $panel0_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel0_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel0_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel1_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel1_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel2_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel2_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.171
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
  keyentry with linespoints ls 1 title "of MTD(f)'s, NegaScout evaluates", \
  keyentry with linespoints ls 2 title "of NegaScout's, MTD(f) evaluates", \
  keyentry with linespoints ls 3 title "of MTD(f)'s, aspiration NegaScout evaluates", \
  keyentry with linespoints ls 4 title "of aspiration NegaScout's, MTD(f) evaluates", \
  keyentry with linespoints ls 5 title "of MTD(f)'s, alpha-beta evaluates", \
  keyentry with linespoints ls 6 title "of alpha-beta's, MTD(f) evaluates"
unset multiplot
set output
