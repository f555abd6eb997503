# replacement-mtdf: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 650.9131404 431.1344288 885.5006066
12 532.3361473 333.666336 761.7632882
14 166.4419854 132.1382628 201.3246683
16 111.4249599 105.4279195 116.6121884
18 104.4698691 101.4305372 108.0003507
20 101.7531325 100.6681871 102.7764873
22 100.5529185 99.9896148 101.523681
EOD
$panel0_1 << EOD
10 707.4671894 469.0475986 992.0201106
12 651.7029719 424.6910458 931.7517729
14 439.0691245 275.5648572 643.7744229
16 151.9873768 132.1840775 171.2929023
18 106.4035674 103.7348374 109.9284204
20 102.3368023 101.0139397 103.9295145
22 101.0736905 100.1286234 102.8548959
EOD
$panel0_2 << EOD
10 151.2215641 132.804648 172.5544013
12 115.6801758 110.5808056 121.9738429
14 104.4675643 102.8221792 106.2808999
16 101.3697409 100.7436673 102.0215757
18 100.4163872 100.1579043 100.7622984
20 100.2258135 100.0098287 100.5551409
22 100.0156486 100.002234 100.0303576
EOD
$panel0_3 << EOD
10 158.4397703 139.5254993 179.2723902
12 120.3593 115.3824597 125.242708
14 105.6780894 104.2346427 107.2724552
16 101.6494148 101.1804945 102.0123289
18 100.4564792 100.2632893 100.6457521
20 100.1375018 100.0360587 100.2423176
22 100.0272335 100.006209 100.0472731
EOD
$panel0_4 << EOD
10 160.8024718 139.2645818 185.7801171
12 121.5079584 115.344734 128.0837556
14 105.5753421 104.1415079 107.2083529
16 101.582999 101.1460505 101.9475491
18 100.4735229 100.2702311 100.6640354
20 100.1279792 100.0286452 100.2310451
22 100.0272941 100.006209 100.0474108
EOD
$panel0_5 << EOD
10 177.0812383 145.0447597 213.7851647
12 116.2619654 111.6121426 121.1704617
14 102.9689951 102.1381036 103.6273538
16 100.4250606 100.276091 100.5411822
18 100.0210468 99.99599687 100.0542445
20 100.0015163 100.0005269 100.0026371
22 100 100 100
EOD
$panel0_6 << EOD
10 178.1503191 150.8471164 209.7190934
12 124.5574408 116.9411086 132.3577003
14 103.9754207 102.9351278 104.8719693
16 100.593981 100.3692517 100.7828776
18 100.0351185 100.0077118 100.0653755
20 100.0020622 100.0010606 100.0031083
22 100 100 100
EOD
$panel0_7 << EOD
10 150.7630226 131.6882032 175.5012769
12 109.0983474 107.2433161 110.7511317
14 101.8685563 101.2015865 102.4681328
16 100.0861888 100.0318498 100.1356472
18 100.0006065 100 100.0014182
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
10 970.8437409 670.1806408 1333.648342
12 532.8177893 333.6598484 823.229673
14 260.3283032 143.9331062 469.5651916
16 117.990852 110.5932745 125.406668
18 105.0349997 102.1624993 108.1676003
20 101.4878388 100.135559 103.2350347
22 100.0338593 99.51507541 100.4197098
EOD
$panel2_1 << EOD
10 2253.938723 1693.901634 2843.180892
12 2098.940086 1540.523515 2668.962472
14 1535.55531 944.5253788 2111.91113
16 703.0691605 290.2650304 1138.608879
18 139.6783389 118.0178025 161.6678119
20 104.721937 102.9547749 106.1199678
22 101.3561377 100.6058169 102.0699697
EOD
$panel2_2 << EOD
10 538.7881368 373.6575808 722.1446245
12 283.7409037 203.97512 382.2111964
14 149.9952908 130.4164129 174.3453393
16 110.7429568 106.4460775 115.3329559
18 103.1730217 101.5884932 105.1393589
20 100.5721319 100.2685629 100.9117577
22 100.2277527 99.98109753 100.5561763
EOD
$panel2_3 << EOD
10 558.1404195 376.6129568 800.0446461
12 293.5808412 213.6733069 402.1958128
14 162.1765039 135.8620103 199.9765582
16 115.2030743 109.5953645 121.6146832
18 104.1235739 102.1320776 106.6359584
20 101.479588 100.673091 102.3676193
22 100.219424 99.88294249 100.5619719
EOD
$panel2_4 << EOD
10 570.3019915 383.5544021 818.0478037
12 300.9788591 212.7994038 418.9275246
14 155.8104303 131.5399871 189.5792365
16 112.2664711 107.4412326 117.1173358
18 103.4960216 101.596646 105.845964
20 100.7988208 100.3308284 101.2394995
22 100.1924663 99.85790085 100.5408515
EOD
$panel2_5 << EOD
10 403.4163419 285.2283749 534.4236173
12 191.9316711 150.2539386 243.634497
14 130.6052051 112.4374768 157.9592081
16 105.1130707 101.9568355 109.3019213
18 100.5993751 100.1185404 101.3198895
20 99.99888433 99.95384541 100.0375308
22 100.0016865 100.0005881 100.0028294
EOD
$panel2_6 << EOD
10 424.7165092 297.1786706 579.4961078
12 208.1840733 159.9552759 269.2710314
14 137.2292324 116.341972 168.7908277
16 107.9134322 102.9800879 114.9854769
18 101.1405277 100.3262833 102.2037399
20 100.0247783 99.98568441 100.0603122
22 100.0019719 100.0006276 100.0033331
EOD
$panel2_7 << EOD
10 434.2768023 315.7885349 568.1592109
12 202.5805742 155.2544486 262.7710504
14 126.5051641 111.593117 146.6724415
16 102.4410115 100.7919391 104.7696627
18 100.0810289 100.0001612 100.2026788
20 100.0008562 100.0002079 100.001536
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
