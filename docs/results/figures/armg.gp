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
4 97.08284714 96.33181852 97.88693807
5 96.07091879 94.70684949 97.27451113
6 91.54102889 89.71501907 93.37779032
7 90.71748701 89.04313833 92.30567192
8 86.61099966 84.61176176 88.67747399
9 86.1005774 84.00822579 88.12407977
10 83.08904231 80.85947418 85.38426487
11 81.40734424 78.83168549 83.68662489
12 77.85644037 75.3640649 80.6405119
13 76.81917908 74.16991771 79.3406291
14 73.3051133 70.83273181 75.81568305
15 72.69636788 69.6208961 75.40944232
EOD
$panel2_1 << EOD
2 100 100 100
3 100 100 100
4 97.08284714 96.33181852 97.88693807
5 96.07091879 94.70684949 97.27451113
6 91.54102889 89.71501907 93.37779032
7 90.71748701 89.04313833 92.30567192
8 86.61099966 84.61176176 88.67747399
9 86.1005774 84.00822579 88.12407977
10 83.08904231 80.85947418 85.38426487
11 81.40734424 78.83168549 83.68662489
12 77.85644037 75.3640649 80.6405119
13 76.81917908 74.16991771 79.3406291
14 73.3051133 70.83273181 75.81568305
15 72.69636788 69.6208961 75.40944232
EOD
$panel2_2 << EOD
2 100 100 100
3 95.99462967 93.93962081 97.78488255
4 98.886178 98.22278048 99.47946821
5 94.21531065 91.50103513 96.60844584
6 96.60298462 95.37413771 97.74841086
7 91.59243248 89.50553313 93.63743048
8 95.41063457 94.24548293 96.7145294
9 90.98970343 88.99387388 92.97937469
10 94.67143 93.17909012 96.19343978
11 89.98707119 87.74676321 92.22867041
12 94.84773871 93.25873503 96.37369204
13 89.06004903 86.92119277 91.38558319
14 94.87754367 93.32591158 96.37396009
15 89.00460465 87.12626273 91.39421869
EOD
$panel2_3 << EOD
2 100 100 100
3 95.99462967 93.93962081 97.78488255
4 95.96902514 94.9030524 97.07835708
5 90.32754864 88.03758648 92.41313851
6 88.74438946 86.75392484 90.79150251
7 83.42125094 81.00845672 85.76741195
8 82.79699615 80.71512804 85.05742148
9 78.74814998 76.51287403 80.93243371
10 78.78866048 76.69876682 80.88838975
11 73.65927461 71.55779117 76.02682056
12 73.91471515 71.67973905 76.39929683
13 68.83587641 66.72159364 70.91589896
14 69.54696442 67.32603748 71.78094185
15 65.08377439 62.62594674 67.88714168
EOD
$panel2_4 << EOD
2 100 100 100
3 95.99462967 93.93962081 97.78488255
4 96.59488703 95.02117284 98.12464641
5 93.72699271 91.05458179 96.17482605
6 92.53845859 90.0345342 94.79635892
7 89.32772776 86.7666667 91.77287933
8 88.47710965 86.03057445 90.91305146
9 87.98521257 85.43947707 90.49575089
10 86.01883105 82.98091047 89.12062633
11 86.64330522 84.00014018 89.46362593
12 85.16152596 82.62249337 88.1665139
13 85.19025149 82.76359239 87.99677223
14 84.47524483 81.77501975 87.47318195
15 84.6121604 82.27859032 87.33553842
EOD
$panel2_5 << EOD
2 100 100 100
3 95.99462967 93.93962081 97.78488255
4 93.73077331 92.33927273 95.27608059
5 89.8467433 87.59808317 91.9437365
6 85.37039168 82.99845228 87.62913874
7 81.69674374 79.16724684 84.38252824
8 77.71467043 75.78672747 79.84148103
9 76.41400571 74.070466 78.80686567
10 72.59276204 70.58842685 75.00367777
11 71.34435519 69.21084476 73.69307767
12 67.44327171 65.15509288 69.863068
13 66.16090002 64.16510016 68.13903972
14 62.91915063 60.94376547 65.05166882
15 62.27010595 59.98511499 64.58893918
EOD
$panel2_6 << EOD
2 100 100 100
3 95.99462967 93.93962081 97.78488255
4 96.59488703 95.02117284 98.12464641
5 92.9569529 89.76260458 96.22245877
6 91.58898224 88.42302208 94.57630727
7 89.76797684 83.96554557 95.5686301
8 87.27656383 83.51915338 91.3008338
9 83.84964418 78.0144125 89.63935767
10 84.15117895 79.91186385 89.09958366
11 81.31596816 74.23218728 88.43505548
12 82.66580196 79.0819561 86.79577345
13 78.05447575 71.66169423 85.04891861
14 81.88952852 77.83989055 86.30010629
15 76.01755727 69.56633975 83.8032058
EOD
$panel2_7 << EOD
2 100 100 100
3 95.99462967 93.93962081 97.78488255
4 93.73077331 92.33927273 95.27608059
5 88.6109233 85.0830991 91.80795934
6 84.29048222 81.61772809 86.86084837
7 79.81676119 75.11974378 84.38658441
8 76.43279293 73.12058328 79.79568158
9 72.20623638 67.6350685 76.53581395
10 70.60732459 67.41801076 74.34745419
11 65.99706446 61.02877188 70.87759193
12 65.27676421 62.64313087 68.17868042
13 60.38798597 56.28060314 64.84062568
14 60.79143847 58.21445721 63.57620932
15 55.93808822 51.77062542 61.03206522
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
