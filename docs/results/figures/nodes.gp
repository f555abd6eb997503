# nodes: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 98.21208385 95.03128649 101.7366386
3 108.5818331 103.4666629 113.4230244
4 104.4874164 100.1180466 108.2753856
5 105.5970854 102.8728621 107.9893495
6 102.990861 100.0004424 105.585619
7 104.2968754 102.1310854 106.7698754
8 105.1787301 101.3106662 108.2987133
9 108.1059781 102.3263673 113.2964878
EOD
$panel0_1 << EOD
2 326.9420469 259.5048615 397.6738329
3 143.0407886 129.6545441 158.0504286
4 293.9917643 245.2126572 345.5087863
5 138.4347407 129.4171423 146.6091059
6 227.0937995 196.1019763 260.1665841
7 131.6817475 124.4825471 138.4949433
8 214.6019874 184.5138274 251.4087924
9 127.7743148 117.0429362 138.2019466
EOD
$panel0_2 << EOD
2 111.4796547 106.1199302 116.9523624
3 129.8404434 123.3065652 137.2464225
4 108.525714 104.846486 112.2522665
5 123.5648257 117.7249325 131.1698643
6 107.0528038 104.0268627 110.0235518
7 124.5327557 116.3930725 135.3864472
8 108.4450714 103.9444784 112.9097683
9 123.1991236 110.5519856 140.476988
EOD
$panel0_3 << EOD
2 120.9494451 110.8708356 132.8149892
3 105.3263524 102.1133847 108.7814411
4 100.6033501 94.88766893 106.4463079
5 97.31230275 94.74965867 99.60315839
6 95.97666275 91.3743323 100.9810173
7 99.15555686 97.38791668 101.5748438
8 97.88704543 90.56076701 103.7082599
9 95.45085812 89.61702441 100.1282339
EOD
$panel0_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_0 << EOD
2 99.11785462 94.18558549 103.8186061
3 101.6180394 99.9057275 103.3093415
4 101.0765719 98.35937425 104.1138691
5 103.9160026 101.3870159 106.4586372
6 102.9120994 99.58607599 105.937225
7 105.7488471 102.7183976 108.6927355
8 106.1469077 103.3373202 108.9211481
9 107.3304108 105.0116185 109.2755674
10 106.8647141 105.1855845 108.7536164
EOD
$panel1_1 << EOD
2 168.6661962 153.1669895 186.5026469
3 127.5669163 121.1277574 135.1869332
4 140.9632782 133.0267254 150.592355
5 119.9420109 114.0096459 126.5689098
6 125.4114078 119.357087 131.0415929
7 113.3119564 109.3269675 117.4427542
8 118.2981135 113.0237337 123.6433504
9 113.4653428 105.8856762 119.122112
10 113.0464824 108.6923698 117.2037058
EOD
$panel1_2 << EOD
2 125.3352152 116.8928629 134.0352635
3 134.0132542 127.3943489 141.576592
4 114.9198208 111.1765948 119.1558627
5 118.7605257 114.1551268 123.8577714
6 108.369877 103.8384523 113.3863875
7 112.2648256 107.6463263 117.698871
8 106.0796999 101.0785349 111.1122458
9 109.3598702 105.5717161 113.2017304
10 104.3655407 101.5011813 107.5570274
EOD
$panel1_3 << EOD
2 122.900494 114.8472569 131.4219285
3 110.4311903 104.6532175 117.283094
4 108.9338556 103.3713721 114.9950597
5 103.0748129 98.73329338 107.3652747
6 103.4864387 98.60470668 107.9872704
7 101.3242113 97.78774505 104.7917494
8 100.8130324 97.53084501 104.4953456
9 101.1346085 97.83478146 104.3656679
10 98.57766238 95.77099893 101.5197428
EOD
$panel1_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
EOD
$panel2_0 << EOD
2 90.73265405 86.68368932 94.61132489
3 100.6530612 97.31218775 103.9877774
4 103.6937166 100.2406668 107.9842112
5 104.9113127 102.6053215 107.3105767
6 103.3239367 100.0997987 106.0887551
7 104.4548891 102.0226136 107.0608709
8 107.9971463 104.0797814 111.9700892
9 105.8242578 102.3436779 109.5822078
10 105.7786578 102.3480614 109.9384073
11 107.3761944 103.0560382 111.9979845
12 107.6239078 103.1153816 111.8711972
13 106.8161771 102.8458795 110.8539243
14 108.2900786 104.719823 111.9000335
15 106.8067099 103.2515617 110.0925087
EOD
$panel2_1 << EOD
2 150.6065017 136.6008255 166.184913
3 126.4081633 119.0754793 134.2985326
4 145.5253116 132.7308098 158.3261623
5 124.8965477 117.8507214 131.6209046
6 134.8785341 123.274076 146.9090319
7 121.1212526 114.3728666 127.765661
8 133.1139214 119.7709764 147.3648726
9 118.6213194 108.092935 128.9492896
10 126.2353993 114.2819621 140.5927167
11 118.4744208 108.4509108 129.1275361
12 125.9921211 115.9699513 135.9376679
13 118.911268 110.8785641 126.9816848
14 124.5461733 115.0538246 134.2906489
15 115.9855933 107.3578983 124.6396364
EOD
$panel2_2 << EOD
2 119.6021349 113.1996831 125.7098076
3 125.3197279 119.6315211 131.8291604
4 115.1971509 110.8783173 120.5696643
5 119.2974958 115.3608226 123.8226716
6 107.0466794 103.0010016 110.9825329
7 113.7833817 108.1454096 120.0588685
8 113.0713642 108.0444901 118.1856045
9 115.3977998 110.6860923 120.8464206
10 111.5597793 107.1596752 116.9138954
11 113.8681379 109.8371589 118.8148524
12 111.1776855 107.6972945 115.4650869
13 111.5694691 106.5876532 118.331036
14 110.0222684 105.1349398 116.6712914
15 111.5226436 105.7372014 118.9425919
EOD
$panel2_3 << EOD
2 121.2032994 115.0050168 128.168165
3 110.462585 106.3122313 114.3467137
4 105.8204019 100.559967 111.2771288
5 102.175898 99.00225367 105.4632911
6 99.2396982 94.05596764 104.4866293
7 98.29203788 94.31615773 102.5069684
8 97.54523706 91.91500988 103.8732409
9 97.96289693 92.22202549 103.0904035
10 97.72941785 93.44384564 102.3038869
11 98.25723369 94.2266293 102.2938224
12 97.8538754 94.29685533 101.0562061
13 97.97298262 94.94658327 101.0877001
14 97.83461364 93.82702487 101.6090501
15 97.73495849 93.932985 101.7051844
EOD
$panel2_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
11 100 100 100
12 100 100 100
13 100 100 100
14 100 100 100
15 100 100 100
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "nodes.svg"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "nodes.png"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
