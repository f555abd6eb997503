# leaf-storing: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 102.076 101.209 103.165
3 119.898 116.115 124.779
4 117.138 115.453 119.374
5 134.542 130.537 138.632
6 130.194 127.399 133.32
EOD
$panel0_1 << EOD
2 93.0965 87.2592 98.4562
3 97.3638 94.0116 100.712
4 88.3301 82.1553 94.2081
5 94.7165 91.3993 97.6376
6 94.0081 89.807 99.5609
EOD
$panel0_2 << EOD
2 107.054 100.933 113.928
3 119.304 113.958 125.662
4 104.273 96.951 111.69
5 127.351 121.749 133.49
6 122.664 115.747 131.803
EOD
$panel1_0 << EOD
2 105.541 104.063 107.43
3 104.124 103.216 105.051
4 104.358 103.666 105.064
5 105.006 104.445 105.575
6 105.127 104.735 105.514
7 106.125 105.501 106.743
8 106.068 105.698 106.409
9 106.608 106.046 107.121
EOD
$panel1_1 << EOD
2 93.8317 89.6463 97.6788
3 93.6261 91.2583 95.8555
4 89.6037 85.7018 93.5178
5 91.9174 88.9481 94.7617
6 88.1501 84.7912 91.7437
7 90.4898 88.599 92.4522
8 89.0324 85.831 92.3982
9 93.6382 90.1999 96.4266
EOD
$panel1_2 << EOD
2 112.389 105.753 119.027
3 102.932 99.9267 106.082
4 96.9336 93.0208 101.005
5 97.9478 94.9002 100.924
6 93.9163 90.3344 97.6772
7 96.7407 94.6235 98.8371
8 95.1431 91.6728 98.6762
9 100.359 96.4314 103.634
EOD
$panel2_0 << EOD
2 107.382 104.925 110.154
3 119.775 116.175 123.123
4 118.779 116.241 121.494
5 129.073 124.186 134.327
6 129.452 126.068 133.083
7 135.482 129.673 142.461
8 136.197 131.398 142.299
9 141.299 134.019 149.839
10 140.64 135.121 147.299
11 143.701 135.438 153.446
12 145.773 137.274 156.497
13 146.778 137.526 157.386
EOD
$panel2_1 << EOD
2 94.5967 91.4404 97.9136
3 95.8508 93.2211 98.3926
4 92.5806 87.9196 97.3982
5 95.0423 91.6534 98.7041
6 93.2069 89.6517 97.2389
7 94.2975 91.2017 98.1876
8 93.117 88.0171 98.4698
9 95.9517 91.9958 100.179
10 96.9544 92.812 102.118
11 97.2687 92.5468 102.528
12 96.2482 92.353 100.716
13 95.4601 91.4729 100.1
EOD
$panel2_2 << EOD
2 130.441 122.682 138.922
3 127.213 121.315 133.82
4 117.217 112.237 122.877
5 127.244 119.325 136.198
6 122.942 116.964 130.606
7 130.204 120.586 142.271
8 127.366 119.3 137.031
9 137.299 126.21 149.759
10 137.151 129.079 146.003
11 141.91 127.693 158.472
12 140.757 130.4 152.594
13 141.537 129.254 157.835
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "leaf-storing.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
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
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "leaves, percent of aspiration"."\n"."NegaScout that stores them"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with linespoints ls 3
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.062
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout, not stored", \
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "MTD(f), not stored"
unset multiplot
set output
