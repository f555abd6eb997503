# answer: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 98.2121 95.0313 101.737
3 108.582 103.467 113.423
4 104.487 100.118 108.275
5 105.597 102.873 107.989
6 102.991 100 105.586
7 104.297 102.131 106.77
EOD
$panel0_1 << EOD
2 98.2121 95.0313 101.737
3 100.667 99.6026 102.071
4 99.2466 95.6787 101.77
5 100.529 99.219 101.742
6 99.4676 97.5238 100.915
7 99.2326 98.278 100.119
EOD
$panel0_2 << EOD
2 120.949 110.871 132.815
3 105.326 102.113 108.781
4 100.603 94.8877 106.446
5 97.3123 94.7497 99.6032
6 95.9767 91.3743 100.981
7 99.1556 97.3879 101.575
EOD
$panel0_3 << EOD
2 120.949 110.871 132.815
3 103.501 100.552 106.816
4 102.834 95.2843 110.936
5 98.2309 94.8467 101.563
6 95.9717 91.2313 100.928
7 100.02 97.7221 102.537
EOD
$panel0_4 << EOD
2 118.866 109.554 129.933
3 103.974 100.669 107.508
4 99.2877 94.1137 104.463
5 96.8786 94.0904 99.2249
6 97.1981 92.3649 102.114
7 99.3895 97.7956 101.241
EOD
$panel0_5 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
EOD
$panel1_0 << EOD
2 99.1179 94.1856 103.819
3 101.618 99.9057 103.309
4 101.077 98.3594 104.114
5 103.916 101.387 106.459
6 102.912 99.5861 105.937
7 105.749 102.718 108.693
8 106.147 103.337 108.921
9 107.33 105.012 109.276
10 106.865 105.186 108.754
EOD
$panel1_1 << EOD
2 99.1179 94.1856 103.819
3 100.921 99.6569 102.216
4 100.519 97.9202 103.468
5 101.764 100.529 103.182
6 100.619 96.5537 105.566
7 101.443 98.1024 104.977
8 103.06 99.8639 106.366
9 102.794 100.999 104.543
10 103.818 101.811 106.295
EOD
$panel1_2 << EOD
2 122.9 114.847 131.422
3 110.431 104.653 117.283
4 108.934 103.371 114.995
5 103.075 98.7333 107.365
6 103.486 98.6047 107.987
7 101.324 97.7877 104.792
8 100.813 97.5308 104.495
9 101.135 97.8348 104.366
10 98.5777 95.771 101.52
EOD
$panel1_3 << EOD
2 122.9 114.847 131.422
3 109.872 103.532 116.634
4 103.762 97.8639 109.861
5 99.9714 95.3067 104.807
6 97.0313 91.3093 102.192
7 94.4307 91.2335 97.9727
8 95.6224 91.4677 100.114
9 97.3884 91.3405 102.823
10 93.6723 89.6873 97.0289
EOD
$panel1_4 << EOD
2 124.03 115.804 132.415
3 110.362 105.343 115.513
4 106.891 102.342 111.563
5 101.624 98.2603 105.154
6 99.7107 95.5943 103.704
7 98.7728 96.1144 101.628
8 97.5028 94.1959 100.949
9 102.362 98.6803 106.092
10 98.4274 95.6225 100.818
EOD
$panel1_5 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
EOD
$panel2_0 << EOD
2 91.48 88.661 94.3147
3 98.8579 96.8601 100.957
4 100.585 98.6185 102.491
5 103.037 101.588 104.662
6 104.962 103.519 106.597
7 105.354 103.352 107.49
8 103.802 100.882 106.868
9 105.509 102.814 108.055
10 106.496 101.252 111.938
11 105.331 100.9 110.273
12 105.389 101.709 109.896
13 105.946 101.937 110.086
14 108.062 103.128 113.102
15 107.38 103.512 111.661
EOD
$panel2_1 << EOD
2 91.48 88.661 94.3147
3 97.6379 96.2378 98.6943
4 99.0838 97.7474 100.156
5 100.361 99.6361 101.083
6 101.81 100.511 103.403
7 101.346 100.14 102.639
8 101.27 99.7309 102.67
9 100.946 99.2542 102.503
10 101.113 98.0818 104.398
11 101.467 97.9381 105.04
12 102.064 99.4923 105.175
13 103.555 100.041 107.052
14 103.74 99.8046 107.758
15 103.127 99.6795 106.953
EOD
$panel2_2 << EOD
2 141.723 131.535 153.094
3 118.832 113.487 124.153
4 112.903 107.041 119.036
5 110.012 105.481 114.403
6 110.237 104.324 116.839
7 105.206 100.403 110.579
8 107.261 100.547 115.461
9 107.416 101.577 113.212
10 108.139 102.692 114.39
11 104.957 99.6325 110.602
12 105.276 99.1256 112.076
13 102.74 97.4296 109.088
14 104.568 98.3866 110.938
15 102.738 98.8035 106.669
EOD
$panel2_3 << EOD
2 141.723 131.535 153.094
3 115.146 110.72 119.775
4 109.157 103.984 114.445
5 104.964 100.474 109.968
6 103.996 98.5286 109.477
7 98.3717 93.26 103.542
8 99.6445 93.9323 105.58
9 98.4619 93.8807 103.538
10 98.5652 93.2267 104.724
11 94.8651 90.6481 99.491
12 94.4931 91.448 98.1037
13 94.7433 91.5936 98.8527
14 95.4771 91.3686 100.536
15 95.1643 90.4797 100.996
EOD
$panel2_4 << EOD
2 138.851 130.083 148.411
3 118.157 112.54 124.035
4 110.781 105.783 116.113
5 108.405 104.236 112.789
6 108.7 103.541 114.442
7 105.354 100.826 110.609
8 105.445 100.646 110.974
9 106.833 102.384 111.672
10 109.147 105.044 114.518
11 103.439 99.7458 107.787
12 102.84 98.2783 107.58
13 101.506 97.3384 106.541
14 103.214 98.8366 107.466
15 103.133 99.2404 107.561
EOD
$panel2_5 << EOD
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
15 100 100 100
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "answer.svg"
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
set yrange [80:142]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "nodes, percent of"."\n"."aspiration NegaScout"
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
  $panel0_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
  $panel1_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
  $panel2_5 using ($1 + 0):2 with linespoints ls 6
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.117
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
  keyentry with linespoints ls 2 title "NegaScout", \
  keyentry with linespoints ls 3 title "MTD(f)", \
  keyentry with linespoints ls 4 title "MTD(f), guess of two plies ago", \
  keyentry with linespoints ls 5 title "MTD-step", \
  keyentry with linespoints ls 6 title "Aspiration NegaScout"
unset multiplot
set output
