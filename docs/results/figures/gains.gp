# gains: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 100 100 100
3 107.8625078 102.7150508 113.2167287
4 105.2806359 103.1716199 107.6057743
5 105.041021 102.5258656 107.1310937
6 103.5421485 101.8087895 105.3551303
7 105.1034292 103.2561256 107.165062
EOD
$panel0_1 << EOD
2 123.1512869 112.7199904 136.6879135
3 104.6285938 101.4629132 108.4136297
4 101.3670836 96.04256095 106.7986122
5 96.79986526 93.90595874 99.53478444
6 96.49040485 91.53832069 101.7219282
7 99.92235157 97.94454869 102.4214355
EOD
$panel0_2 << EOD
2 123.1512869 112.7199904 136.6879135
3 102.81551 99.75857146 106.2459109
4 103.6149065 96.13468621 111.9796512
5 97.71364422 94.03742367 101.4046459
6 96.48544091 91.5665058 101.791598
7 100.7930222 98.65191601 103.2956075
EOD
$panel0_3 << EOD
2 121.0295041 111.254624 133.4370305
3 103.2847617 100.2019993 106.8612252
4 100.0414153 95.33037506 104.757598
5 96.36845109 93.31398898 99.27556612
6 97.71842233 92.54873624 102.9082979
7 100.1581376 98.41363509 101.9938966
EOD
$panel0_4 << EOD
2 163.9799121 149.8907686 178.2202395
3 120.0688623 115.442146 124.9563498
4 146.564433 135.4195347 160.148994
5 118.6816695 112.9415094 124.7998561
6 138.8862071 131.0272389 147.5599801
7 122.2236308 117.3071371 127.8897288
EOD
$panel1_0 << EOD
2 100 100 100
3 100.6907726 99.51704678 101.7927639
4 100.555135 99.58002504 101.5069783
5 102.1147186 99.60040194 104.5482507
6 102.2792137 99.36827783 104.8421392
7 104.2444396 101.8925566 106.3792229
8 102.9955029 100.4423868 105.1640132
9 104.4134379 102.1514119 106.7126065
10 102.9350616 101.3609319 104.5044083
EOD
$panel1_1 << EOD
2 123.994304 114.5363923 133.7559624
3 109.4235033 103.2735047 117.0428194
4 108.3718844 102.5584826 114.6321597
5 101.2881101 97.18555301 105.3877573
6 102.850021 94.58248103 110.6062566
7 99.88274972 93.91142704 105.7903139
8 97.81998548 92.97709931 102.9254411
9 98.38602206 94.73390114 102.1942233
10 94.95274312 91.59772304 98.60544056
EOD
$panel1_2 << EOD
2 123.994304 114.5363923 133.7559624
3 108.8691796 102.5200224 115.6850406
4 103.2270726 96.61029529 110.1011291
5 98.2384454 93.33905721 103.5730491
6 96.43461662 87.10858156 104.4576409
7 93.08726874 87.95399655 98.55750564
8 92.78347043 88.39616466 97.38009144
9 94.74161463 88.45495432 100.6359638
10 90.22780986 85.80347172 94.33795924
EOD
$panel1_3 << EOD
2 125.1334995 115.6451836 134.8023771
3 109.3552789 103.9439559 115.0095158
4 106.3391931 101.7030674 111.1121323
5 99.86265845 96.40150256 103.3285094
6 99.09745731 91.72899836 106.0220495
7 97.36767468 92.41968858 102.7066391
8 94.60800864 89.95406231 99.5163828
9 99.57989776 95.30511941 104.1666385
10 94.80797071 91.35861043 98.08059421
EOD
$panel1_4 << EOD
2 140.2990388 132.5878063 148.335595
3 123.7676957 119.3988134 128.2198072
4 127.0726442 120.882242 133.0988912
5 121.5805367 117.4337479 125.7731585
6 123.7836369 117.2108812 129.7336506
7 121.1435859 115.9678591 126.6403977
8 121.4188973 116.6453314 126.523926
9 125.5972612 118.9293599 132.9667643
10 125.5622181 117.9705836 133.3486743
EOD
$panel2_0 << EOD
2 100 100 100
3 101.2495015 99.28623491 103.2163382
4 101.5154629 100.245947 103.0577838
5 102.6659382 101.3078567 104.3692515
6 103.0954322 101.9901121 104.3366267
7 103.9545662 102.507728 105.6671428
8 102.5000166 100.0390909 104.7822439
9 104.5194187 102.6245584 106.5740968
10 105.323776 101.9982584 109.1189627
11 103.8084684 101.5962433 106.2817086
12 103.2577253 101.819497 104.9257548
13 102.3081662 100.9003246 103.8366894
14 104.1659021 102.120315 105.9508496
15 104.123789 102.5182559 105.9357715
EOD
$panel2_1 << EOD
2 154.9228313 142.4996688 167.5660033
3 121.7067659 116.2226133 127.6584823
4 113.9473955 107.4744991 120.7621605
5 109.6162179 105.1305774 114.4290778
6 108.2775431 101.5489565 115.5561599
7 103.8085039 98.7097454 109.3273231
8 105.9160572 99.5023921 114.2492967
9 106.4087261 100.865992 112.340418
10 106.9488378 101.1851216 113.221752
11 103.440236 97.18030484 109.6698245
12 103.1474592 97.25374298 110.2263305
13 99.21240849 93.95180607 105.8981272
14 100.7982024 94.31611706 107.6856075
15 99.62237185 95.88429586 104.1095012
EOD
$panel2_2 << EOD
2 154.9228313 142.4996688 167.5660033
3 117.9316762 113.2014636 122.9221989
4 110.1664441 104.9716033 115.5732566
5 104.5857905 100.0726897 109.7217139
6 102.1467922 96.20281445 108.2868758
7 97.06541203 91.58829539 102.3597197
8 98.39487852 92.63841954 104.1397754
9 97.53877454 93.03899105 102.4276793
10 97.48040471 92.43078742 103.6013764
11 93.4939533 88.43473382 98.74361165
12 92.5821041 89.51179643 96.22538784
13 91.49033305 86.98700653 96.47070586
14 92.03493257 86.58170631 98.49771573
15 92.27848543 88.39099917 97.8369358
EOD
$panel2_3 << EOD
2 151.7828632 141.2040128 163.1166262
3 121.0155523 115.2271262 127.4427192
4 111.8051988 106.4343377 117.5302259
5 108.014771 103.556636 112.5913353
6 106.767295 101.0511728 113.3712735
7 103.9552684 99.16026924 109.743906
8 104.1224404 99.41433307 110.1095907
9 105.8313498 101.5980787 110.3003438
10 107.9455793 102.9617251 113.7826048
11 101.9441702 97.73535045 106.3681259
12 100.7599744 97.20646438 105.2664244
13 98.02063695 93.88116138 103.0399924
14 99.49328731 95.1192267 103.7063181
15 100.0054017 96.92648937 103.5328066
EOD
$panel2_4 << EOD
2 146.833422 139.8961179 155.2072254
3 122.4910275 117.4873835 128.4405681
4 132.9548957 127.9713978 138.4994405
5 125.6212672 119.7827103 131.2239193
6 129.6211204 121.7254582 137.4716169
7 127.3698255 117.8898243 136.6079535
8 132.6008691 122.2078923 144.9600044
9 132.5963263 123.4949953 141.8765297
10 136.5409958 128.1744132 147.0817864
11 132.3609451 120.9006935 145.0980776
12 131.0536482 122.3259567 141.2981292
13 132.7873738 125.5623669 140.2378457
14 139.4084621 126.7941337 152.7723687
15 131.5264669 123.6132503 141.9713104
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "gains.svg"
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
set ylabel "nodes, percent of NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
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
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
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
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
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
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "MTD(f), guess of two plies ago", \
  keyentry with linespoints ls 4 title "MTD-step", \
  keyentry with linespoints ls 5 title "C*"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "gains.png"
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
set ylabel "nodes, percent of NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
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
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
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
  $panel2_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.14):2 with linespoints ls 5
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
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "MTD(f), guess of two plies ago", \
  keyentry with linespoints ls 4 title "MTD-step", \
  keyentry with linespoints ls 5 title "C*"
unset multiplot
set output
