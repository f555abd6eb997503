# break-even: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
0 92.33882947 89.04410638 95.53322315
5 94.78725662 91.16745914 98.18061201
10 95.38783586 92.04428542 98.60922661
20 98.24620767 95.05029519 101.0772189
40 101.0582399 97.28026139 104.3532012
70 101.3900725 97.64707689 104.8088571
100 101.120523 97.52131443 104.4986056
150 100.9958421 97.14920053 104.872996
200 101.5859834 97.75781216 105.5731504
EOD
$panel0_1 << EOD
5 92.94697904 89.84043769 95.9154514
10 93.99661629 91.18002303 96.67065794
20 95.13526224 92.85555133 97.51020408
40 95.05118573 92.54719527 97.53547598
70 94.97387664 92.64287554 97.24111784
100 95.15441746 92.84109174 97.57008664
150 94.8522926 92.41454795 97.43964338
200 94.81363806 92.36275098 97.4402865
EOD
$panel0_2 << EOD
1 99.73813552 97.61654886 101.8899573
2 100.0392281 97.67658105 102.4510155
5 99.96708055 97.93595485 101.9498535
10 98.62724744 95.4618783 101.1152816
20 96.89788662 94.63074884 99.1666135
50 99.09167551 97.82757033 100.2709374
100 100.3067129 98.49417112 102.3735486
200 100.1091962 98.68856009 101.6648235
EOD
$panel1_0 << EOD
0 78.86350851 72.53517376 84.98066793
5 78.91795163 72.50260027 85.11962532
10 79.03068622 72.61605218 85.22249269
20 79.14387357 72.76165738 85.30166686
40 79.57545691 73.17893986 86.00564712
70 80.8205177 74.1084667 87.16708982
100 81.96608681 74.91071288 88.79904351
150 82.6610571 75.49872265 89.57988501
200 83.15489349 76.05179172 90.08583017
EOD
$panel1_1 << EOD
5 79.09418432 72.83352207 85.1532912
10 78.82457207 72.66980559 84.76839379
20 79.6667991 73.24429151 85.83673869
40 80.62425084 74.30623849 86.92136981
70 81.41237432 75.20648377 87.69740631
100 86.27411032 81.22114593 91.24003268
150 88.87458955 85.01730661 92.83684729
200 89.8400776 85.89836691 93.86354626
EOD
$panel1_2 << EOD
1 113.7847471 101.6081156 127.2646928
2 113.7847471 101.6081156 127.2646928
5 115.2199626 103.5776668 126.8590938
10 110.4154994 99.18613816 123.7320271
20 128.3406396 116.9214431 141.0354247
50 123.4248 109.8492312 138.8562184
100 122.5996643 108.9115181 138.0589877
200 102.1616519 94.09873356 111.1474108
EOD
$panel2_0 << EOD
0 86.11152134 80.94021378 91.12296005
5 87.55786415 83.41651004 92.25420888
10 90.48828181 86.30961962 94.68682962
20 92.58929075 88.16572693 97.28390075
40 94.79019679 90.55527575 98.97227643
70 94.41782498 89.71559132 98.83475872
100 95.03305805 90.9432152 99.23750351
150 93.16199797 88.8172726 97.93472854
200 91.8506554 87.91799271 96.38543085
EOD
$panel2_1 << EOD
5 87.99394741 83.14404626 92.9660781
10 89.31928485 83.87906249 95.16745064
20 92.04727947 86.10769069 97.51161739
40 92.05044958 85.9345556 98.10299311
70 92.91998723 87.39060028 98.10615563
100 93.83591671 87.83124593 99.40811846
150 93.71058144 87.76868396 99.11604514
200 94.3841909 88.83306178 99.81103538
EOD
$panel2_2 << EOD
1 104.7126374 98.46254808 113.240663
2 104.5487195 96.87085498 117.6227791
5 102.9649023 98.19724093 107.5750868
10 99.11136438 95.07864089 103.5783047
20 97.47813978 93.96653022 100.4330936
50 98.60066758 96.62119735 99.93979667
100 99.99891752 98.99476691 100.8939926
200 99.65097875 99.32814498 99.88315279
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "break-even.svg"
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
set xlabel "distance from the value, or half width"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves of the last iteration,"."\n"."percent of NegaScout"
set title "chess"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "MTD(f), guess above the value", \
  keyentry with linespoints ls 2 title "MTD(f), guess below the value", \
  keyentry with linespoints ls 3 title "Aspiration NegaScout, by its half width"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "break-even.png"
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
set xlabel "distance from the value, or half width"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves of the last iteration,"."\n"."percent of NegaScout"
set title "chess"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3
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
  keyentry with linespoints ls 1 title "MTD(f), guess above the value", \
  keyentry with linespoints ls 2 title "MTD(f), guess below the value", \
  keyentry with linespoints ls 3 title "Aspiration NegaScout, by its half width"
unset multiplot
set output
