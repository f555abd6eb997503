# quiescence: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 104.0600966 101.0800455 108.0834069
3 111.9593362 105.2099471 118.8561552
4 107.3183741 100.5620844 115.5015755
5 120.2364315 113.7220349 126.0435591
6 111.2766677 101.1700801 123.5461721
7 120.345475 111.1066319 131.084558
EOD
$panel0_1 << EOD
2 90.34162046 82.00117791 97.35480656
3 96.5018681 87.51472098 106.6672783
4 77.27091301 66.859574 86.97086456
5 96.3489951 84.92805446 105.6770633
6 81.30055795 73.98177255 89.76823194
7 102.8753049 93.36784386 113.4735916
EOD
$panel0_2 << EOD
2 103.514577 100.5397814 107.5754999
3 96.09696759 91.78876763 99.85593055
4 89.43844931 84.66285249 96.83849471
5 92.55042391 85.84941075 99.33007738
6 86.96868849 78.78826745 98.07341775
7 88.7905699 82.88320903 93.89901523
EOD
$panel0_3 << EOD
2 90.32373457 81.99111529 97.27646219
3 99.85055174 92.07060591 109.9196482
4 76.30064515 63.33176633 87.32642094
5 88.22097199 77.88018769 96.47476942
6 78.4599275 65.41780394 87.89886932
7 86.23622179 78.79501699 92.41933246
EOD
$panel0_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
EOD
$panel1_0 << EOD
2 108.8114754 104.0064678 113.98418
3 109.3063584 106.4138128 112.7830017
4 112.5307515 107.3373234 119.1556666
5 112.9740066 109.2891792 117.5642247
6 115.5668669 107.1092539 124.8242911
7 117.6941906 111.6950791 123.410018
8 115.4023908 110.3964081 121.1153887
9 113.6367202 109.6784921 117.1995033
10 109.6339452 103.7784399 114.8718537
11 106.5295272 101.2781648 111.8703792
12 101.806332 95.65779353 107.9536447
13 105.6001779 100.4816423 109.9475332
14 106.0553655 101.1419203 110.7356148
EOD
$panel1_1 << EOD
2 93.71584699 89.66928802 97.69542136
3 92.58188825 88.7070921 96.48923493
4 88.75486073 84.74095907 93.18460023
5 97.47196474 92.36883861 102.0161683
6 86.90940218 80.66895541 92.67020525
7 97.25898728 91.48675862 102.3324094
8 88.73759878 83.14995123 94.82932487
9 97.85037642 92.79978131 103.6898335
10 93.56096531 87.30112702 99.6635082
11 97.45077937 92.36417212 103.0787651
12 86.78558964 80.14616566 95.73439383
13 94.16571309 86.42644665 102.907193
14 87.55241081 77.93697011 97.6289988
EOD
$panel1_2 << EOD
2 95.08196721 91.11465737 99.56313151
3 94.29672447 90.03005222 98.07620346
4 97.07959686 92.0709503 102.6477624
5 95.03467946 91.60552857 98.47425441
6 99.78294431 93.27709703 107.2413163
7 98.11786639 94.30383572 101.6237466
8 99.44699198 94.81471377 104.3482264
9 96.32644945 93.33877134 99.37576567
10 95.25884055 90.92215183 99.98893944
11 92.54525043 88.60740456 96.61492268
12 90.69360947 85.0696944 96.18998962
13 91.46527844 87.31298035 96.1918793
14 95.58136583 89.82718254 102.2254215
EOD
$panel1_3 << EOD
2 92.14480874 88.72617541 95.45884914
3 92.75529865 89.69521044 95.46820811
4 88.15173399 84.42151123 92.21617566
5 89.70311791 86.74928969 92.58284981
6 83.97303618 79.35741625 88.3724154
7 90.63416161 88.36612525 92.8502745
8 85.23966084 80.33932707 90.70456804
9 91.03320205 87.53783166 95.02249199
10 88.94602823 84.02946205 94.0104902
11 91.09944469 85.80419155 96.24553737
12 82.98456153 75.84043178 91.25679452
13 88.03185274 82.81345892 94.25825244
14 83.8843214 76.62182674 91.70459012
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
11 100 100 100
12 100 100 100
13 100 100 100
14 100 100 100
EOD
set terminal svg size 700,398 dynamic font "sans-serif,13" noenhanced
set output "quiescence.svg"
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
set yrange [76:121]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
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
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
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
set terminal pngcairo size 1400,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "quiescence.png"
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
set yrange [76:121]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
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
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
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
