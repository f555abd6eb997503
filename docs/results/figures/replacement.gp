# replacement: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 156.8164986 146.1810918 167.7609483
12 141.659912 130.9001598 152.0217591
14 122.4255243 114.8254011 130.2053022
16 108.246066 104.6515398 111.1080459
18 101.9317011 100.8437143 102.8772641
20 100.2472071 100.0310849 100.4686471
22 100.0395025 99.8967201 100.2230994
EOD
$panel0_1 << EOD
10 169.4791825 158.2587706 183.2073378
12 167.7660416 153.7101938 185.4507198
14 146.3010607 134.2835728 156.7221889
16 118.9418885 112.3133656 126.0031053
18 103.4865909 101.9527433 104.8052755
20 100.8191185 100.3900284 101.1552498
22 100.0924539 99.80315004 100.3014299
EOD
$panel0_2 << EOD
10 127.4214715 121.1847906 137.6222341
12 111.0374134 108.1696806 114.323104
14 103.2477064 102.4505809 103.9236412
16 100.9435965 100.6491784 101.1827174
18 100.2555901 100.1360931 100.3565405
20 100.0545798 99.99050016 100.133129
22 100.0142933 100.0056715 100.0242743
EOD
$panel0_3 << EOD
10 136.0670251 127.5694575 149.907322
12 119.7723451 113.0836034 130.9143459
14 106.2428383 104.0501301 109.2014923
16 101.4980182 101.0754432 101.830872
18 100.4098005 100.2551963 100.5313862
20 100.1266492 100.0683375 100.190546
22 100.0246061 100.0145338 100.0351112
EOD
$panel0_4 << EOD
10 136.0780617 127.569069 149.9091588
12 119.7060654 113.1619751 130.8965458
14 106.018609 103.8774067 108.9793608
16 101.5037476 101.0405336 101.8971641
18 100.4166154 100.2499565 100.5587576
20 100.1241162 100.0609598 100.1900897
22 100.0247267 100.0145343 100.0352413
EOD
$panel0_5 << EOD
10 131.1037052 124.1543076 142.1504537
12 111.6366448 108.5014724 115.048234
14 103.707081 101.7000766 106.9788962
16 100.3222316 100.1397917 100.5030964
18 100.0470411 100.0101359 100.0837219
20 100.0004222 100.0001914 100.0006145
22 100.0001206 100 100.0002875
EOD
$panel0_6 << EOD
10 137.534527 127.4888079 153.5834002
12 115.4972125 111.5753124 120.1339055
14 104.8296147 102.5692616 108.2431313
16 100.5125672 100.2416926 100.7746124
18 100.0256917 100.0029272 100.0517706
20 100.0010856 100.0006101 100.0014705
22 100.0000603 100 100.0001763
EOD
$panel0_7 << EOD
10 124.9741877 121.1246603 128.4209114
12 109.1451544 106.7914409 111.1289387
14 101.5825113 100.9795994 102.0099914
16 100.0630833 100.0308016 100.0919666
18 100.0004222 100.0000771 100.0008596
20 100 100 100
22 100 100 100
EOD
$panel1_0 << EOD
10 151.3716985 139.8928191 160.3337105
12 135.3073909 126.0129153 142.8360377
14 119.2122123 112.2300249 125.0410776
16 105.2340162 102.8180573 107.5535794
18 102.1831806 100.7757896 104.2229619
20 101.3162417 100.1112719 103.2321499
22 100.3142017 99.91446471 100.9151841
EOD
$panel1_1 << EOD
10 171.4808456 158.2003159 183.699448
12 160.2435799 147.7519077 170.210632
14 129.3595982 121.2816147 135.7489909
16 107.9599089 104.1564244 111.0143877
18 100.976261 100.0560728 101.774272
20 99.91892339 99.21759135 100.3177423
22 100.036202 100.0145428 100.0533183
EOD
$panel1_2 << EOD
10 113.358147 110.6322732 115.7816968
12 105.6055842 104.0475826 107.1634452
14 101.4946262 101.1101299 101.8070496
16 100.362975 100.2776677 100.4400123
18 100.1199838 100.0708092 100.1732981
20 100.0182999 100.0098091 100.0294321
22 100.0035009 100.0012546 100.0056902
EOD
$panel1_3 << EOD
10 114.7282541 111.7115385 117.6711384
12 106.6509075 104.4472513 109.6865614
14 101.5942414 101.1895793 101.9367668
16 100.4367316 100.3218052 100.5504963
18 100.1354194 100.0854034 100.1865604
20 100.0205277 100.0131425 100.0290237
22 100.0059674 100.0035741 100.0083618
EOD
$panel1_4 << EOD
10 115.7248838 111.5893242 120.3684398
12 106.6001451 104.3716724 109.663267
14 101.5122896 101.1464789 101.8459037
16 100.4201025 100.3016542 100.5427715
18 100.134942 100.0818647 100.1883562
20 100.0206073 100.0132092 100.0281131
22 100.0055695 100.0034153 100.0075732
EOD
$panel1_5 << EOD
10 114.2610492 110.6504135 117.1021834
12 105.8835839 103.9173954 108.0060459
14 100.9393429 100.5942916 101.2264006
16 100.1180743 100.0610295 100.1743492
18 100.0140034 100.0024182 100.0310976
20 99.99992044 99.99974875 100
22 100 100 100
EOD
$panel1_6 << EOD
10 113.4227536 109.7915041 116.4604164
12 105.6577787 103.3511696 108.9706762
14 100.9384677 100.6387989 101.1559356
16 100.1259512 100.0732478 100.1674884
18 100.0105821 100.0040096 100.0162244
20 100.0017504 99.999776 100.0058658
22 100 100 100
EOD
$panel1_7 << EOD
10 112.3646999 109.3678222 114.9698119
12 104.3999376 102.6180136 106.3854384
14 100.4426194 100.2565659 100.5988226
16 100.0157538 100.0060537 100.0244553
18 99.99992044 99.99974875 100
20 100 100 100
22 100 100 100
EOD
$panel2_0 << EOD
10 579.885839 381.1537782 839.4342549
12 339.139485 228.8365815 478.0011176
14 187.4887337 133.2009295 250.4645204
16 126.576727 108.7414902 147.9194181
18 107.8004637 103.8836843 111.4196627
20 103.5004712 100.622917 106.7181296
22 100.2425355 100.0754504 100.5686481
EOD
$panel2_1 << EOD
10 1271.741985 839.0027106 1811.708252
12 1188.688164 774.6107957 1692.896721
14 876.368907 624.80413 1122.633374
16 568.5043744 300.0113853 835.8260634
18 155.2713961 118.6308716 200.5256524
20 109.0121554 102.9022528 115.6280463
22 101.7909736 100.699411 102.7340074
EOD
$panel2_2 << EOD
10 478.3806721 328.2486624 671.7525383
12 269.6389074 208.1549912 341.4804852
14 167.1005547 134.5363246 206.2317621
16 116.3920113 108.3334685 125.8771373
18 103.4409757 101.8085555 105.0559055
20 100.7406962 100.4734384 100.9200406
22 100.2174204 100.0969349 100.3457673
EOD
$panel2_3 << EOD
10 468.1731281 339.4709704 626.5653172
12 289.7885725 219.646005 373.5316225
14 174.7021287 143.8995046 207.0451966
16 121.3397902 112.6651724 129.8543869
18 104.7293925 103.0317797 106.1587872
20 101.0199777 100.4930605 101.4223512
22 100.3432124 100.0443702 100.6229079
EOD
$panel2_4 << EOD
10 463.837947 347.8786411 587.7361609
12 299.239196 221.5629444 394.7837825
14 170.3415762 140.1695434 203.7010694
16 118.2020084 110.2362177 125.8272317
18 104.0353187 102.4698468 105.458984
20 100.8958811 100.5300829 101.148813
22 100.3571696 100.1259299 100.6154002
EOD
$panel2_5 << EOD
10 357.6395027 246.6924335 499.7861733
12 195.3858528 150.9920824 252.9468263
14 128.0020147 113.9723171 143.7991092
16 107.2397716 102.5776244 113.212935
18 100.6852421 100.2770593 101.1647315
20 100.0901302 100.0190168 100.1775928
22 99.99420422 99.97940694 100.0048223
EOD
$panel2_6 << EOD
10 364.9727953 250.1345067 513.5627799
12 201.1951718 158.9190288 256.3799005
14 139.2036919 121.1617166 162.5508998
16 111.1165345 105.6276614 117.663673
18 101.2755832 100.5428653 102.1703644
20 100.1790382 100.0113861 100.3334691
22 99.99282428 99.97821356 100.0023983
EOD
$panel2_7 << EOD
10 360.9357024 269.8896503 462.5492551
12 206.7640449 155.5509437 272.0443438
14 132.6565549 113.7069042 154.9215923
16 106.4209705 101.690087 112.4925993
18 100.3695694 100.0395434 100.8769483
20 100.0050664 100.0001241 100.0124212
22 100 100 100
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "replacement.svg"
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
set output "replacement.png"
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
