# replacement-mtdf: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 1001.161142 415.9793248 2014.737683
12 848.5082795 306.8781307 1717.696361
14 256.0701669 131.692252 461.5870472
16 107.8961426 104.5992912 110.8054779
18 102.0878192 100.8293217 103.1517432
20 100.7329306 99.95028914 101.5953168
22 99.99489501 99.86588926 100.054318
EOD
$panel0_1 << EOD
10 1059.229244 461.461309 2050.829971
12 831.5961783 369.5988694 1495.724386
14 579.2335709 270.1568986 988.8167825
16 165.8234318 129.4989637 205.4902786
18 105.7541133 103.1317768 107.9775591
20 102.1420293 101.0199124 103.1900242
22 100.8694891 100.1604584 101.8863577
EOD
$panel0_2 << EOD
10 174.0961282 129.2766464 251.2770832
12 115.0794707 110.6948986 120.1560333
14 104.1118868 102.5924734 105.594291
16 101.3988279 100.7367773 102.2255621
18 100.5660461 100.0639252 101.3147231
20 100.4220125 99.99304856 101.1707165
22 99.99525965 99.96397334 100.0130543
EOD
$panel0_3 << EOD
10 181.2862021 135.1931885 255.4397569
12 123.2298904 113.3828277 134.6069239
14 106.7389509 104.1756348 109.6573764
16 101.692851 101.0909982 102.3161214
18 100.3957582 100.1994825 100.6277167
20 100.1459176 100.0691708 100.2483743
22 100.0113647 99.98717424 100.039768
EOD
$panel0_4 << EOD
10 178.251772 135.8379354 243.4187643
12 124.4525354 113.2966841 137.6036961
14 106.3778944 104.0844487 109.0049048
16 101.5700882 101.0292658 102.1665237
18 100.3491448 100.1701476 100.5490034
20 100.1363762 100.0580683 100.241139
22 100.0111824 99.98701839 100.0394846
EOD
$panel0_5 << EOD
10 178.4092974 136.6752705 231.925322
12 119.7202101 110.8517184 131.1475177
14 102.7569982 101.761711 103.7682326
16 100.3299403 100.1512702 100.5378981
18 100.0164089 99.99334082 100.0455869
20 99.99580662 99.98514796 100.000964
22 100.0000608 100 100.0001772
EOD
$panel0_6 << EOD
10 207.4551688 143.8349489 307.5937346
12 128.1247854 114.6493858 144.6145726
14 105.1337355 102.922563 107.8144164
16 100.5366924 100.2839216 100.8083339
18 100.0435747 100.014472 100.0810416
20 99.99586739 99.98505532 100.0009636
22 100.0000608 100 100.0001772
EOD
$panel0_7 << EOD
10 150.608375 128.9476939 179.6195316
12 110.0857577 107.1164725 113.0456597
14 101.8253984 101.034095 102.6863056
16 100.0768179 100.0331251 100.125509
18 100.0004254 100.0001414 100.0007173
20 100 100 100
22 100 100 100
EOD
$panel1_0 << EOD
10 2320.120651 1697.142011 2912.392286
12 1751.296343 1115.114897 2371.779419
14 272.5440459 121.8730559 542.8199505
16 108.2870429 104.8958749 112.0522835
18 101.2662399 100.4596913 102.3211251
20 100.6623519 100.1045073 101.5959669
22 100.0720895 100.0065904 100.1714719
EOD
$panel1_1 << EOD
10 2635.027806 1950.293032 3276.068187
12 2376.258714 1711.364262 3003.694672
14 959.5299132 597.8537702 1263.632303
16 152.2344572 117.1116971 202.9255067
18 103.1888903 101.8643717 104.4428718
20 100.6742347 100.2964139 101.0454804
22 100.0988656 100.0600491 100.1377251
EOD
$panel1_2 << EOD
10 140.2628494 128.8535113 149.972408
12 110.1764212 107.2248256 112.8428212
14 102.198254 101.5273457 102.8926612
16 100.5323531 100.3780322 100.6633198
18 100.1295234 100.0562317 100.1850754
20 100.0322422 100.0209018 100.0423765
22 100.0077635 100.0049567 100.0101218
EOD
$panel1_3 << EOD
10 144.492284 132.5066495 155.0771602
12 110.6160086 107.682203 113.4058674
14 102.7036726 101.8988461 103.4048227
16 100.845269 100.5166369 101.2616517
18 100.1628747 100.0940476 100.2191821
20 100.0405602 100.0246335 100.0578664
22 100.0102985 100.0060313 100.014107
EOD
$panel1_4 << EOD
10 145.0554535 131.7832457 156.6161116
12 111.2586349 108.0229138 114.233339
14 102.7589676 101.8310695 103.6413549
16 100.7887857 100.4918394 101.1536565
18 100.1593098 100.0891141 100.2128748
20 100.038659 100.0219969 100.0559738
22 100.0098232 100.0057093 100.0133722
EOD
$panel1_5 << EOD
10 158.0521579 140.1355502 173.8436378
12 111.4162811 107.4586403 115.1003512
14 101.747259 100.9755309 102.5563756
16 100.1422777 100.0568766 100.2332825
18 100.0203593 100.0109195 100.0297642
20 100.0043571 100.0005424 100.0105426
22 100 100 100
EOD
$panel1_6 << EOD
10 170.0076843 147.5700268 189.4932518
12 112.135354 108.1271537 116.0328117
14 101.611002 101.0319351 102.136671
16 100.1650928 100.0869186 100.2326989
18 100.0179035 100.0091196 100.0275232
20 100.0035649 100.0003173 100.0096383
22 100 100 100
EOD
$panel1_7 << EOD
10 142.8655175 129.7838971 154.9347716
12 106.9006274 104.2572783 109.6645299
14 100.7268363 100.4115319 101.0106273
16 100.0368369 100.0136796 100.0659086
18 100.0003169 100 100.0007225
20 100 100 100
22 100 100 100
EOD
$panel2_0 << EOD
10 2819.489824 1513.995714 3880.297054
12 1521.987408 755.0819502 2154.184425
14 530.1229254 215.1023576 779.521227
16 137.8553453 117.735598 152.6117322
18 102.734575 99.54632657 105.3296676
20 100.3674719 97.97853084 102.2991352
22 98.85265229 95.70337594 100.4908317
EOD
$panel2_1 << EOD
10 5902.659162 3357.397187 7764.952634
12 6061.685064 3176.257306 8418.290784
14 4776.652414 2466.19944 6409.821773
16 2818.552147 1134.832156 3963.308233
18 209.5841915 144.3772149 253.1392219
20 109.5992973 104.8397587 113.419542
22 101.4913516 99.17776658 103.5192653
EOD
$panel2_2 << EOD
10 786.5354273 476.6211881 1087.808548
12 325.8782129 243.315248 391.7516587
14 169.9811775 137.8159407 194.8884554
16 113.8575357 108.1250802 119.9107939
18 101.8463766 98.74020276 104.1123916
20 101.1002577 100.5927817 101.5260139
22 100.1839479 100.0966611 100.2510429
EOD
$panel2_3 << EOD
10 772.4333471 524.9174904 1031.923793
12 359.5041827 253.8793405 449.3505595
14 184.7143297 150.585654 213.1559533
16 117.4583632 109.2141587 125.4387647
18 102.3140786 98.31744216 105.7002905
20 101.080335 100.344308 101.750846
22 100.3896682 100.2063005 100.5510181
EOD
$panel2_4 << EOD
10 837.6018414 538.12082 1178.266104
12 352.6021005 262.4432892 421.5842864
14 178.8487294 143.8815418 206.0554533
16 114.6496464 106.9872688 123.150071
18 101.1456329 97.16758148 104.6038749
20 100.9175814 100.3387039 101.3619605
22 100.267261 100.1646243 100.3519694
EOD
$panel2_5 << EOD
10 684.906948 414.7737325 881.3280392
12 251.4635003 187.0876996 308.2890148
14 143.4732798 118.4202769 163.9745921
16 108.0075999 101.8489996 113.5598091
18 100.9976576 100.2541482 101.637905
20 100.0431594 99.97153793 100.1175049
22 100.0045664 100.0013661 100.0086983
EOD
$panel2_6 << EOD
10 681.9830302 441.4880173 879.545107
12 287.8438137 201.1708219 382.5031548
14 155.2993927 125.8509821 188.1161628
16 111.3955011 102.312611 119.873984
18 100.6482395 99.51755418 101.7121505
20 100.1332741 100.0179743 100.2436484
22 100.0124276 100.0016711 100.0242165
EOD
$panel2_7 << EOD
10 633.5890723 416.1263229 792.2523065
12 245.1242636 182.6033173 291.5964079
14 133.8093782 112.9069112 150.9369096
16 105.8921318 101.4703953 109.5040052
18 100.2261054 100.0410006 100.4455885
20 100.0040847 100.0002121 100.0095246
22 100 100 100
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "replacement-mtdf.svg"
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
set xlabel "table entries, power of two"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes, percent of four-way"."\n"."buckets with the largest table"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7168
set rmargin at screen 0.9800
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
  keyentry with linespoints ls 1 title "New", \
  keyentry with linespoints ls 2 title "Old", \
  keyentry with linespoints ls 3 title "Deep", \
  keyentry with linespoints ls 4 title "Big", \
  keyentry with linespoints ls 5 title "BigAll", \
  keyentry with linespoints ls 6 title "TwoDeep", \
  keyentry with linespoints ls 7 title "TwoBig", \
  keyentry with linespoints ls 8 title "Buckets of four"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "replacement-mtdf.png"
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
set xlabel "table entries, power of two"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes, percent of four-way"."\n"."buckets with the largest table"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7168
set rmargin at screen 0.9800
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
  keyentry with linespoints ls 1 title "New", \
  keyentry with linespoints ls 2 title "Old", \
  keyentry with linespoints ls 3 title "Deep", \
  keyentry with linespoints ls 4 title "Big", \
  keyentry with linespoints ls 5 title "BigAll", \
  keyentry with linespoints ls 6 title "TwoDeep", \
  keyentry with linespoints ls 7 title "TwoBig", \
  keyentry with linespoints ls 8 title "Buckets of four"
unset multiplot
set output
