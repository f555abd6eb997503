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
10 643.9283926 468.0053111 863.8352722
11 391.9056526 304.8666293 498.751802
12 257.7693378 212.408337 310.4906781
13 190.2487187 161.443328 222.949611
14 153.7042696 135.8547213 174.5351777
15 130.7470397 119.6686406 143.6944089
16 115.8063198 109.1179209 123.9443492
17 107.155034 103.7912097 111.2476309
18 102.277313 101.0251529 103.8596832
19 100.5342573 100.1835926 101.0209027
20 100.0615261 100.0199672 100.1147551
21 100.0048234 100.0015109 100.0088526
22 100 100 100
EOD
$panel2_1 << EOD
10 802.3664909 554.7237641 1097.962504
11 486.2761053 350.5654363 645.0512511
12 319.8413797 237.6916865 415.5098231
13 226.5181596 177.4941518 282.0737928
14 180.0528366 145.2441011 219.3581824
15 150.1124481 126.8564889 175.453122
16 132.1898289 115.1167133 150.9037808
17 119.983836 108.9762346 131.4054723
18 112.9633053 105.3563312 119.903026
19 110.0816666 103.9762397 115.3318421
20 109.3580812 103.672562 114.3633957
21 109.2443445 103.5925197 114.1951397
22 109.2333721 103.5872759 114.1784187
EOD
$panel2_2 << EOD
10 768.688253 551.3405185 1019.624577
11 441.2263984 327.0768969 567.1917891
12 278.4861852 214.6468772 356.1340255
13 198.0688312 159.2134542 246.4213059
14 151.2448084 126.2687845 182.0996701
15 125.0863427 109.7457627 143.6697843
16 109.1936066 99.44240901 120.4880698
17 100.5150004 94.25516576 107.2485925
18 96.10290436 91.43083088 100.8953735
19 94.4710448 90.40955418 98.82549921
20 94.11171905 90.15107608 98.41541507
21 94.06319037 90.10615612 98.34958145
22 94.05888244 90.10210008 98.3411116
EOD
$panel2_3 << EOD
10 3128.068058 2039.511064 4527.76223
11 1350.945831 925.5813785 1873.132137
12 633.4102993 445.2552777 874.3268818
13 352.2884695 255.6317203 477.3323915
14 199.7547792 161.7193704 245.9275581
15 142.9330393 123.9535074 163.4026042
16 118.179291 108.1933943 129.6799684
17 107.0096321 100.757919 114.5801103
18 101.7504197 97.66705265 106.6342075
19 99.70415182 96.48921019 103.5518694
20 99.26249669 96.15642923 102.9427312
21 99.206199 96.1179026 102.8559559
22 99.20060237 96.11458643 102.847169
EOD
$panel2_4 << EOD
10 7823.528307 2235.617652 14501.93594
11 3218.578014 1069.081313 5751.536142
12 1474.646013 573.681217 2493.805868
13 694.5207149 308.7312997 1131.205234
14 326.1439954 189.4132855 482.3423597
15 203.1211523 136.3729602 283.6868683
16 134.631727 112.6528602 156.961308
17 110.1178606 101.2603619 119.5262439
18 102.6061519 95.97891882 110.369868
19 100.9998822 94.67540915 108.166621
20 100.7325694 94.82764767 107.6183139
21 100.6171389 94.62393091 107.5134354
22 100.6131624 94.6178542 107.5078845
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
