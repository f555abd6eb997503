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
6 75.36974341 69.70978991 81.09661163
7 75.56344907 70.24332392 80.71853632
8 70.6609236 66.38216159 75.45605567
9 69.43937688 64.05825111 74.65311063
10 63.97338813 58.28988584 70.49098448
11 65.13234892 58.97979096 70.97547125
12 60.79819119 54.87243871 66.90568401
EOD
$panel2_1 << EOD
6 67.66787985 62.00544127 73.95297421
7 70.05071128 64.88394802 75.39044155
8 58.49196298 52.1933136 65.81927711
9 65.83188427 59.7677665 71.34110407
10 57.05031797 51.13100359 63.78793701
11 61.4740118 55.46724884 67.25068129
12 55.46861883 50.66562593 60.91822145
EOD
$panel2_2 << EOD
6 79.76211689 75.12674479 84.2373342
7 80.0905781 76.04200541 84.00597501
8 74.15736949 70.42622237 78.05418254
9 74.07148793 70.52978194 77.96478595
10 68.99365578 65.02603066 73.2971237
11 69.9403761 65.91388714 73.72537129
12 64.46072142 60.49956752 68.93285899
EOD
$panel2_3 << EOD
6 68.92370467 62.39755195 75.25970229
7 74.37491754 69.53520377 79.4478511
8 64.32917492 59.19929067 70.15167539
9 70.71686775 66.39225143 74.9112894
10 62.06346647 57.19258215 68.0941774
11 67.16503606 62.04480459 72.00647596
12 58.53506907 54.26544963 63.01163539
EOD
$panel2_4 << EOD
6 77.60602281 72.03759665 82.89835587
7 76.43903739 70.29654232 81.8204684
8 71.90250906 67.87491198 76.03562045
9 69.76785354 64.67103879 74.41246077
10 65.32224063 60.06358619 70.98016218
11 64.89797871 58.04788272 70.93580237
12 62.21926596 57.21412918 66.77683815
EOD
$panel2_5 << EOD
6 64.50072198 58.24499217 71.12093984
7 66.38849897 61.06550282 71.58676625
8 55.46709033 49.7084277 62.02249293
9 62.89402409 57.91634301 67.42655127
10 55.38033291 50.69237966 61.05535524
11 56.96702437 51.46301363 62.46412403
12 52.27017724 47.20636845 58.30206735
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
