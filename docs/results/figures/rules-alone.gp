# rules-alone: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 126.3809332 110.7486913 143.1835445
4 106.0992197 99.22916469 113.3861041
5 102.035927 98.79514186 104.9197595
6 101.9575233 96.73965595 106.5986331
7 105.3375469 99.33299823 111.7938663
EOD
$panel0_1 << EOD
3 120.3299369 111.6151696 130.2706013
4 115.48965 106.2290997 127.0371153
5 104.0625928 99.74157586 109.0809976
6 107.3936042 97.38686105 116.8932966
7 106.5112359 99.08529147 114.1207923
EOD
$panel0_2 << EOD
3 131.1523005 113.236273 151.0168886
4 109.4873622 100.4326608 118.6701541
5 102.4617962 98.80555962 106.1711568
6 105.0625259 98.45277631 111.6140883
7 102.5694293 97.84903522 106.4564362
EOD
$panel0_3 << EOD
3 126.3809332 110.7486913 143.1835445
4 110.8676949 104.3318003 117.3219282
5 100.615283 95.39472593 105.0595472
6 104.1254081 96.62951582 111.4395894
7 103.5848453 98.0509674 109.6455417
EOD
$panel0_4 << EOD
3 126.3809332 110.7486913 143.1835445
4 106.0992197 99.22916469 113.3861041
5 102.035927 98.79514186 104.9197595
6 101.6431201 95.9366191 106.7460073
7 105.5327799 98.45362565 113.8976962
EOD
$panel0_5 << EOD
3 126.3809332 110.7486913 143.1835445
4 106.0992197 99.22916469 113.3861041
5 102.035927 98.79514186 104.9197595
6 101.9575233 96.73965595 106.5986331
7 105.3375469 99.33299823 111.7938663
EOD
$panel0_6 << EOD
3 126.3809332 110.7486913 143.1835445
4 106.0992197 99.22916469 113.3861041
5 102.035927 98.79514186 104.9197595
6 101.9575233 96.73965595 106.5986331
7 105.3375469 99.33299823 111.7938663
EOD
$panel0_7 << EOD
3 122.1820559 108.4798795 137.3502578
4 102.1113463 97.60551102 106.3741441
5 99.45551068 95.45958277 104.1319241
6 99.7323735 96.17707894 103.507528
7 102.694977 98.86393634 107.5159562
EOD
$panel0_9 << EOD
3 183.7106896 141.6677955 228.7638352
4 140.2615438 124.0062031 157.9861999
5 117.3524404 109.7074988 125.4311862
6 106.8877269 98.87774662 114.739583
7 110.3496761 103.1599572 118.5495224
EOD
$panel0_10 << EOD
3 136.4538715 115.37013 157.7550062
4 118.1291843 108.542687 127.1248477
5 109.277144 103.9463028 115.048669
6 108.2065755 99.36243486 119.751448
7 112.835248 104.5955082 120.2719853
EOD
$panel0_11 << EOD
3 122.1760956 110.7779038 134.8245105
4 104.4365349 99.08810822 109.5373566
5 101.3632358 97.66455935 104.9600906
6 99.6818173 95.29252855 103.6331679
7 99.8330168 95.60600978 103.5277573
EOD
$panel0_12 << EOD
3 128.767977 111.4531374 147.6516965
4 112.5165633 102.3475462 123.736935
5 100.6691307 92.06800767 111.3076672
6 103.4251085 96.80889801 109.9127
7 101.9987305 93.09487697 111.55402
EOD
$panel0_13 << EOD
3 127.8701629 112.045614 144.9357614
4 109.3551769 101.5805725 117.0212683
5 104.6898904 100.6743239 108.528632
6 105.6748076 99.1457383 111.5951337
7 106.1356157 99.81435285 113.395008
EOD
$panel1_0 << EOD
6 107.7881989 102.1314857 113.9270648
7 105.3342017 100.5136232 110.2453548
8 108.9258025 101.135519 117.3340458
9 105.5815102 99.69898954 112.0769896
10 108.1188032 100.7732211 115.6682473
11 102.1090145 96.56043698 107.7859369
12 103.8178286 95.76598902 111.5190248
13 103.2311433 98.48528231 108.6864445
EOD
$panel1_1 << EOD
6 116.9102185 107.4417299 126.5713766
7 111.8752883 105.5931088 117.904345
8 114.7049253 107.0413008 122.6049275
9 115.1566859 108.5716925 121.7750831
10 122.4673835 110.229471 137.0206607
11 115.2022708 106.0007809 125.0071533
12 115.1317989 102.9820376 125.8539588
13 114.6036782 104.9315062 124.5956482
EOD
$panel1_2 << EOD
6 110.1921156 103.8512023 116.9664165
7 108.0384209 102.4708885 113.8356063
8 110.2582957 101.5689973 119.9063222
9 105.9493111 99.32801458 113.6503002
10 109.3072077 100.5350189 119.1595403
11 103.8903352 97.68016193 110.3057194
12 108.5836713 100.8687123 117.8560796
13 105.7623502 101.8170717 110.6253219
EOD
$panel1_5 << EOD
6 107.7881989 102.1314857 113.9270648
7 105.465177 100.7826359 110.2608157
8 107.2901651 99.94429756 115.5599248
9 103.9991728 97.4849894 110.99324
10 104.1126351 97.39433031 111.3570265
11 100.5770261 95.38560905 106.1473296
12 101.2687666 93.68669706 108.8619033
13 99.75525488 93.5095968 106.1255826
EOD
$panel1_6 << EOD
6 107.7881989 102.1314857 113.9270648
7 105.3342017 100.5136232 110.2453548
8 115.651515 102.6875511 129.4620478
9 83.34284881 70.47288606 97.62781939
10 94.55496079 81.64456767 109.7390285
11 75.13281312 64.14561192 91.63611779
12 74.09019276 65.15132767 86.38283714
13 74.97050762 63.95464818 89.38408906
EOD
$panel1_8 << EOD
6 99.39821597 93.95304458 105.110915
7 94.92445966 88.10090835 101.6151502
8 94.85592637 88.07219659 103.0737151
9 92.98031506 86.8381614 100.3683417
10 94.53162153 90.79057354 98.35252728
11 92.5729983 89.903386 95.44403238
12 92.63766708 87.29937177 97.94449886
13 90.28520902 83.36605992 99.41715411
EOD
$panel1_9 << EOD
6 107.3959662 100.9048404 114.123058
7 102.3486989 96.93119089 107.5373684
8 103.7334342 98.28523153 108.9939279
9 104.8206788 98.91152352 110.2821086
10 101.5440555 94.68358991 108.7335849
11 95.22197693 88.59158919 102.1818263
12 96.93162108 89.68159478 104.0480959
13 95.81341198 89.85840212 101.8841131
EOD
$panel1_10 << EOD
6 111.2829912 104.101424 119.1945449
7 111.1765161 105.5696994 116.9658158
8 111.2773475 102.1052308 120.9035069
9 109.9688231 102.957207 117.3840666
10 114.3800557 105.0200839 125.1410726
11 108.0427412 101.8205059 115.4295594
12 111.3707879 101.2405173 122.7913601
13 111.2602973 106.2817764 117.6874041
EOD
$panel1_12 << EOD
6 109.5556974 103.3111328 115.5100401
7 106.9302996 101.4448631 112.0933861
8 104.6622102 97.45836515 111.5515218
9 102.4069748 94.87144623 109.9228592
10 102.1969097 95.80920259 108.9660707
11 93.72925955 86.76835513 100.99168
12 96.34260797 87.22558374 107.5109866
13 96.23782439 89.86988375 103.4777967
EOD
set terminal svg size 700,470 dynamic font "sans-serif,13" noenhanced
set output "rules-alone.svg"
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
set yrange [74:184]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.4128
set tmargin at screen 0.9319
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 13, \
  $panel0_13 using ($1 + 0):2 with linespoints ls 14
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.4128
set tmargin at screen 0.9319
set ylabel ""
set title "checkers"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel1_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel1_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel1_12 using ($1 + 0):2 with linespoints ls 13
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.255
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
  keyentry with linespoints ls 1 title "no rule", \
  keyentry with linespoints ls 2 title "reverse-futility", \
  keyentry with linespoints ls 3 title "razoring", \
  keyentry with linespoints ls 4 title "null-move", \
  keyentry with linespoints ls 5 title "probcut", \
  keyentry with linespoints ls 6 title "iir", \
  keyentry with linespoints ls 7 title "singular", \
  keyentry with linespoints ls 8 title "check", \
  keyentry with linespoints ls 9 title "only-move", \
  keyentry with linespoints ls 10 title "late-moves", \
  keyentry with linespoints ls 11 title "futility", \
  keyentry with linespoints ls 12 title "exchange", \
  keyentry with linespoints ls 13 title "lmr", \
  keyentry with linespoints ls 14 title "delta"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1400,940 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "rules-alone.png"
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
set yrange [74:184]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.4128
set tmargin at screen 0.9319
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 13, \
  $panel0_13 using ($1 + 0):2 with linespoints ls 14
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.4128
set tmargin at screen 0.9319
set ylabel ""
set title "checkers"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel1_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel1_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel1_12 using ($1 + 0):2 with linespoints ls 13
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.255
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
  keyentry with linespoints ls 1 title "no rule", \
  keyentry with linespoints ls 2 title "reverse-futility", \
  keyentry with linespoints ls 3 title "razoring", \
  keyentry with linespoints ls 4 title "null-move", \
  keyentry with linespoints ls 5 title "probcut", \
  keyentry with linespoints ls 6 title "iir", \
  keyentry with linespoints ls 7 title "singular", \
  keyentry with linespoints ls 8 title "check", \
  keyentry with linespoints ls 9 title "only-move", \
  keyentry with linespoints ls 10 title "late-moves", \
  keyentry with linespoints ls 11 title "futility", \
  keyentry with linespoints ls 12 title "exchange", \
  keyentry with linespoints ls 13 title "lmr", \
  keyentry with linespoints ls 14 title "delta"
unset multiplot
set output
