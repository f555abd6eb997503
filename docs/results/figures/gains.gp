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
3 104.5505936 102.3739014 107.1020916
4 104.1653889 102.3404687 105.9108577
5 104.6064739 102.9752788 105.9717872
6 105.3976336 103.3225009 107.2749203
7 104.9600462 102.8096132 107.3129937
8 105.877993 103.2785482 109.2160075
9 104.4948739 101.2298324 108.2045818
10 104.8159234 102.2893732 107.7965642
11 105.9852746 103.072185 109.2087633
12 106.308229 102.6751583 110.0773668
13 105.4592715 102.0377485 109.0275309
14 106.7611686 103.4121979 109.9397374
15 106.4285069 103.6826899 108.9507278
EOD
$panel2_1 << EOD
2 133.5828877 123.2651913 144.0866699
3 114.7399661 109.7139939 120.2741074
4 106.3017479 99.438385 113.7090307
5 101.8790074 98.1708784 105.7481865
6 101.231425 95.41784167 107.3738156
7 98.76739068 94.84586203 103.1089252
8 95.63117438 90.40225532 101.3347409
9 96.73226891 92.63438388 101.2375085
10 96.83994285 92.91762553 100.9954045
11 96.98443823 93.65503899 100.4503869
12 96.65763312 93.94407226 99.00104667
13 96.72841377 93.89421063 99.61538483
14 96.45332065 92.21190307 100.5723612
15 97.38887866 94.17647586 100.3765993
EOD
$panel2_2 << EOD
2 133.5828877 123.2651913 144.0866699
3 116.0260034 109.8314306 122.5852913
4 109.5573955 102.7949481 116.2432646
5 103.7618891 99.83381136 108.3085242
6 99.88582254 95.11761935 104.9727607
7 97.18093623 93.37390963 101.3359816
8 95.28389537 90.34546408 100.3852032
9 94.76714286 88.93192156 100.7864834
10 95.53141614 92.15353495 99.51386487
11 96.86696776 92.88798057 101.2315538
12 97.2083591 93.67906779 101.115542
13 96.58787432 92.54632033 101.1359999
14 96.03046463 91.76933937 100.33692
15 97.09730536 93.42987022 100.8258182
EOD
$panel2_3 << EOD
2 131.9251337 122.7412799 141.8604072
3 114.3583946 109.6043943 119.4928312
4 105.7395482 99.0479276 112.720982
5 101.6833582 98.05267176 105.4007821
6 100.3932779 95.11639868 106.2108404
7 98.58900594 95.12346322 102.1992996
8 96.88649405 92.57837699 101.0270878
9 97.19806723 93.30946681 101.3817026
10 97.6496767 94.0609698 101.9395428
11 97.74011169 94.41164134 101.8877789
12 98.42891381 95.02934708 102.1285438
13 98.53361295 94.96751794 102.3021852
14 98.32434165 94.7855897 101.6235273
15 98.2014964 94.91269418 101.0839749
EOD
$panel2_4 << EOD
2 141.3368984 132.4058875 151.1023659
3 127.6710006 121.5174695 134.5544453
4 129.7250332 122.9655802 136.6425293
5 124.8338919 119.2371531 131.0410215
6 132.1244619 125.1693441 139.1914589
7 127.3678016 122.4666231 132.1239341
8 131.6768565 124.4938277 139.1115917
9 130.7991597 122.7883919 138.9834267
10 134.0172999 125.0240495 143.942792
11 134.1921514 125.07621 145.027833
12 137.4370364 128.5241601 147.8868524
13 132.2761439 123.4744239 142.5305469
14 133.3103802 121.8296816 145.2531033
15 135.8710704 123.4766176 149.0543391
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
