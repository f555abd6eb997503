# othello-delta-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 99.5570736 98.20011427 100.920573
2 113.2144471 111.8213811 114.4950279
3 113.8309585 113.05237 114.6184199
4 120.4720472 119.8643988 121.0751726
5 120.064472 119.3900574 120.7109202
6 119.1851339 118.5821866 119.7968233
7 117.4910214 116.6684995 118.3482598
8 115.5629561 114.3916703 116.7798357
EOD
$panel0_1 << EOD
1 100.2958173 98.42687909 101.8579533
2 89.39222691 88.53356784 90.24148398
3 78.5265897 77.75694393 79.42744744
4 67.81354695 67.3064518 68.3561027
5 62.02778601 61.40558006 62.6648977
6 157.33915 155.0481388 159.5680094
7 135.1249241 132.7804925 137.2982147
8 122.2344613 119.5877206 124.8762458
EOD
$panel0_2 << EOD
1 100.9360521 98.99682995 102.7297058
2 82.66176496 81.8777223 83.477317
3 62.59730289 61.79845965 63.37204526
4 137.2588054 135.6523389 138.8150101
5 111.0096937 108.397749 113.8902332
6 87.39333076 86.1648802 88.6222374
7 73.38947571 71.95559305 74.76072542
8 163.0747851 158.2517025 167.745128
EOD
$panel0_3 << EOD
1 99.55196745 98.3106976 100.8036894
2 78.26147019 77.44012157 79.0058123
3 124.835184 123.1695174 126.5478238
4 201.3589862 199.0531658 203.6165202
5 140.886019 138.8220348 143.207858
6 104.238906 102.2851097 106.217724
7 80.46562776 78.67893496 82.46208537
8 147.5899951 142.436646 152.3510353
EOD
$panel0_4 << EOD
1 101.6686267 99.3663406 104.4360109
2 156.3314321 154.0785142 158.5973559
3 99.52214726 98.17843414 100.8921414
4 117.5808469 116.1106569 119.1910702
5 139.0065232 136.5032839 141.4375332
6 159.1357438 155.7986515 162.8068609
7 107.4435082 104.3058681 110.3801458
8 141.266655 135.7336585 146.9175678
EOD
$panel0_5 << EOD
1 100.3441639 98.90561449 101.8468116
2 150.9101607 149.1974134 152.5319455
3 164.4944304 162.2645525 166.7270633
4 164.5755273 161.6554888 167.3480619
5 162.9490855 159.5308103 165.988677
6 150.0096832 146.6533052 152.7983179
7 156.4815924 151.7972088 160.8818489
8 162.1175476 155.4919382 168.4891706
EOD
set terminal svg size 640,398 dynamic font "sans-serif,13" noenhanced
set output "othello-delta-time.svg"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "processor time,"."\n"."percent of alpha-beta"
set title "othello"
plot $panel0_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel0_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel0_5 using ($1 + 0.175):2 with linespoints ls 6
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1280,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "othello-delta-time.png"
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
set xlabel "horizon of alpha-beta"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "processor time,"."\n"."percent of alpha-beta"
set title "othello"
plot $panel0_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel0_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel0_5 using ($1 + 0.175):2 with linespoints ls 6
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
  keyentry with linespoints ls 1 title "delta 1", \
  keyentry with linespoints ls 2 title "delta 0.2", \
  keyentry with linespoints ls 3 title "delta 0.1", \
  keyentry with linespoints ls 4 title "delta 0.05", \
  keyentry with linespoints ls 5 title "delta 0.02", \
  keyentry with linespoints ls 6 title "delta 0.01"
unset multiplot
set output
