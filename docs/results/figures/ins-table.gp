# ins-table: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 154.0015982 144.8029561 163.6771743
6 137.1964994 129.3953444 145.8319741
8 117.3202815 112.3141681 122.7100503
10 107.1699143 103.6761042 110.8491777
12 104.1041737 100.9892097 107.3812925
14 103.5186864 100.4534892 106.6788336
16 103.5002459 100.4346166 106.6590769
20 103.4998617 100.4341709 106.658225
EOD
$panel0_1 << EOD
4 139.3140886 132.9191164 145.4309541
6 123.9300642 119.153338 128.8439177
8 109.5760211 106.6068913 112.7887559
10 102.9889049 100.9515272 105.3494665
12 101.3135046 99.44842997 103.4553689
14 100.9831115 99.11738222 103.0859462
16 100.9708178 99.10628275 103.0764984
20 100.9704337 99.10628275 103.0757104
EOD
$panel0_2 << EOD
4 139.3855457 132.982293 145.5067905
6 123.6492301 119.0026388 128.5445434
8 109.3551188 106.4409392 112.5406149
10 102.9109168 100.8696605 105.2618828
12 101.3000584 99.43384985 103.4408184
14 100.9831115 99.11738222 103.0859462
16 100.9708178 99.10628275 103.0764984
20 100.9704337 99.10628275 103.0757104
EOD
$panel0_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel0_4 << EOD
4 159.6520884 150.1313466 169.4650699
20 159.6520884 150.1313466 169.4650699
EOD
$panel1_0 << EOD
4 118.6435052 112.9377215 125.0150898
6 111.4263585 106.8008201 116.7081761
8 103.3446085 99.49183035 107.4543442
10 99.65858439 96.21857582 103.2605822
12 98.47943603 95.17412795 101.9430552
14 98.41937217 95.10582693 101.8943267
16 98.41621092 95.10301984 101.8880997
20 98.41621092 95.10301984 101.8880997
EOD
$panel1_1 << EOD
4 118.6055701 113.7927271 123.9458462
6 112.0032877 108.379988 116.2245991
8 103.4109948 101.1938902 105.8084072
10 99.95574242 98.21171253 101.8346744
12 99.03739765 97.33339841 100.8475311
14 98.98839819 97.26952572 100.8009175
16 98.98365631 97.26795431 100.7974697
20 98.98365631 97.26795431 100.7974697
EOD
$panel1_2 << EOD
4 118.7715361 113.9347364 124.170411
6 111.9052888 108.2469784 116.0855969
8 103.3667373 101.1620529 105.7702309
10 99.92571049 98.17893668 101.8032127
12 99.03581703 97.33339841 100.8428055
14 98.98681756 97.26952572 100.7962127
16 98.98207568 97.26795431 100.7927648
20 98.98207568 97.26795431 100.7927648
EOD
$panel1_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel1_4 << EOD
4 121.7921158 115.8835974 128.1526519
20 121.7921158 115.8835974 128.1526519
EOD
$panel2_0 << EOD
4 130.3044541 125.870087 134.318711
6 125.5958191 121.5690666 129.413586
8 115.8624922 112.9954958 118.5742437
10 108.1875629 106.5439889 109.8060204
12 105.1710217 104.0112597 106.3196254
14 104.5009349 103.4387412 105.5742086
16 104.4481949 103.3867702 105.5028367
20 104.4478113 103.3867651 105.5021839
EOD
$panel2_1 << EOD
4 122.5996068 119.49899 125.6917142
6 118.3598792 115.6355629 121.0974766
8 110.0566716 108.3708373 111.7726597
10 103.9578079 103.1091237 104.860829
12 102.3265091 101.7485288 102.909552
14 102.2382893 101.6649376 102.8112815
16 102.2352208 101.6615836 102.8082347
20 102.2352208 101.6615836 102.8082347
EOD
$panel2_2 << EOD
4 122.6926212 119.575621 125.7905635
6 118.3963178 115.6682149 121.1356272
8 109.8014096 108.157908 111.4892047
10 103.862684 103.03022 104.7400016
12 102.3188378 101.7390854 102.9035488
14 102.2436592 101.6644687 102.8222682
16 102.2407825 101.6615836 102.8192373
20 102.2407825 101.6615836 102.8192373
EOD
$panel2_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel2_4 << EOD
4 130.3547011 125.8843094 134.3825941
20 130.3547011 125.8843094 134.3825941
EOD
$panel3_0 << EOD
4 116.6817411 110.081053 122.9617699
6 109.2834935 104.4542216 114.0737094
8 101.5856416 99.45224521 103.7163896
10 100.1681741 98.3647431 101.8882789
12 99.72300735 97.97894543 101.3635144
14 99.68343697 97.95098195 101.3254299
16 99.68343697 97.95098195 101.3254299
20 99.68343697 97.95098195 101.3254299
EOD
$panel3_1 << EOD
4 114.9802148 108.747653 120.9002685
6 107.7953646 103.5141541 112.1983921
8 100.2487281 98.97137894 101.5405264
10 99.10542679 98.17249571 99.92333745
12 98.99519503 98.06077441 99.80125125
14 98.98530243 98.04629862 99.78584429
16 98.98530243 98.04629862 99.78584429
20 98.98530243 98.04629862 99.78584429
EOD
$panel3_2 << EOD
4 115.1823064 108.9131226 121.146326
6 107.8829847 103.5718953 112.3075187
8 100.2656868 98.97413622 101.5641483
10 99.14075749 98.20943878 99.96831547
12 98.99802148 98.06065757 99.80894047
14 98.98530243 98.04629862 99.78584429
16 98.98530243 98.04629862 99.78584429
20 98.98530243 98.04629862 99.78584429
EOD
$panel3_3 << EOD
4 100 100 100
20 100 100 100
EOD
$panel3_4 << EOD
4 116.7919729 110.1195438 123.1378376
20 116.7919729 110.1195438 123.1378376
EOD
set terminal svg size 1400,398 dynamic font "sans-serif,13" noenhanced
set output "ins-table.svg"
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
set xlabel "entries, log2"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves, percent of INS"
set title "w=5, d=7, random leaves"
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
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "w=5, d=7, first best 60 %"
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
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "w=20, d=4, random leaves"
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
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "w=20, d=4, first best 60 %"
plot $panel3_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel3_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel3_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "table, bounds", \
  keyentry with linespoints ls 2 title "table, bounds and moves", \
  keyentry with linespoints ls 3 title "table, bounds, moves and ETC", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "NS without memory"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2800,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "ins-table.png"
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
set xlabel "entries, log2"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves, percent of INS"
set title "w=5, d=7, random leaves"
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
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "w=5, d=7, first best 60 %"
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
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "w=20, d=4, random leaves"
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
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "w=20, d=4, first best 60 %"
plot $panel3_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel3_4 using ($1 + 0):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel3_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "table, bounds", \
  keyentry with linespoints ls 2 title "table, bounds and moves", \
  keyentry with linespoints ls 3 title "table, bounds, moves and ETC", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "NS without memory"
unset multiplot
set output
