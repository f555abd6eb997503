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
$panel0_8 << EOD
3 183.7106896 141.6677955 228.7638352
4 140.2615438 124.0062031 157.9861999
5 117.3524404 109.7074988 125.4311862
6 106.8877269 98.87774662 114.739583
7 110.3496761 103.1599572 118.5495224
EOD
$panel0_9 << EOD
3 136.4538715 115.37013 157.7550062
4 118.1291843 108.542687 127.1248477
5 109.277144 103.9463028 115.048669
6 108.2065755 99.36243486 119.751448
7 112.835248 104.5955082 120.2719853
EOD
$panel0_10 << EOD
3 122.1760956 110.7779038 134.8245105
4 104.4365349 99.08810822 109.5373566
5 101.3632358 97.66455935 104.9600906
6 99.6818173 95.29252855 103.6331679
7 99.8330168 95.60600978 103.5277573
EOD
$panel0_11 << EOD
3 128.767977 111.4531374 147.6516965
4 112.5165633 102.3475462 123.736935
5 100.6691307 92.06800767 111.3076672
6 103.4251085 96.80889801 109.9127
7 101.9987305 93.09487697 111.55402
EOD
$panel0_12 << EOD
3 127.8701629 112.045614 144.9357614
4 109.3551769 101.5805725 117.0212683
5 104.6898904 100.6743239 108.528632
6 105.6748076 99.1457383 111.5951337
7 106.1356157 99.81435285 113.395008
EOD
set terminal svg size 640,470 dynamic font "sans-serif,13" noenhanced
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
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [80:184]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
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
  $panel0_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 1
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
  keyentry with linespoints ls 9 title "late-moves", \
  keyentry with linespoints ls 10 title "futility", \
  keyentry with linespoints ls 11 title "exchange", \
  keyentry with linespoints ls 12 title "lmr", \
  keyentry with linespoints ls 1 title "delta"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1280,940 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
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
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [80:184]
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
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
  $panel0_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 1
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
  keyentry with linespoints ls 9 title "late-moves", \
  keyentry with linespoints ls 10 title "futility", \
  keyentry with linespoints ls 11 title "exchange", \
  keyentry with linespoints ls 12 title "lmr", \
  keyentry with linespoints ls 1 title "delta"
unset multiplot
set output
