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
2 91.48003895 88.66101846 94.3146721
3 98.85788449 96.8601022 100.9565417
4 100.5853609 98.6185483 102.4908581
5 103.0367205 101.5881052 104.6618291
6 104.9615185 103.5190627 106.5966315
7 105.3535591 103.3523872 107.4898364
8 103.8017785 100.8820128 106.8683496
9 105.5085981 102.8136647 108.0554219
10 106.4958468 101.2519709 111.9378984
11 105.330834 100.9002277 110.2731285
12 105.3890383 101.7094788 109.8964101
13 105.9457115 101.9374193 110.0864682
14 108.0617881 103.127772 113.1024194
15 107.380047 103.5124147 111.6610866
EOD
$panel2_1 << EOD
2 176.728335 159.5487381 193.7204647
3 126.7229072 119.969218 133.5218344
4 155.2580678 146.2852851 164.2393623
5 131.8042582 124.6659581 139.6169977
6 149.0593404 134.2998622 164.0992869
7 129.8867017 120.6330075 139.9024057
8 143.4759021 128.1805064 161.1208984
9 127.213281 118.0212845 139.1669334
10 136.547639 124.6755463 150.5006443
11 121.9276144 111.2672891 134.7638073
12 133.6986362 118.0033427 153.3399957
13 124.8906082 113.6636815 137.7715731
14 136.0411168 119.7124655 155.5894588
15 123.8010854 107.6914645 140.7776362
EOD
$panel2_2 << EOD
2 125.5111977 120.2000087 130.7118507
3 131.5509409 127.3459561 136.3082851
4 117.8662323 114.1573169 121.9607765
5 125.2429755 117.770744 133.1974428
6 116.924328 111.203469 122.3085746
7 127.6919026 117.6949711 138.734435
8 116.7731468 110.1267582 123.5778798
9 129.8424917 117.1296133 144.9473333
10 118.6146038 111.6842711 125.6693417
11 123.3059719 112.9056637 134.9756206
12 114.1564937 105.7304671 122.4479829
13 122.8703351 109.5278298 138.662511
14 116.7610598 105.2652215 130.6263031
15 124.2212771 109.9249297 142.8371927
EOD
$panel2_3 << EOD
2 141.7234664 131.5348296 153.0939526
3 118.8319273 113.4865442 124.1531989
4 112.90339 107.041405 119.036118
5 110.0121015 105.4807102 114.4025973
6 110.2374285 104.3236801 116.8391642
7 105.2055311 100.4026991 110.5790997
8 107.2612032 100.5468399 115.4609914
9 107.415786 101.5770677 113.2124579
10 108.1389927 102.6922832 114.3903043
11 104.9572014 99.63253282 110.6015359
12 105.2764961 99.12555626 112.076028
13 102.7398849 97.42964306 109.0880296
14 104.5681339 98.38658719 110.9382587
15 102.7378573 98.80351336 106.668719
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
