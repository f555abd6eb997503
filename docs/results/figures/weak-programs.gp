# weak-programs: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 93.0965 87.2592 98.4562
3 97.3638 94.0116 100.712
4 88.3301 82.1553 94.2081
5 94.7165 91.3993 97.6376
6 94.0081 89.807 99.5609
EOD
$panel0_1 << EOD
2 94.112 90.0494 97.549
3 99.6739 96.1328 102.452
4 95.003 88.1891 101.073
5 98.9732 94.4018 103.749
6 98.288 89.1845 106.731
EOD
$panel0_2 << EOD
2 96.2308 92.5596 99.134
3 100.516 98.8534 102.622
4 97.0738 92.1842 100.864
5 100.515 98.2086 103.44
6 100.961 99.1232 102.908
EOD
$panel1_0 << EOD
2 93.8317 89.6463 97.6788
3 93.6261 91.2583 95.8555
4 89.6037 85.7018 93.5178
5 91.9174 88.9481 94.7617
6 88.1501 84.7912 91.7437
7 90.4898 88.599 92.4522
8 89.0324 85.831 92.3982
9 93.6382 90.1999 96.4266
EOD
$panel1_1 << EOD
2 92.8946 90.1133 95.9322
3 95.1989 92.928 97.4281
4 94.0362 90.6616 97.4367
5 96.2071 92.6026 99.4874
6 92.6139 86.8754 97.8937
7 99.0219 92.5872 106.198
8 97.1831 90.181 107.779
9 125.429 93.0522 180.45
EOD
$panel1_2 << EOD
2 94.2566 91.7245 96.7945
3 96.3599 94.9755 97.9802
4 93.3004 88.9785 97.1911
5 98.6232 96.2849 101.094
6 97.7039 91.0829 102.967
7 96.1703 91.4052 99.8635
8 99.7728 94.7265 104.069
9 99.3961 97.2271 101.696
EOD
$panel2_0 << EOD
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
$panel2_1 << EOD
2 95.4318 92.8124 97.6554
3 96.6321 94.3156 98.6763
4 93.3702 89.899 97.0038
5 92.9597 89.0984 96.6669
6 93.9512 89.2104 99.093
7 95.2463 92.1891 99.3553
8 93.3994 90.2504 96.7865
9 98.4882 96.0585 100.938
10 96.1069 93.3266 99.2066
11 93.4506 90.4591 96.7403
12 95.703 93.2132 98.8688
13 95.8366 92.6735 99.3888
EOD
$panel2_2 << EOD
2 100.412 99.906 100.95
3 99.8693 98.9022 100.707
4 98.7632 97.4277 99.9878
5 99.1965 97.4923 101.04
6 99.2675 97.8025 101.056
7 99.0838 96.7882 101.892
8 98.1593 95.9248 100.626
9 98.8137 96.8778 101.491
10 96.8522 94.1848 99.3959
11 97.5832 95.4525 99.7667
12 96.7407 94.4306 99.4074
13 97.4971 95.8969 99.5953
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "weak-programs.svg"
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
set ylabel "leaves of MTD(f), percent"."\n"."of aspiration NegaScout"
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
  keyentry with linespoints ls 1 title "all ordering and knowledge", \
  keyentry with linespoints ls 2 title "weak ordering", \
  keyentry with linespoints ls 3 title "plain evaluation"
unset multiplot
set output
