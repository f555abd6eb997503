# etc: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 99.98347927 99.93841339 100
3 99.97777733 99.46956616 100.6480543
4 97.11985869 96.37785949 97.93443042
5 93.69502418 92.80249235 94.63860109
6 91.98988671 90.45020283 93.59788518
7 86.35889163 85.156808 87.56587125
8 83.84359132 81.8251252 85.82104106
9 80.302149 78.62345459 82.08172156
EOD
$panel0_1 << EOD
2 99.98347927 99.94854975 100
3 99.81413766 99.53876776 100.0221722
4 99.77535016 99.59325501 99.92271902
5 99.84331013 99.56431065 100.0481602
6 98.06956619 97.50507942 98.55795746
7 94.62227972 93.95663783 95.400043
8 93.42861574 92.17863782 94.61057921
9 89.96711623 88.56849434 91.4845464
EOD
$panel0_2 << EOD
2 92.61523212 88.16297397 97.04842375
3 97.31913776 94.65046598 100.1724056
4 89.25415069 84.52923247 93.8218998
5 94.76783655 92.15609149 96.93017279
6 91.02163699 85.06049881 97.26027604
7 97.88184724 95.86413386 100.4119816
8 93.24565705 85.83107512 99.08196783
9 94.0671706 87.60822007 99.27941738
EOD
$panel0_3 << EOD
2 92.56566992 88.04833153 96.91106262
3 96.90498798 94.384191 99.67476617
4 86.92881742 82.38987117 91.52792043
5 88.47990486 86.28726483 90.34919262
6 82.29874764 77.23676965 87.94995198
7 83.70740138 82.04024661 85.86408964
8 77.2740738 70.58006911 82.36434162
9 77.26087521 71.90782642 81.81593686
EOD
$panel0_4 << EOD
2 92.61523212 88.16297397 97.04842375
3 97.31913776 94.65046598 100.1724056
4 89.25415069 84.52923247 93.8218998
5 94.57608998 91.93719569 96.70117815
6 89.06945172 83.42907861 95.37689095
7 92.38093095 90.70517135 94.64064944
8 85.72709929 78.65985797 91.31930268
9 84.16256239 78.46577636 88.68537753
EOD
$panel1_0 << EOD
2 100 100 100
3 100.3527551 99.90091628 100.9932934
4 97.93777459 95.96387904 99.24493792
5 97.13732357 96.34621376 97.82609087
6 96.02526233 95.37885525 96.64878815
7 95.27209985 94.51087966 95.92287684
8 94.63450251 93.77541474 95.4558028
9 93.98932631 92.96104757 94.79331216
10 93.0429946 92.06465284 93.93296746
EOD
$panel1_1 << EOD
2 99.89545217 99.74279173 100
3 99.96350809 99.92443182 100
4 99.94620282 99.86970212 100
5 99.88989706 99.79154605 99.97626173
6 99.18563579 98.97641687 99.36019593
7 98.15225757 97.76436028 98.47100549
8 97.4562349 96.74628167 98.1878264
9 96.63098215 95.85397098 97.1932657
10 95.98700608 95.20203462 96.69632444
EOD
$panel1_2 << EOD
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
$panel1_3 << EOD
2 93.83167799 89.64626656 97.67884547
3 93.58958764 91.21237267 95.84021718
4 88.67120954 84.94351849 92.58911735
5 89.58930277 86.70720531 92.40309079
6 84.94226638 81.77225882 88.45583264
7 86.49133393 84.286418 88.60272618
8 84.43133306 81.54226778 87.62199082
9 89.06109802 86.8816154 91.04657524
10 85.48756484 81.96757269 88.40391056
EOD
$panel1_4 << EOD
2 93.83167799 89.64626656 97.67884547
3 93.62607955 91.25828972 95.85546639
4 89.60369407 85.70179856 93.51775818
5 91.88023984 88.90854858 94.70369508
6 87.3817442 84.05266745 91.00723005
7 88.91321295 86.77181524 91.00610427
8 86.91429932 83.87300004 90.23262757
9 91.54597549 89.35340644 93.5213741
10 88.1368463 84.57668997 91.08936635
EOD
$panel2_0 << EOD
2 99.847793 99.51835184 100
3 99.82343853 99.26068471 100.4555339
4 98.32940252 97.79435811 98.78699341
5 96.05553192 94.46078886 97.4950727
6 93.35486227 91.74424021 94.89372311
7 90.66730978 88.86168352 92.55539613
8 85.9949869 82.61282491 89.16350829
9 84.99596327 82.61005121 87.56403992
10 82.50801745 80.42822922 84.82121651
11 80.4274379 77.65546958 83.21403799
12 78.34793944 75.91209316 81.07568397
13 77.34606382 75.17485973 79.54066324
14 76.17359803 74.11967002 78.10714912
15 74.00337708 71.9714923 76.17134919
EOD
$panel2_1 << EOD
2 100.304414 99.92161773 100.7716049
3 100.3531229 100.12246 100.5970119
4 99.92138365 99.46801299 100.2767895
5 99.48180517 98.74287318 100.108192
6 98.33535167 97.06132128 99.32484188
7 97.3074059 96.11193731 98.40999092
8 93.75184305 91.13346451 96.06867845
9 92.16368958 90.46230997 93.90943433
10 90.73156798 88.64995991 92.79436343
11 88.56141657 86.28330239 90.54136896
12 87.09592306 84.63910049 89.38578703
13 86.09540572 83.74813998 87.95729594
14 84.50660933 82.10842183 86.37383391
15 82.24352217 79.73257119 84.18163341
EOD
$panel2_2 << EOD
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
$panel2_3 << EOD
2 94.29223744 91.09604745 97.70267776
3 95.43147208 92.9136235 97.7073024
4 91.28341195 86.84704691 95.69345621
5 91.50392513 88.50329146 94.74488164
6 87.42094843 84.53068605 90.7535629
7 86.07500677 83.32161293 89.38592166
8 81.57079915 76.47952435 86.98878096
9 81.62486965 78.29042042 85.83805351
10 80.16815172 75.54607096 85.48579367
11 76.64701319 72.44748825 81.70829743
12 74.83736018 70.31924846 79.85899052
13 73.1439871 69.40860951 77.08962248
14 72.3300492 68.67712941 76.1832445
15 70.59435454 67.69019896 73.43692287
EOD
$panel2_4 << EOD
2 94.59665145 91.44044171 97.91359928
3 95.85080556 93.22110776 98.39260038
4 92.58058176 87.91961258 97.39819962
5 94.74457636 91.38430826 98.3467539
6 92.62633835 89.41255789 96.32167297
7 92.5458638 89.39667943 96.51342438
8 89.0809034 83.37231069 95.15291504
9 89.60540922 85.62748807 95.11689717
10 88.31123744 83.91318927 93.80757429
11 85.34440202 81.03916541 90.10578484
12 83.17429561 79.03094763 87.44374218
13 81.47960286 77.99070728 85.11185739
14 80.50744774 76.89843013 84.25917693
15 78.59113142 75.75095692 81.64992327
EOD
set terminal svg size 1050,422 dynamic font "sans-serif,13" noenhanced
set output "etc.svg"
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
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3460
set tmargin at screen 0.9242
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
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3460
set tmargin at screen 0.9242
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
set bmargin at screen 0.3460
set tmargin at screen 0.9242
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
set tmargin at screen 0.171
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout + ETC", \
  keyentry with linespoints ls 2 title "... more than 2 plies from the leaves", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "MTD(f) + ETC", \
  keyentry with linespoints ls 5 title "MTD(f) + ETC, more than 2 plies"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,844 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "etc.png"
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
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3460
set tmargin at screen 0.9242
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
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3460
set tmargin at screen 0.9242
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
set bmargin at screen 0.3460
set tmargin at screen 0.9242
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
set tmargin at screen 0.171
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout + ETC", \
  keyentry with linespoints ls 2 title "... more than 2 plies from the leaves", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "MTD(f) + ETC", \
  keyentry with linespoints ls 5 title "MTD(f) + ETC, more than 2 plies"
unset multiplot
set output
