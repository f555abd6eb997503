# leaves: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 103.221543 100.2117967 106.856811
3 110.9436554 106.3139912 115.1505048
4 105.9452186 100.9460316 110.1690639
5 106.8203674 104.1836188 109.102489
6 104.365521 100.9263175 107.4025429
7 104.8791716 102.7215203 107.3696792
8 106.0446748 102.2341637 109.4338356
9 108.6299772 102.3032017 114.2022682
EOD
$panel0_1 << EOD
2 93.60647613 88.52666678 98.52036526
3 105.3799067 100.6286159 109.9484546
4 91.44730213 85.28739739 96.86160788
5 102.1080502 97.76376415 105.7070298
6 92.8273994 86.14284325 99.04291614
7 104.6458386 100.5909472 108.6679578
8 95.09280324 89.30870142 100.5500819
9 104.1549842 97.1653475 111.2047384
EOD
$panel0_2 << EOD
2 100.8921196 96.96783694 104.7814153
3 98.67674094 97.0768804 100.3667714
4 97.76654199 93.20204152 101.8158364
5 96.31720693 93.96613844 98.38949568
6 97.80874435 95.35550903 100.0343876
7 98.68509019 97.04777021 100.363185
8 100.4519981 97.07082952 103.4919407
9 97.34639718 94.05439521 100.5480033
EOD
$panel0_3 << EOD
2 92.61523212 88.16297397 97.04842375
3 97.31913776 94.65046598 100.1724056
4 89.25415069 84.52923247 93.8218998
5 94.76783655 92.15609149 96.93017279
6 91.02163699 85.06049881 97.26027604
7 97.88184724 95.86413386 100.4119816
8 93.24565705 85.83107512 99.08196783
9 94.0671706 87.60822007 99.27941738
EOD
$panel0_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_0 << EOD
2 111.2388918 106.3088599 116.1329322
3 108.7215667 106.242022 111.1175871
4 108.0068143 105.0414631 111.4320286
5 108.7936432 106.0927309 111.5359448
6 107.4108692 104.1554578 110.7540671
7 109.0324286 105.7370709 112.083222
8 109.2358016 106.0609466 112.3991098
9 109.7757414 107.0223873 111.9324089
10 109.3840247 107.321496 111.6711932
EOD
$panel1_1 << EOD
2 93.46576059 89.52509068 97.32325333
3 99.89052427 96.43783021 103.1003991
4 92.26665471 88.026459 96.43309555
5 99.01437971 95.11999847 102.8464345
6 91.01823928 86.71963678 95.36574836
7 98.14411261 95.495484 101.0599488
8 93.10995081 89.35872686 96.60003154
9 101.4193837 95.72384035 106.0515378
10 95.30346838 91.39003546 98.75509138
EOD
$panel1_2 << EOD
2 110.0888657 105.4078255 114.6143634
3 98.43084783 96.82082402 100.294499
4 100.2914014 96.99099663 103.9787675
5 96.03496763 93.78639932 98.07476794
6 98.13114517 94.68619453 101.992204
7 94.49500415 92.39949581 96.892628
8 97.86419788 94.02646157 101.6327516
9 97.11356823 94.71006141 99.2560328
10 98.11022491 95.83662432 100.5599015
EOD
$panel1_3 << EOD
2 93.83167799 89.64626656 97.67884547
3 93.62607955 91.25828972 95.85546639
4 89.60369407 85.70179856 93.51775818
5 91.917383 88.94813062 94.76166897
6 88.15014872 84.79119927 91.743746
7 90.48984456 88.5990197 92.45219605
8 89.03240314 85.83102818 92.3981716
9 93.63823726 90.19994084 96.42655729
10 91.52890427 88.16228735 94.53154536
EOD
$panel1_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
EOD
$panel2_0 << EOD
2 102.5114155 100.6471193 104.5155572
3 106.2458618 104.0380228 108.4890021
4 106.1910377 104.1735675 108.3181835
5 107.5834332 105.7141753 109.6438241
6 108.665398 107.0686959 110.5348399
7 108.3333333 106.5348084 110.3134447
8 106.8132145 104.0966683 109.6973141
9 107.5934756 104.8068474 110.0374461
10 109.0636125 103.5569188 115.0307864
11 108.3421684 103.7614589 113.3559855
12 108.1056058 104.1215622 112.8295373
13 109.228476 104.3821731 113.7401747
14 110.9455208 104.7326288 116.7847597
15 109.7202085 104.8847228 114.3095066
EOD
$panel2_1 << EOD
2 97.18417047 94.32627827 100.5321619
3 98.78613992 96.13225501 101.5857686
4 95.79402516 92.21684627 99.98139578
5 100.8469005 96.60517014 105.5837385
6 98.4237741 93.07265727 103.9186376
7 101.4300704 96.81263422 106.6313763
8 97.80785443 91.80148207 104.2790818
9 100.2274868 96.59052513 104.7452229
10 99.6487647 95.8717833 104.5549921
11 99.47552541 93.15610165 105.1642609
12 98.41130454 94.47091731 102.9260772
13 102.8424343 97.97340908 108.099587
14 102.8553181 98.15766119 107.4214339
15 103.6375381 94.83825978 110.376616
EOD
$panel2_2 << EOD
2 99.9238965 97.63321884 102.5242014
3 97.28536747 95.49670856 99.1068996
4 99.43985849 97.08778561 101.7841856
5 96.17154569 92.72747382 99.07581132
6 99.93272207 96.69669382 102.6991347
7 98.0241335 95.33049021 100.5348739
8 99.9778834 96.72738903 103.4304393
9 100.2445168 97.27204984 103.0969762
10 100.3549509 97.39766021 103.6264716
11 97.21477323 92.99896755 101.2534429
12 97.51189374 93.03669164 101.8579166
13 95.66710723 91.38003779 99.96216153
14 97.4421886 92.54601914 102.630698
15 96.7666069 92.74374076 101.640536
EOD
$panel2_3 << EOD
2 94.59665145 91.44044171 97.91359928
3 95.85080556 93.22110776 98.39260038
4 92.58058176 87.91961258 97.39819962
5 95.04234502 91.65336235 98.70413733
6 93.20685082 89.65172745 97.23893872
7 94.29748849 91.20173288 98.1876407
8 93.11696647 88.01705111 98.46981838
9 95.95170216 91.99575328 100.1788295
10 96.95441256 92.81198025 102.1181358
11 97.26870226 92.54682487 102.5276457
12 96.24823929 92.35298333 100.7156051
13 95.46010527 91.47286119 100.0996485
14 96.08490075 91.5468548 101.1030382
15 97.37414328 93.91232276 101.1548368
EOD
$panel2_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
11 100 100 100
12 100 100 100
13 100 100 100
14 100 100 100
15 100 100 100
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "leaves.svg"
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
set yrange [80:120]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
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
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "leaves.png"
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
set yrange [80:120]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
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
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
