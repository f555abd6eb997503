# break-even: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
0 92.88227501 88.4029682 96.92324312
5 94.1316152 89.79251692 98.29691332
10 95.79044255 91.15650954 100.2195732
20 98.79065281 94.33174484 103.7042071
40 101.0698128 95.56512534 107.0847091
70 101.9054018 96.08701422 107.4565925
100 102.4516298 96.49969684 108.8819682
150 103.6217191 97.56671557 109.0868003
200 104.483186 97.45584655 110.8454327
EOD
$panel0_1 << EOD
5 93.18575132 89.39329645 95.77434765
10 93.7894692 90.07032103 96.77276963
20 94.37760157 90.67263727 97.26518969
40 96.38680878 93.82666167 98.24692743
70 96.25756669 93.56426231 98.36054892
100 96.38416218 94.03131262 98.40511768
150 96.48370359 94.12741192 98.47076884
200 96.48061589 94.10205942 98.54512834
EOD
$panel0_2 << EOD
1 100.6268021 96.84212046 104.0798418
2 100.737371 96.93619788 104.3764271
5 98.72360572 95.10529442 102.4552891
10 97.82626276 94.63441154 100.3460977
20 98.26706797 95.89975146 100.5694988
50 99.35687725 98.02849509 100.5997065
100 99.72151932 98.50833828 100.949266
200 99.55669523 99.0092508 99.98587786
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
0 85.49395118 79.69541921 90.78873412
5 91.84108825 84.31923868 99.86033604
10 87.58126969 81.73458853 94.76019391
20 89.81950769 80.95707245 99.24364017
40 94.06821561 85.12500353 103.9305641
70 93.56194088 84.71655087 103.6453555
100 91.28963026 83.57656414 99.97697018
150 97.41770258 85.74252739 109.5703077
200 99.25114301 85.96614734 113.7449226
EOD
$panel2_1 << EOD
5 95.77980938 91.32279771 101.8414721
10 100.502386 95.53402285 107.557744
20 99.71704909 95.32815507 105.733492
40 99.74075178 94.87669076 105.9888263
70 100.9344046 95.5667452 107.3150441
100 101.0101422 95.5768861 107.4490968
150 100.6999702 94.57880197 108.0393855
200 100.0812928 94.95221081 105.5396636
EOD
$panel2_2 << EOD
1 103.2272699 96.8277826 113.4207421
2 104.9407155 96.14013621 114.6057018
5 95.36149386 88.55198043 101.07433
10 101.1988378 95.49005052 108.9648653
20 104.3518517 97.18874226 112.7698615
50 99.3996552 98.28198637 100.3050197
100 100.0670342 99.41221464 101.0566324
200 99.16022095 97.52067247 100.0149902
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
