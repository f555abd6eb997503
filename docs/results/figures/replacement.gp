# replacement: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
10 159.184125 146.7537213 177.8029824
12 137.7892496 130.1975001 147.3664055
14 122.1961823 114.0395999 130.0711677
16 109.8706841 103.8978822 115.0330245
18 104.353358 101.4933183 107.4207125
20 101.3027094 100.3516122 102.203132
22 100.4758371 100.0779992 101.3190793
EOD
$panel0_1 << EOD
10 170.9795115 158.5298536 190.6885902
12 163.4986307 151.8021208 177.9065636
14 148.332405 135.4030473 160.7768901
16 118.5689178 111.5346484 123.7249006
18 104.3952948 101.6013774 108.1424211
20 102.1104818 100.1281832 105.2950562
22 101.9879338 100.0854762 105.5804258
EOD
$panel0_2 << EOD
10 119.0515763 115.8893097 121.8025355
12 108.2721039 106.5072051 109.5642551
14 103.0933565 102.2687175 103.6090008
16 100.9243886 100.6463099 101.1619463
18 100.1930753 100.1068105 100.2547294
20 100.0169052 99.94515171 100.0632168
22 100.001305 99.97150292 100.0225975
EOD
$panel0_3 << EOD
10 130.8861117 123.7325414 141.93022
12 116.0592952 110.7365197 124.914679
14 104.2258868 103.0438972 105.2769341
16 101.3018197 100.9182213 101.5994081
18 100.3786767 100.2488371 100.4803744
20 100.0819161 99.9851239 100.1686756
22 100.0262772 100.0119549 100.0387396
EOD
$panel0_4 << EOD
10 130.78385 123.5612841 141.8284382
12 115.8783205 110.5708713 124.505736
14 104.2426734 103.1599828 105.196813
16 101.2685431 100.8776213 101.5590702
18 100.3563736 100.2331715 100.4719839
20 100.0566473 99.96408158 100.1560037
22 100.0264552 100.012104 100.0389599
EOD
$panel0_5 << EOD
10 126.1332569 120.5254545 134.2910627
12 109.3694595 107.1793207 110.8467541
14 102.2711109 101.4997997 102.7523396
16 100.3451035 100.1837141 100.4819641
18 100.0523765 100.0164313 100.086664
20 100.0000593 99.9981309 100.0014366
22 100.0000593 100 100.0001716
EOD
$panel0_6 << EOD
10 132.6369574 125.7006009 143.002076
12 113.7681353 111.4055298 115.8084779
14 103.0789426 102.1549612 103.7014051
16 100.4976063 100.2708601 100.6575869
18 100.0344629 100.0125924 100.0549755
20 100.0004745 99.99865942 100.0019284
22 100 100 100
EOD
$panel0_7 << EOD
10 123.0019379 118.9181137 126.4308148
12 108.7193504 105.9382636 110.6921948
14 101.5880219 100.9273717 102.0196307
16 100.0261586 99.93646173 100.0978716
18 100.0001779 100 100.0003959
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
10 405.1861103 336.5670008 460.1249972
12 236.5121409 201.8173456 270.7322445
14 146.2175341 125.6277156 173.5585658
16 114.4146587 107.2314561 125.5053344
18 103.1102354 100.1934806 105.7464759
20 100.7223088 100.162072 101.2585768
22 100.1316495 99.84612895 100.3803174
EOD
$panel2_1 << EOD
10 1011.5275 800.0632451 1206.632071
12 889.5125641 720.4399272 1048.460307
14 685.567156 529.8144527 837.7665584
16 333.0399006 234.783367 423.3845267
18 127.6298135 117.3646152 137.831417
20 105.3137076 103.7870898 106.6426135
22 101.2641405 100.5072449 102.2676276
EOD
$panel2_2 << EOD
10 387.7600222 315.4180738 448.6931764
12 232.0672 201.0486054 258.1410369
14 140.0628756 130.2143356 149.2566433
16 109.7930679 107.0928886 112.1842115
18 102.4918854 101.7642768 103.1762201
20 100.5464343 100.3742776 100.6961536
22 100.1176916 100.0486438 100.1812001
EOD
$panel2_3 << EOD
10 393.386882 325.9021456 454.0572918
12 237.6372277 207.4926842 267.0894766
14 147.9959657 136.7943417 159.4234791
16 113.1932924 109.5060435 116.7377575
18 103.5185915 102.3400481 104.8243432
20 100.82149 100.4330832 101.2036297
22 100.2156971 100.0665338 100.3508072
EOD
$panel2_4 << EOD
10 406.1070566 331.6719349 473.9095936
12 240.5718136 206.6053758 271.4563985
14 145.6692238 134.297283 156.9712426
16 111.233183 108.1271815 114.1476106
18 102.8528897 101.9161179 103.676979
20 100.6288559 100.3546129 100.8547024
22 100.1917585 100.0555056 100.3242242
EOD
$panel2_5 << EOD
10 281.160812 240.4500574 316.5833249
12 162.8732863 147.9377245 176.2650912
14 118.6159116 112.2033009 124.9481801
16 103.4978048 102.003048 105.0784555
18 101.0285321 100.2219847 102.352279
20 100.0272904 100.008204 100.0520686
22 100.0001001 99.99662489 100.0027752
EOD
$panel2_6 << EOD
10 276.4217547 238.3875014 310.0676463
12 167.837521 152.8739213 182.1512691
14 123.9342468 116.6474931 131.4601802
16 105.4968862 103.099969 108.0033971
18 100.7600552 100.3523151 101.2489622
20 100.0474769 100.0151597 100.0841034
22 100.0005753 99.9991807 100.0022299
EOD
$panel2_7 << EOD
10 325.4315443 271.9599249 370.9135218
12 166.1016886 151.0462095 178.3606043
14 117.7803387 111.4686576 123.9129609
16 101.871034 100.8500585 103.1047704
18 100.063536 100.023867 100.1024992
20 100.0004002 99.99994369 100.0011999
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
