# armg: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 99.87809833 99.71432209 99.98022376
3 99.97902285 99.96064874 99.99167472
4 97.01321604 96.37756536 97.56554973
5 93.68720569 92.51246106 94.87569323
6 90.21660397 89.02331455 91.28333815
7 86.82482224 85.62261854 88.04868623
8 83.24053155 80.25837072 85.98136907
9 80.01890583 77.06015501 82.54716645
EOD
$panel0_1 << EOD
2 99.87809833 99.71432209 99.98022376
3 99.97902285 99.96064874 99.99167472
4 97.01321604 96.37756536 97.56554973
5 93.68720569 92.51246106 94.87569323
6 90.21660397 89.02331455 91.28333815
7 86.82482224 85.62261854 88.04868623
8 83.24053155 80.25837072 85.98136907
9 80.01890583 77.06015501 82.54716645
EOD
$panel0_2 << EOD
2 100 100 100
3 85.36938861 80.04910123 90.86244002
4 94.03416077 91.17554868 96.45667466
5 76.40601171 69.59774909 82.76061567
6 88.63217883 82.55486744 92.88387972
7 72.3452005 66.32289204 79.4375037
8 89.45956191 82.98453586 94.62964184
9 68.6861796 59.71078067 78.01130671
EOD
$panel0_3 << EOD
2 99.87809833 99.71432209 99.98022376
3 85.35222549 80.04040593 90.85277327
4 91.04386378 88.37374773 93.36644935
5 72.81043567 66.73754648 78.43805457
6 79.96546076 74.36268849 83.82207001
7 64.83122092 60.08262217 70.11504589
8 74.79514776 69.83666764 78.82969407
9 56.64389659 50.42361502 62.7143204
EOD
$panel1_0 << EOD
2 100 100 100
3 99.985959 99.95558549 100
4 98.38427438 98.05264396 98.67441381
5 97.50520088 96.96633432 97.93432342
6 95.64761112 95.05349039 96.12415908
7 95.3837307 94.54445098 96.11777021
8 93.69605022 92.99104123 94.30219495
9 93.53301131 92.67662067 94.25212134
10 91.96882208 91.2401061 92.62334783
EOD
$panel1_1 << EOD
2 100 100 100
3 99.985959 99.95558549 100
4 98.38427438 98.05264396 98.67441381
5 97.50520088 96.96633432 97.93432342
6 95.64761112 95.05349039 96.12415908
7 95.3837307 94.54445098 96.11777021
8 93.69605022 92.99104123 94.30219495
9 93.53301131 92.67662067 94.25212134
10 91.96882208 91.2401061 92.62334783
EOD
$panel1_2 << EOD
2 100 100 100
3 97.75344004 97.08121589 98.37597917
4 99.18922072 99.01656977 99.34787591
5 97.36380185 96.93623324 97.73513998
6 98.89248809 98.59168309 99.14936338
7 97.21198978 96.79537674 97.62116398
8 98.75928265 98.55244006 98.96609206
9 97.27688313 96.95080489 97.59176409
10 98.68651571 98.41839399 98.94225835
EOD
$panel1_3 << EOD
2 100 100 100
3 97.73939905 97.075574 98.35976506
4 97.5734951 97.23499416 97.88653697
5 95.40859446 94.72171702 95.90970381
6 94.62965165 94.07008111 95.16454193
7 93.0969215 92.28535648 93.81948528
8 92.6118139 91.90397515 93.25122307
9 91.29888515 90.4551248 91.96193378
10 90.89580346 90.1360234 91.62085391
EOD
$panel1_4 << EOD
2 100 100 100
3 97.75344004 97.08121589 98.37597917
4 97.28768082 96.76645006 97.83731074
5 96.78682876 96.36919537 97.13672332
6 96.7887052 96.32715479 97.21125504
7 96.60405544 96.23474466 96.97057342
8 96.82641274 96.47442787 97.13856063
9 96.63302278 96.34517684 96.90852831
10 96.62489014 96.35726412 96.88418477
EOD
$panel1_5 << EOD
2 100 100 100
3 97.73939905 97.075574 98.35976506
4 95.9869342 95.47697186 96.4891406
5 94.98277207 94.24768949 95.50493517
6 93.43678507 92.83906297 93.92196019
7 92.67720278 91.89170779 93.40653876
8 91.41051827 90.73225185 92.02034613
9 90.93339883 90.10662128 91.60965785
10 89.60950189 88.88637082 90.23368758
EOD
$panel2_0 << EOD
2 100 100 100
3 100 100 100
4 97.08768598 96.39942557 97.70836895
5 95.45538178 94.48975666 96.29326058
6 92.44739671 91.04149015 93.74550622
7 90.26244186 88.55556391 91.81144684
8 85.96582918 83.88476191 87.93753684
9 83.57559044 81.63484107 85.20741283
10 80.50406327 78.68590928 82.35249106
11 78.02958976 76.20537779 79.82844919
12 75.45900426 73.38784041 77.56638405
13 74.84889653 72.7300424 76.81153604
14 72.03174568 70.04840002 74.26892192
15 71.87945155 69.62847231 73.99398696
EOD
$panel2_1 << EOD
2 100 100 100
3 100 100 100
4 97.08768598 96.39942557 97.70836895
5 95.45538178 94.48975666 96.29326058
6 92.44739671 91.04149015 93.74550622
7 90.26244186 88.55556391 91.81144684
8 85.96582918 83.88476191 87.93753684
9 83.57559044 81.63484107 85.20741283
10 80.50406327 78.68590928 82.35249106
11 78.02958976 76.20537779 79.82844919
12 75.45900426 73.38784041 77.56638405
13 74.84889653 72.7300424 76.81153604
14 72.03174568 70.04840002 74.26892192
15 71.87945155 69.62847231 73.99398696
EOD
$panel2_2 << EOD
2 100 100 100
3 94.40373085 91.39806223 97.00805289
4 98.96591748 98.37739806 99.51382591
5 92.84636615 90.45337005 95.21301195
6 96.36960528 94.95397703 97.6706346
7 90.2529503 87.62537717 92.82486774
8 95.76795115 94.24287888 97.14374821
9 90.78826082 88.58198236 93.07083947
10 95.11717676 93.40173241 96.74087514
11 89.1047194 87.35841191 91.16530621
12 95.78865199 94.46736555 97.04567828
13 88.73917779 86.7724878 91.09014256
14 95.36880513 93.92307782 96.81594583
15 88.482358 86.63401822 90.87974998
EOD
$panel2_3 << EOD
2 100 100 100
3 94.40373085 91.39806223 97.00805289
4 96.05360346 95.08023375 96.93813063
5 88.91628335 86.50884012 91.05821344
6 89.13569344 87.3902011 90.82119581
7 82.00240453 79.59789331 84.26119123
8 82.47821302 80.21078748 84.60334775
9 76.35160991 73.86965775 78.81255723
10 76.58620612 74.65109847 78.58180697
11 70.04313751 68.25115726 72.04286561
12 72.35679738 70.62344935 74.27803816
13 66.79348902 64.74320302 68.99973698
14 68.83733627 67.24905007 70.7884337
15 63.95124831 62.14992558 66.30528124
EOD
$panel2_4 << EOD
2 100 100 100
3 94.40373085 91.39806223 97.00805289
4 95.83201435 94.24445563 97.38868499
5 92.37902484 89.8559359 94.81347271
6 90.5870834 87.48439245 93.44559781
7 88.31113361 85.45865821 91.20223961
8 88.33169745 85.69993935 90.94320296
9 87.85591624 85.0152135 90.63633177
10 86.60592152 83.57182486 89.72423516
11 86.23138825 83.96301418 88.59401856
12 85.75286776 83.24570829 88.644658
13 85.44911605 82.87992298 88.37048146
14 84.75674094 81.90453813 87.96348752
15 84.690735 82.4021674 87.45764979
EOD
$panel2_5 << EOD
2 100 100 100
3 94.40373085 91.39806223 97.00805289
4 93.1518413 91.8716825 94.51987821
5 88.48574057 86.01199647 90.80996053
6 84.39563815 81.36901451 87.1031484
7 80.41731262 77.87329453 82.82310579
8 77.03773577 74.51750143 79.37371921
9 74.2149343 71.47197186 76.93762968
10 70.75480139 68.34039931 73.41596112
11 68.07430259 66.17134685 70.09242862
12 65.92249893 63.45032219 68.66930763
13 64.67621332 62.58569785 67.06057337
14 62.05962351 60.20778603 64.48512259
15 61.62534351 59.84329509 63.94870479
EOD
$panel2_6 << EOD
2 100 100 100
3 94.40373085 91.39806223 97.00805289
4 95.83201435 94.24445563 97.38868499
5 90.34038638 86.53859536 94.24932805
6 90.89041622 87.44877985 94.31904079
7 83.89597241 79.14959369 88.78734577
8 85.67222017 82.06109693 89.35724345
9 81.68868061 76.49043674 86.9392281
10 83.94752188 79.03806524 89.30239013
11 79.14276337 73.55738807 84.71095381
12 84.27252899 80.06331498 88.82011659
13 76.72112428 71.44851149 83.06539496
14 82.84820636 78.25824979 87.97213967
15 74.26626386 68.61409949 81.28736018
EOD
$panel2_7 << EOD
2 100 100 100
3 94.40373085 91.39806223 97.00805289
4 93.1518413 91.8716825 94.51987821
5 86.32934683 82.58313324 90.17190112
6 84.24397174 80.82746196 87.76494023
7 75.3693802 71.57349017 78.81856624
8 74.14796025 71.03191062 77.4529292
9 69.12480184 65.08983093 73.36807721
10 68.78897403 64.93335474 73.07918085
11 62.20980637 58.3363916 66.06255961
12 64.66477981 61.40726652 68.11360487
13 58.17048546 54.16869075 62.87010394
14 60.79358062 57.84185229 64.07319033
15 53.99243734 50.32672081 58.71768497
EOD
$panel3_0 << EOD
6 100 100 100
EOD
$panel3_1 << EOD
6 100 100 100
EOD
$panel3_2 << EOD
6 100 100 100
EOD
$panel3_3 << EOD
6 100 100 100
EOD
set terminal svg size 1400,398 dynamic font "sans-serif,13" noenhanced
set output "armg.svg"
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
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes, percent of the minimal graph"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel2_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "tree"
plot $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "with ETC", \
  keyentry with linespoints ls 2 title "ARMG-MM(1) + ETC", \
  keyentry with linespoints ls 3 title "ARMG-MM(2)", \
  keyentry with linespoints ls 4 title "ARMG-MM(2) + ETC", \
  keyentry with linespoints ls 5 title "ARMG-MM(3)", \
  keyentry with linespoints ls 6 title "ARMG-MM(3) + ETC", \
  keyentry with linespoints ls 7 title "ARMG-MM(4)", \
  keyentry with linespoints ls 8 title "ARMG-MM(4) + ETC"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2800,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "armg.png"
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
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes, percent of the minimal graph"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel2_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "tree"
plot $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "with ETC", \
  keyentry with linespoints ls 2 title "ARMG-MM(1) + ETC", \
  keyentry with linespoints ls 3 title "ARMG-MM(2)", \
  keyentry with linespoints ls 4 title "ARMG-MM(2) + ETC", \
  keyentry with linespoints ls 5 title "ARMG-MM(3)", \
  keyentry with linespoints ls 6 title "ARMG-MM(3) + ETC", \
  keyentry with linespoints ls 7 title "ARMG-MM(4)", \
  keyentry with linespoints ls 8 title "ARMG-MM(4) + ETC"
unset multiplot
set output
