# shared-leaves: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 89.649 86.2622 93.1232
4 82.1495 77.6012 86.2815
5 83.1655 80.5134 85.9479
6 72.2924 67.0433 77.195
EOD
$panel0_1 << EOD
3 86.7805 82.8841 90.6411
4 71.5856 65.3111 77.943
5 78.9856 75.2837 82.5534
6 65.0855 59.3863 71.9168
EOD
$panel0_2 << EOD
3 90.4783 86.873 94.1726
4 82.7168 78.1827 86.9048
5 84.3599 81.6183 87.0599
6 72.7044 67.4081 77.8411
EOD
$panel0_3 << EOD
3 88.6457 84.7257 92.5449
4 71.0582 65.878 77.1572
5 80.8544 77.0891 84.3634
6 64.7939 58.8093 72.0395
EOD
$panel0_4 << EOD
3 91.1267 87.8035 94.3539
4 82.9326 78.5135 86.8999
5 83.7104 81.0609 86.3911
6 73.0423 67.2787 78.2865
EOD
$panel0_5 << EOD
3 79.7012 75.0498 85.5486
4 68.5893 62.8835 74.0427
5 74.9892 71.4271 79.1359
6 63.1259 58.1392 69.3949
EOD
$panel1_0 << EOD
4 92.5793 89.5727 94.8268
5 92.814 90.273 95.1596
6 89.3009 87.2392 91.2643
7 88.4413 85.3753 91.2437
8 85.7296 83.0893 88.3295
EOD
$panel1_1 << EOD
4 78.3231 72.766 84.1817
5 84.1102 80.3072 87.8848
6 75.4509 67.8709 82.6254
7 79.3279 75.0547 84.3731
8 71.6514 66.4796 77.1827
EOD
$panel1_2 << EOD
4 93.4988 90.4819 95.7727
5 93.8687 91.371 96.009
6 90.3461 88.1784 92.4579
7 88.6822 85.7126 91.5183
8 86.0211 83.4099 89.0023
EOD
$panel1_3 << EOD
4 81.5832 76.1387 87.2113
5 87.1943 83.7752 90.4615
6 77.4707 73.0885 82.6464
7 81.2333 77.6434 84.967
8 75.688 71.0247 81.147
EOD
$panel1_4 << EOD
4 94.7762 91.6281 96.9566
5 94.5603 92.2487 96.3841
6 92.5777 90.0295 94.7592
7 91.9421 88.639 94.4302
8 90.0321 87.3403 92.6171
EOD
$panel1_5 << EOD
4 76.8642 72.0007 81.9912
5 80.4924 76.4763 84.2007
6 74.5186 68.7652 80.2481
7 76.7011 72.8691 80.6202
8 72.4227 68.2633 77.5023
EOD
$panel2_0 << EOD
6 75.5562 71.8892 79.6825
7 72.4995 68.7541 76.1921
8 66.5799 62.5545 70.1901
9 66.9974 61.5304 71.8762
10 60.6237 55.4995 66.1394
11 61.3562 55.7398 67.019
12 60.1822 55.6898 64.2457
EOD
$panel2_1 << EOD
6 66.5844 62.0617 71.6776
7 68.1322 63.7014 72.9698
8 59.8817 55.4182 64.2389
9 65.563 60.3353 70.6645
10 58.464 53.6522 63.4845
11 57.8475 51.7746 63.9948
12 55.0058 51.3002 59.0911
EOD
$panel2_2 << EOD
6 76.309 72.6965 80.2754
7 73.2986 69.4867 77.2254
8 67.4725 63.3204 71.1528
9 67.1088 61.5632 72.0501
10 60.5638 55.0466 66.5056
11 60.4274 54.8402 66.8574
12 60.1204 55.474 64.5907
EOD
$panel2_3 << EOD
6 69.7409 65.0494 74.9817
7 69.7474 65.7099 74.3297
8 61.9899 56.686 67.0846
9 66.1822 60.8972 70.9045
10 59.469 55.1288 64.6748
11 58.9734 53.2445 64.68
12 57.0335 53.6811 60.6621
EOD
$panel2_4 << EOD
6 77.5468 73.8399 81.1082
7 74.4392 69.5821 78.8238
8 67.7146 63.751 71.3832
9 67.6136 61.8352 72.2573
10 62.0972 57.4331 67.3302
11 62.3035 57.3025 67.3759
12 61.0507 57.0957 65.0979
EOD
$panel2_5 << EOD
6 64.585 60.5047 69.3643
7 65.5421 61.0084 70.3036
8 59.129 54.7244 63.7016
9 61.5543 56.9046 66.1368
10 54.9926 50.1334 60.5491
11 56.5141 51.4974 62.1183
12 53.7321 50.7302 57.2708
EOD
set terminal svg size 1050,434 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "shared-leaves.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set yrange [0:100]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3364
set tmargin at screen 0.8986
set ylabel "leaves in common, percent"
set title "chess"
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
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3364
set tmargin at screen 0.8986
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel1_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel1_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3364
set tmargin at screen 0.8986
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.175):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.175):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.105):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.105):2 with linespoints ls 2, \
  $panel2_2 using ($1 + -0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + -0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.035):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.035):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0.105):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel2_4 using ($1 + 0.105):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0.175):2:3:4 with yerrorbars ls 6 lw 0.6 dt 1 ps 0, \
  $panel2_5 using ($1 + 0.175):2 with linespoints ls 6
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.166
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
  keyentry with linespoints ls 1 title "of MTD(f)'s, NegaScout evaluates", \
  keyentry with linespoints ls 2 title "of NegaScout's, MTD(f) evaluates", \
  keyentry with linespoints ls 3 title "of MTD(f)'s, aspiration NegaScout evaluates", \
  keyentry with linespoints ls 4 title "of aspiration NegaScout's, MTD(f) evaluates", \
  keyentry with linespoints ls 5 title "of MTD(f)'s, alpha-beta evaluates", \
  keyentry with linespoints ls 6 title "of alpha-beta's, MTD(f) evaluates"
unset multiplot
set output
