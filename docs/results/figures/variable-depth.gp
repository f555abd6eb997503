# variable-depth: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 104.6583431 100.4070448 109.0968283
4 99.76715651 93.19282768 106.7590926
5 97.12336535 93.97970865 100.041819
6 99.40086307 95.16838314 104.1617241
7 99.02597528 96.69657597 102.2819183
EOD
$panel0_1 << EOD
3 150.4497903 132.375956 168.0762759
4 151.0957201 119.6500579 180.1010389
5 117.9862317 107.5484856 127.895824
6 127.6485837 108.2094487 149.1139228
7 103.2775753 95.78403968 110.5051531
EOD
$panel0_2 << EOD
3 168.6548556 131.0049317 217.5235541
4 161.1420531 126.692081 207.224119
5 145.8904861 112.5745941 197.4769647
6 147.0871347 120.8074699 181.2776723
7 125.3444854 104.5133867 150.9694686
EOD
$panel0_3 << EOD
3 169.1556953 131.7161446 217.4212412
4 162.516718 127.9127296 209.839739
5 142.1323461 111.2828545 187.3628594
6 142.6031112 120.3509005 175.70995
7 135.4142062 114.5513434 161.0809728
EOD
$panel0_4 << EOD
3 126.4770529 107.5872224 147.4853575
4 103.2021984 93.16783892 113.6617748
5 100.5865991 97.31471775 103.5465932
6 102.2313087 97.59694852 107.0828909
7 102.8455655 98.22204137 106.7404047
EOD
$panel1_0 << EOD
4 108.9338556 103.3713721 114.9950597
5 103.0748129 98.73329338 107.3652747
6 103.4864387 98.60470668 107.9872704
7 101.3242113 97.78774505 104.7917494
8 100.8130324 97.53084501 104.4953456
9 101.1346085 97.83478146 104.3656679
10 98.57766238 95.77099893 101.5197428
EOD
$panel1_1 << EOD
4 108.9338556 103.3713721 114.9950597
5 103.0748129 98.73329338 107.3652747
6 103.4864387 98.60470668 107.9872704
7 101.3242113 97.78774505 104.7917494
8 100.8130324 97.53084501 104.4953456
9 101.1346085 97.83478146 104.3656679
10 98.57766238 95.77099893 101.5197428
EOD
$panel1_2 << EOD
4 114.8519721 108.6023311 121.8814589
5 112.97895 106.1291177 120.6010855
6 123.9658423 114.0016137 133.8938819
7 120.0685027 109.8150482 131.4254251
8 133.8171351 123.5594911 144.8834725
9 139.028507 130.9888413 149.2170575
10 133.6205934 125.1530401 144.2859055
EOD
$panel1_3 << EOD
4 111.7942857 104.4542961 119.5225285
5 121.483526 111.7628471 133.5288009
6 138.2991353 126.4985157 150.8971785
7 164.1399974 144.635413 186.9134711
8 180.3480883 164.0224298 197.8919105
9 268.0151676 221.8941168 317.6138643
10 245.9845892 208.4214671 285.6891332
EOD
$panel1_4 << EOD
4 107.6205591 102.0510921 113.6105148
5 102.5449607 98.20226933 106.8851062
6 103.5531713 98.59978196 107.8384042
7 101.357575 97.52196111 105.1198662
8 100.8469262 97.54126928 104.3691507
9 101.9327039 98.05129855 105.6915003
10 99.36040346 96.45737593 101.9742401
EOD
$panel2_0 << EOD
6 110.2374285 104.3236801 116.8391642
7 105.2055311 100.4026991 110.5790997
8 107.2612032 100.5468399 115.4609914
9 107.415786 101.5770677 113.2124579
10 108.1389927 102.6922832 114.3903043
11 104.9572014 99.63253282 110.6015359
12 105.2764961 99.12555626 112.076028
13 102.7398849 97.42964306 109.0880296
EOD
$panel2_1 << EOD
6 137.6697831 126.8295684 150.6035046
7 127.3391287 119.4356784 136.6945388
8 127.9239477 115.7439321 141.62703
9 121.2195438 113.7656498 129.2770756
10 121.4726315 110.850363 133.0875832
11 117.6834342 111.1312233 124.7195553
12 113.5538021 104.3337046 125.7284526
13 113.9778068 106.0863419 122.6743974
EOD
$panel2_2 << EOD
6 111.3939567 103.3713217 120.9292272
7 102.1511058 93.9643512 112.06997
8 107.090475 85.028858 141.3516252
9 94.43515092 77.84747209 113.2801238
10 103.5739469 86.50598509 125.2314089
11 102.7330548 88.36435737 120.7729973
12 95.41542045 79.8326388 113.1278592
13 105.507616 77.9260257 134.0580993
EOD
$panel2_3 << EOD
6 110.1985126 101.6243676 120.0896119
7 104.3662951 96.99726809 112.9436769
8 116.0775414 93.17453651 149.4073522
9 107.1967373 89.11263864 127.5040543
10 125.3462678 90.53564496 172.0135307
11 114.5265717 94.53923952 138.1622601
12 124.6892123 96.93545815 152.9549646
13 142.8750592 87.57993777 201.4798528
EOD
$panel2_4 << EOD
6 107.7881989 102.1314857 113.9270648
7 105.3342017 100.5136232 110.2453548
8 108.9258025 101.135519 117.3340458
9 105.5815102 99.69898954 112.0769896
10 108.1188032 100.7732211 115.6682473
11 102.1090145 96.56043698 107.7859369
12 103.8178286 95.76598902 111.5190248
13 103.2311433 98.48528231 108.6864445
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "variable-depth.svg"
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
set yrange [80:269]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
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
  keyentry with linespoints ls 1 title "fixed depth", \
  keyentry with linespoints ls 2 title "fixed depth, no quiescence", \
  keyentry with linespoints ls 3 title "play", \
  keyentry with linespoints ls 4 title "play, entries of equal depth", \
  keyentry with linespoints ls 5 title "play, nothing left out"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "variable-depth.png"
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
set yrange [80:269]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
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
  keyentry with linespoints ls 1 title "fixed depth", \
  keyentry with linespoints ls 2 title "fixed depth, no quiescence", \
  keyentry with linespoints ls 3 title "play", \
  keyentry with linespoints ls 4 title "play, entries of equal depth", \
  keyentry with linespoints ls 5 title "play, nothing left out"
unset multiplot
set output
