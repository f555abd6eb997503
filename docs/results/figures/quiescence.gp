# quiescence: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 108.3109319 103.1708313 115.523141
3 115.8507258 111.7266357 119.248913
4 105.369626 97.97172307 113.4297362
5 118.441065 111.6748644 123.5934433
6 105.3981807 95.21247846 116.1643973
7 117.0779833 110.5347642 121.6919774
EOD
$panel0_1 << EOD
2 91.57706093 86.12767763 96.63314623
3 97.97088379 90.16149578 107.2677353
4 82.82313908 66.80208438 96.61871268
5 106.3922986 93.91145505 117.0240986
6 87.70945485 78.99236599 96.57618436
7 105.4182692 99.11537061 112.2107684
EOD
$panel0_2 << EOD
2 107.1012545 101.4356643 114.9256006
3 99.40951645 96.96202844 101.8881971
4 90.59531375 85.81177012 96.99358045
5 87.78237415 83.48516659 91.82519237
6 84.85398682 77.49883307 95.76937126
7 87.27082306 82.8715172 91.50008715
EOD
$panel0_3 << EOD
2 91.96908602 86.51206856 97.07028411
3 96.21231641 87.89864624 106.9360568
4 71.22141248 57.72432732 83.83722878
5 85.8519298 80.2313651 91.01614572
6 76.31843644 69.6935801 82.97599089
7 82.83785917 77.94673207 88.48435872
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
2 104.0857334 101.064286 107.4492431
3 107.4626866 104.73929 110.1606043
4 113.7382865 108.7126761 119.6988732
5 111.73975 108.624777 115.0293224
6 107.2854589 104.1041032 110.4695085
7 107.6789444 103.4966767 111.8892814
8 107.4051064 101.0704208 114.4590546
9 108.2984679 103.1050368 114.4915231
10 112.0586288 103.869222 121.1808244
11 109.8836563 104.1853901 116.5553288
12 106.4978115 100.4365443 112.3181825
13 107.6395078 102.3944015 113.4155785
14 109.8028727 100.8183745 122.3087601
EOD
$panel1_1 << EOD
2 92.36436705 88.0695995 97.23180234
3 93.41293532 90.03460061 96.76694286
4 89.73393574 86.58507208 93.1782641
5 94.42645249 89.86003557 99.25673254
6 88.42371871 82.99624454 94.36417766
7 95.43745649 88.26742587 104.823625
8 89.06903416 81.47524729 98.6117422
9 93.82889636 87.20155813 101.5546968
10 90.20761192 82.63069244 97.54447388
11 92.50567645 87.171496 97.98372881
12 86.70418963 80.41708375 93.16243518
13 90.79610669 83.59283973 97.45090533
14 90.34208032 84.10292421 96.48422562
EOD
$panel1_2 << EOD
2 89.75217683 86.09790427 93.60684442
3 95.02487562 93.18561134 97.07685166
4 101.2466533 96.33756477 107.7419136
5 96.63190621 93.23841881 100.1639407
6 96.43474374 92.95932725 100.0147809
7 93.0895468 88.82372531 97.45505255
8 96.05127794 90.29319436 101.9603155
9 93.94141297 89.37981026 98.85999969
10 98.06862307 91.15639118 106.0252696
11 93.99680311 89.87349275 99.12631523
12 94.54221572 89.2837765 100.238561
13 95.41126604 89.59458334 101.8538395
14 98.37515355 89.64122715 109.4491485
EOD
$panel1_3 << EOD
2 90.68988614 86.71678031 94.72958645
3 93.65174129 90.71839048 96.7628685
4 89.53313253 85.81644865 93.90864797
5 94.00544077 90.93547724 97.13121638
6 86.39451728 82.2573481 90.88476501
7 90.72373438 86.89545582 95.42636228
8 86.78103331 81.41676623 93.57364619
9 89.46638709 85.79417884 93.72768968
10 86.45173913 80.630265 92.05375855
11 88.47064439 84.28522604 92.60172699
12 83.63322023 77.16182766 90.44859473
13 87.16036773 81.61093962 93.018475
14 86.68008161 81.14945406 92.64954065
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
set yrange [71:120]
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
set yrange [71:120]
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
