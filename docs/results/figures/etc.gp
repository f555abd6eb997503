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
2 100 100 100
3 99.53161593 99.04181627 100
4 98.3799109 97.60746141 99.03628958
5 96.70164291 94.55941484 98.31956858
6 92.75135774 90.20137105 94.87584227
7 89.59567904 87.03686313 91.94422577
8 85.63075875 82.37317552 88.57817661
9 84.37180457 80.84655732 87.69925345
10 83.41805807 80.23132952 86.41078425
11 82.23203256 79.03503097 85.0484469
12 81.04945226 77.9333537 83.70551844
13 77.58941403 74.47629697 80.74637405
14 76.78456723 73.34142167 80.0067186
15 75.27616748 72.29975222 78.0464455
EOD
$panel2_1 << EOD
2 100.2345582 99.83739837 100.7640521
3 99.9765808 99.5522322 100.5562159
4 99.69623329 99.01724504 100.3454937
5 99.77843736 99.06773539 100.3230612
6 98.44285457 97.30730161 99.44177865
7 96.69956845 95.47318378 97.90661455
8 93.90081876 92.00009307 95.75046345
9 92.62042083 90.51905638 94.54463116
10 92.04358708 89.64435421 94.15060402
11 91.16883385 89.00898103 93.11175876
12 89.39365398 87.05640519 91.59446048
13 86.40799662 83.66393489 89.25388575
14 85.3856994 82.42931387 88.39710319
15 83.61223287 80.9209186 86.0397437
EOD
$panel2_2 << EOD
2 97.88897576 95.88263707 99.81829465
3 96.44028103 94.57025438 98.56877087
4 91.3527744 87.95793828 95.02006331
5 93.65829188 91.05011393 96.48963354
6 89.88556885 86.21141944 93.67661723
7 91.52093078 87.89310391 95.27781387
8 89.27798856 85.35643114 93.48373448
9 92.40808444 88.70671952 96.08923388
10 91.32436331 88.01860533 95.33285899
11 93.58240745 90.25867628 97.10025626
12 92.42156464 89.03341284 95.60495134
13 94.2070911 91.39807951 97.12649099
14 93.7691258 89.09030253 97.90893858
15 95.05755064 90.70102427 99.6543004
EOD
$panel2_3 << EOD
2 98.27990618 96.41192187 100.0833264
3 97.04918033 94.78443584 99.40685387
4 91.16038882 87.85908525 94.45455548
5 91.23364408 88.44152626 94.39561945
6 84.89949698 80.70977924 89.05538352
7 83.68783418 79.92707404 87.63854949
8 78.61641253 74.17270409 83.14413516
9 78.90254116 74.58754716 83.13832721
10 76.42149157 72.84003872 80.52255198
11 77.36620983 73.88010348 81.42316291
12 75.13980925 72.21784358 78.02423848
13 74.38597601 71.45011793 77.43394151
14 71.74641598 68.42523486 76.02357813
15 70.44084919 67.42015298 73.94665244
EOD
$panel2_4 << EOD
2 97.88897576 95.88263707 99.81829465
3 96.44028103 94.57025438 98.56877087
4 91.3527744 87.95793828 95.02006331
5 93.5537812 90.97207331 96.39112051
6 88.93164192 85.0548482 92.88171441
7 88.83661597 85.1899512 92.75032738
8 84.79089823 80.85139769 88.72460712
9 86.48354334 82.08785015 90.25430111
10 84.42206272 81.14669594 88.15124745
11 84.8263902 81.3994709 88.42207387
12 82.41480964 79.10728795 85.58820063
13 81.55867763 78.36001168 84.52903843
14 80.43022597 75.89070608 84.79375056
15 79.86030256 75.82491199 83.25426258
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
