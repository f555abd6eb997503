# criteria: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
-50 78.6033021 76.01817571 81.2929451
-20 72.06604195 69.43904762 74.53212628
-5 65.0379295 62.27516665 67.93831837
-1 63.18607764 60.3867723 66.12765685
0 62.94065149 60.27164851 65.95871358
1 63.11914324 60.44315999 66.13806864
5 64.99330656 61.97035364 68.30679826
20 70.66041946 67.47755949 74.24141777
50 75.97054886 72.55036564 79.55153417
EOD
$panel0_1 << EOD
-50 81.21374386 78.6087776 83.80753474
-20 73.87327086 71.25513157 76.27553727
-5 65.79651941 63.13364099 68.60493882
-1 63.47612673 60.72187811 66.55009363
0 63.14145471 60.45557538 66.17392498
1 63.14145471 60.45557538 66.17392498
5 65.12717537 62.01855944 68.4494534
20 71.95448461 68.52372295 75.5305448
50 77.68853191 74.21652761 81.22804297
EOD
$panel0_2 << EOD
-50 21.30745203 19.48180675 23.42750986
-20 33.26639893 29.54893127 37.61271582
-5 40.78536368 37.27484468 44.22546144
-1 42.45872378 39.03855874 45.73950914
0 43.10575636 39.81651702 46.33767078
1 48.37126283 44.8857405 51.67840296
5 45.71619813 42.49750136 49.05673819
20 35.09593931 32.24803762 38.16366349
50 24.18563141 21.70601244 26.89514804
EOD
$panel1_0 << EOD
-50 75.50128188 73.29161493 77.86891419
-20 70.69761166 68.20943006 73.00942498
-5 60.51275132 57.32142119 63.5855627
-1 56.48900283 53.60485341 59.39085177
0 55.96545675 52.98751517 58.91986028
1 56.19214681 53.35950129 59.1525236
5 59.59519633 56.74617205 62.57886368
20 66.34462286 63.3783152 69.45056567
50 69.24301714 66.05977918 72.46526165
EOD
$panel1_1 << EOD
-50 79.99190393 77.85858205 82.18680132
-20 74.83200648 72.60966147 76.95134756
-5 62.80933747 59.59333426 65.90459506
-1 57.60086358 54.92332019 60.48530049
0 56.56456619 53.71708904 59.50241956
1 56.56456619 53.71708904 59.50241956
5 61.27648091 58.39800709 64.23499202
20 70.12279045 66.82823001 73.39748756
50 74.17892322 70.59532556 77.58857578
EOD
$panel1_2 << EOD
-50 7.985427068 7.391267464 8.627121718
-20 15.30967481 13.34692239 17.57385221
-5 29.92848468 26.59407546 33.10030553
-1 34.37592768 31.56684855 37.31837786
0 35.0074214 32.31390889 37.90830846
1 47.69126973 45.07550936 50.30956849
5 39.85966806 37.23003696 42.748226
20 24.90891917 22.85013533 27.11797429
50 14.68627716 13.55831756 15.90771556
EOD
$panel2_0 << EOD
-50 79.68637972 78.00620078 81.32492486
-20 75.94421445 74.46372229 77.50517132
-5 63.14730439 59.91629697 66.72260562
-1 57.41610195 54.21532909 60.92253351
0 56.0422786 52.84648631 59.67557656
1 56.34294701 53.21825199 59.9438626
5 59.04202419 55.42451934 62.9657415
20 63.64918935 59.64793309 67.91699615
50 66.39221038 62.22622627 70.91859444
EOD
$panel2_1 << EOD
-50 85.35513565 83.59951675 87.03900294
-20 81.60603187 79.84176757 83.35891607
-5 65.88338691 62.56926591 69.36848427
-1 58.36436386 55.20559801 61.82979207
0 56.56266623 53.40567105 60.15635879
1 56.56266623 53.40567105 60.15635879
5 60.26088767 56.57064295 64.29796518
20 66.72294563 62.48056397 71.35200511
50 70.14362699 65.68032691 75.02108397
EOD
$panel2_2 << EOD
-50 6.223836066 5.907270948 6.582219833
-20 11.21030599 10.10098944 12.43576373
-5 28.99368596 25.1445037 32.7052003
-1 34.46816384 30.58862864 38.07991266
0 34.4311585 31.02277975 37.60159733
1 48.27346948 44.84991605 52.07898594
5 40.96953998 37.98732164 44.21791018
20 25.37410089 23.76156107 27.19527974
50 13.69660245 12.94692462 14.54380952
EOD
$panel3_0 << EOD
-50 80.96337842 77.77364741 84.26932258
-20 79.44572748 76.25848201 82.86917696
-5 66.08380073 62.04759104 70.76371152
-1 61.03596173 57.14184477 65.10828755
0 60.24414385 56.24473937 64.35329933
1 60.24414385 56.24176651 64.34749672
5 64.23622567 60.36856934 68.45785913
20 72.78126031 68.62956658 76.97048357
50 73.73804025 69.38068937 78.12310559
EOD
$panel3_1 << EOD
-50 83.23985483 80.23592738 86.39751963
-20 81.65621907 78.76595144 84.7833697
-5 67.33751237 63.47125578 71.81443715
-1 61.29990102 57.42847668 65.43573833
0 60.40910591 56.43389842 64.50062477
1 60.40910591 56.43389842 64.50062477
5 65.58891455 61.7682676 69.71958991
20 75.48663807 71.13526343 79.6759281
50 76.60838007 72.13130221 80.99968753
EOD
$panel3_2 << EOD
-50 22.17090069 20.61950587 23.67072362
-20 24.28241504 22.73572233 25.86720202
-5 34.87297921 32.52389319 37.49607895
-1 38.04025074 35.45263198 40.75428867
0 38.33718245 35.73953359 41.01731979
1 44.73771033 41.62819483 47.84169045
5 39.8878258 37.03695066 42.67242009
20 26.06400528 23.63045857 28.42154442
50 22.2038931 20.63243548 23.73434163
EOD
$panel4_0 << EOD
-50 82.36051177 79.72553178 85.05374004
-20 80.48300401 77.76195807 83.38378885
-5 62.51798017 57.92778355 66.96243603
-1 57.59709289 52.77292474 62.40204228
0 56.07540313 51.14874631 60.85836408
1 56.20410326 51.40906202 61.01433517
5 59.52759482 54.20104062 64.51408608
20 66.27299568 60.43951835 71.95005375
50 66.82564918 61.16969347 72.49621617
EOD
$panel4_1 << EOD
-50 85.77485048 83.10599481 88.47009486
-20 83.84434855 81.19435267 86.63851632
-5 63.85040503 59.35193922 68.26248928
-1 58.16488758 53.29300361 62.9990125
0 56.45393292 51.65315272 61.31866005
1 56.45393292 51.65315272 61.31866005
5 61.48837914 56.13086271 66.65248288
20 69.27852222 63.45695499 74.90457589
50 69.83874631 64.03640813 75.50783016
EOD
$panel4_2 << EOD
-50 20.34976153 18.57989619 22.21542736
-20 21.50806268 19.90234663 23.30309421
-5 30.22181846 27.79656078 32.9178509
-1 31.88734953 29.62720927 34.19265339
0 31.71322583 29.56642964 33.85082113
1 38.41320312 34.8567347 41.95290386
5 32.15989098 29.44794756 35.18175057
20 21.8411689 19.90467172 23.90870792
50 20.34976153 18.57989619 22.21542736
EOD
$panel5_0 << EOD
-50 86.15621261 83.59509582 88.86277437
-20 85.05383695 82.29030838 87.87047195
-5 71.04768416 66.47749435 75.84869778
-1 64.26251923 58.85920126 69.85663465
0 62.74995727 57.35417801 68.31052165
1 62.57904632 57.2116529 68.09878502
5 66.59545377 61.06114711 72.43400501
20 72.47479063 66.17214871 78.59935549
50 72.68842933 66.39968024 78.94806275
EOD
$panel5_1 << EOD
-50 87.25004273 84.34766112 90.04125724
-20 86.14766707 83.37697837 88.93177633
-5 71.56896257 67.24325965 76.18800237
-1 64.52743121 59.2578907 69.94944868
0 62.8268672 57.4453827 68.36914355
1 62.8268672 57.4453827 68.36914355
5 67.92001367 62.08066331 73.90221074
20 74.98718168 68.4743222 81.36781121
50 75.20082037 68.61809632 81.7017787
EOD
$panel5_2 << EOD
-50 22.9704324 20.63517695 25.55163455
-20 23.27807212 20.95172822 25.78483175
-5 26.79883781 24.62812384 29.12523033
-1 29.55050419 27.42603356 31.75998858
0 31.25961374 28.85143248 33.7920387
1 44.17193642 40.23694861 48.06713121
5 35.05383695 31.332349 38.32485379
20 23.92753375 21.54199281 26.43101819
50 22.9704324 20.63517695 25.55163455
EOD
set terminal svg size 1050,724 dynamic font "sans-serif,13" noenhanced
set output "criteria.svg"
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
set xlabel "first guess - value"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel "leaves, percent of alpha-beta"
set title "w=2, random"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=4, random"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=8, random"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel "leaves, percent of alpha-beta"
set title "w=2, ordered"
plot $panel3_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=4, ordered"
plot $panel4_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel4_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel4_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=8, ordered"
plot $panel5_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel5_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel5_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.033
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
  keyentry with linespoints ls 1 title "MTD(f)", \
  keyentry with linespoints ls 2 title "criterion of its null windows", \
  keyentry with linespoints ls 3 title "one null window there"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,1448 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "criteria.png"
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
set xlabel "first guess - value"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel "leaves, percent of alpha-beta"
set title "w=2, random"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=4, random"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "w=8, random"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel "leaves, percent of alpha-beta"
set title "w=2, ordered"
plot $panel3_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=4, ordered"
plot $panel4_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel4_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel4_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "w=8, ordered"
plot $panel5_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel5_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel5_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.033
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
  keyentry with linespoints ls 1 title "MTD(f)", \
  keyentry with linespoints ls 2 title "criterion of its null windows", \
  keyentry with linespoints ls 3 title "one null window there"
unset multiplot
set output
