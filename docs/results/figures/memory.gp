# memory: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 159.241959 152.5749226 165.5865447
11 141.0008018 136.7994429 144.5280291
12 127.0083804 124.144223 129.2362186
13 116.9713191 114.6912344 118.9748981
14 109.0306087 107.7289448 110.071472
15 104.30498 103.1227795 105.6080225
16 101.1231504 100.793698 101.4093459
17 100.2060363 100.1151203 100.3028241
18 100.0242024 100.0106593 100.041048
19 100.0023676 100.00025 100.0048059
20 100.0001578 100 100.0003895
21 100 100 100
22 100 100 100
EOD
$panel0_1 << EOD
10 168.5995635 160.1905652 175.8763579
11 148.9974409 140.4784198 155.8227258
12 133.6376876 125.2716226 140.3872155
13 121.3322277 114.0283314 127.1660743
14 112.9293563 106.2339398 118.331129
15 107.3180241 101.2250504 112.2146352
16 104.513647 98.95885133 109.1292911
17 103.5216107 98.30365764 107.9566397
18 103.3165214 98.19428662 107.6815078
19 103.2930556 98.17694178 107.6577895
20 103.2911089 98.17486137 107.6562443
21 103.290951 98.17468484 107.6562367
22 103.290951 98.17468484 107.6562367
EOD
$panel0_2 << EOD
10 205.2059416 174.158508 239.1032216
11 155.2678156 141.9772487 169.5201591
12 124.962381 118.8473964 131.4971279
13 111.6767756 106.2527819 117.8939623
14 103.3328844 98.56270369 109.0769806
15 97.76595834 93.38177254 103.3269379
16 95.02166643 90.80322034 100.620744
17 94.18442037 90.00595655 99.72155011
18 94.02394777 89.82716231 99.57684659
19 94.0093737 89.80870645 99.56216014
20 94.00816358 89.80714356 99.56095013
21 94.00811097 89.80704568 99.56094855
22 94.00811097 89.80704568 99.56094855
EOD
$panel0_3 << EOD
10 284.0420785 231.445451 338.739725
11 201.332133 166.1526194 238.2598817
12 135.1081427 123.283393 145.8501822
13 114.118011 108.0466809 118.5379286
14 105.3231129 100.2267454 109.2144661
15 100.4526906 95.60918286 104.2653528
16 98.14162207 93.55886163 101.7743836
17 97.3781934 92.95824681 100.9921661
18 97.22682302 92.88693064 100.8336181
19 97.20814506 92.87770196 100.815305
20 97.20656664 92.87585345 100.8140522
21 97.20651403 92.87585182 100.8140508
22 97.20651403 92.87585182 100.8140508
EOD
$panel0_4 << EOD
10 1761.39829 1260.749301 2258.732727
11 773.6463479 528.3476436 1000.616093
12 269.2266168 214.9899753 327.1646926
13 175.3478309 151.6312007 201.8044367
14 139.2560701 122.5211868 160.3249
15 112.8779524 103.8960378 123.5263061
16 101.1297797 95.56267972 106.8598727
17 97.01599886 92.11130516 101.5255293
18 96.388209 91.46078894 100.9027053
19 96.33491105 91.43094653 100.832372
20 96.32275722 91.42326155 100.8090204
21 96.32238893 91.42276372 100.8086123
22 96.32238893 91.42276372 100.8086123
EOD
$panel1_0 << EOD
10 121.4703279 116.3948723 126.6022085
11 113.8235846 109.9136419 118.2754989
12 107.9486401 105.4250885 110.8081377
13 103.6260665 99.89695813 106.753372
14 101.1070162 97.99147079 103.2513242
15 101.1049233 100.6548686 101.7314592
16 100.5116678 100.2350714 100.8650323
17 100.1796253 100.0627274 100.3234941
18 100.038958 100.0093797 100.0737184
19 100.0053976 100.0007714 100.0105538
20 100.000257 100 100.0005367
21 100 100 100
22 100 100 100
EOD
$panel1_1 << EOD
10 134.6295338 127.1468345 141.5587275
11 125.5341852 119.2469561 131.3603884
12 119.271203 114.0663298 123.8532624
13 114.9911124 110.3991723 118.7979248
14 112.0073569 107.9847954 115.3721337
15 110.5342604 106.6352244 113.7513073
16 109.7252856 105.9709125 112.8667642
17 109.321606 105.676379 112.3955018
18 109.1601562 105.5803286 112.1960853
19 109.1239154 105.5513713 112.1541955
20 109.1182241 105.5469613 112.1461131
21 109.1179303 105.5466973 112.1454832
22 109.1179303 105.5466973 112.1454832
EOD
$panel1_2 << EOD
10 155.3335167 137.1675184 172.8294443
11 128.8328357 117.9229584 139.2015444
12 108.4600508 102.6901754 113.7220553
13 98.70058055 95.03789278 102.1500921
14 94.90186517 90.77425035 98.78899554
15 93.24132249 88.99646382 97.10672164
16 92.37455328 88.14782162 96.26351072
17 92.02642827 87.75945395 95.94899217
18 91.91785263 87.63352489 95.87706318
19 91.89611547 87.60903994 95.85995507
20 91.89303115 87.6057538 95.85598401
21 91.89288427 87.60558472 95.85582329
22 91.89284756 87.60555164 95.855759
EOD
$panel1_3 << EOD
10 224.3090833 168.6274915 280.9231699
11 160.3499536 133.4362228 186.7387585
12 125.0829555 110.3984059 139.531483
13 106.274989 99.45346011 112.9115921
14 99.87306527 95.85223615 103.291291
15 97.58276919 94.15527184 100.5444247
16 96.59795105 93.31592582 99.49963364
17 96.18142009 92.97306277 99.13608523
18 96.05745954 92.87229546 99.05487427
19 96.03021465 92.85122565 99.03150795
20 96.02624909 92.84873884 99.02658083
21 96.02613893 92.84864332 99.02649741
22 96.02613893 92.84864332 99.02649741
EOD
$panel1_4 << EOD
10 432.8684201 288.4684973 609.9754521
11 279.0373009 184.1200572 394.4110828
12 162.7427668 125.1327187 213.0120414
13 123.8895047 108.8399471 141.2592888
14 110.9056281 99.76017647 121.9406871
15 103.1992545 94.83498287 110.1316398
16 100.3494836 92.91632211 106.3250416
17 99.64566962 92.22612471 105.5665767
18 99.4591413 92.03748606 105.4361369
19 99.41669509 92.02120797 105.4002583
20 99.41059988 92.01904482 105.3906848
21 99.41041628 92.01892654 105.3904807
22 99.41037957 92.01892488 105.3904448
EOD
$panel2_0 << EOD
10 680.0476556 474.6851177 905.7350356
11 458.2092498 325.17143 620.8841064
12 298.2660899 231.1937411 388.0765055
13 216.4184084 174.3947779 271.8799203
14 167.0170839 141.8869502 198.8741541
15 140.3336805 123.3973022 160.3728804
16 121.9512648 112.0923237 133.4356743
17 110.5595049 104.7955772 116.5058715
18 103.8265603 101.5984539 106.0339515
19 100.8587134 100.2867308 101.3778177
20 100.1099394 100.0359862 100.1716376
21 100.0109483 100.0029118 100.0181235
22 100 100 100
EOD
$panel2_1 << EOD
10 763.4991143 553.7587709 1007.763994
11 470.3284041 369.707521 587.9396474
12 315.4372866 260.4521507 380.1536104
13 226.3536764 195.2707125 263.6138496
14 177.938583 157.9069138 201.6339811
15 149.7643526 135.9771399 164.8897308
16 131.4661476 121.8891428 141.5355699
17 119.2317623 112.9036905 125.518381
18 112.1218609 107.8849277 116.7528375
19 109.1288329 104.8987717 114.0319328
20 108.3310347 104.0943585 113.3943076
21 108.2183582 103.9634277 113.3033081
22 108.2062238 103.949297 113.2926907
EOD
$panel2_2 << EOD
10 1212.268021 813.6049891 1693.493197
11 672.3489778 477.4179249 915.7566936
12 387.2895451 282.0480736 518.7983428
13 266.5627894 198.2585557 351.8058885
14 181.9096915 143.088945 232.5575707
15 145.9755944 120.81958 178.7663872
16 118.7543546 105.1063586 135.8774978
17 105.9470983 97.32990666 117.0553012
18 98.95270173 92.68694471 107.6684374
19 96.18539159 90.46783033 103.336034
20 95.47730884 89.88761988 102.5092248
21 95.37314772 89.82990022 102.3948503
22 95.36183445 89.82121024 102.3822487
EOD
$panel2_3 << EOD
10 6102.140032 2339.344733 11718.21686
11 2851.479346 1090.562585 5670.974254
12 1248.860356 507.0171718 2471.456553
13 700.0931824 307.7988733 1340.329224
14 392.3574627 180.6415892 768.6726574
15 214.7788363 132.2931555 362.4881202
16 140.3643054 110.5651778 193.4252123
17 110.5127008 101.1002019 124.70062
18 101.8936644 96.42154811 109.0212184
19 98.85191634 93.86876229 104.9319726
20 98.02443605 93.32414131 103.6522953
21 98.01108518 93.25457934 103.7237671
22 98.00162704 93.24787275 103.70022
EOD
$panel2_4 << EOD
10 9180.220153 3012.974741 16384.34689
11 3747.524387 1416.451062 6451.49603
12 1353.564424 701.7451325 2095.234803
13 780.7095729 357.1560485 1251.073698
14 364.4226661 206.454986 531.6829477
15 220.488873 142.4404264 308.3576705
16 141.7195861 115.944239 167.053487
17 115.031925 104.2079928 125.3514321
18 104.070495 97.59540442 109.9225232
19 101.8436367 95.62383565 108.484881
20 100.0616451 94.9730635 105.1758558
21 100.805979 94.94336175 106.9899016
22 100.7951523 94.93328461 106.9767295
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "memory.svg"
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
set ylabel "leaves, percent of aspiration"."\n"."NegaScout with the largest table"
set title "chess"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "Alpha-Beta", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "AB-DUAL*", \
  keyentry with linespoints ls 5 title "AB-SSS*"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "memory.png"
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
set ylabel "leaves, percent of aspiration"."\n"."NegaScout with the largest table"
set title "chess"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "Alpha-Beta", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "AB-DUAL*", \
  keyentry with linespoints ls 5 title "AB-SSS*"
unset multiplot
set output
