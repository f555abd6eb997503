# break-even: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
0 92.3388 89.0441 95.5332
5 94.7873 91.1675 98.1806
10 95.3878 92.0443 98.6092
20 98.2462 95.0503 101.077
40 101.058 97.2803 104.353
70 101.39 97.6471 104.809
100 101.121 97.5213 104.499
150 100.996 97.1492 104.873
200 101.586 97.7578 105.573
EOD
$panel0_1 << EOD
5 92.947 89.8404 95.9155
10 93.9966 91.18 96.6707
20 95.1353 92.8556 97.5102
40 95.0512 92.5472 97.5355
70 94.9739 92.6429 97.2411
100 95.1544 92.8411 97.5701
150 94.8523 92.4145 97.4396
200 94.8136 92.3628 97.4403
EOD
$panel0_2 << EOD
1 99.7381 97.6165 101.89
2 100.039 97.6766 102.451
5 99.9671 97.936 101.95
10 98.6272 95.4619 101.115
20 96.8979 94.6307 99.1666
50 99.0917 97.8276 100.271
100 100.307 98.4942 102.374
200 100.109 98.6886 101.665
EOD
$panel1_0 << EOD
0 78.8635 72.5352 84.9807
5 78.918 72.5026 85.1196
10 79.0307 72.6161 85.2225
20 79.1439 72.7617 85.3017
40 79.5755 73.1789 86.0056
70 80.8205 74.1085 87.1671
100 81.9661 74.9107 88.799
150 82.6611 75.4987 89.5799
200 83.1549 76.0518 90.0858
EOD
$panel1_1 << EOD
5 79.0942 72.8335 85.1533
10 78.8246 72.6698 84.7684
20 79.6668 73.2443 85.8367
40 80.6243 74.3062 86.9214
70 81.4124 75.2065 87.6974
100 86.2741 81.2211 91.24
150 88.8746 85.0173 92.8368
200 89.8401 85.8984 93.8635
EOD
$panel1_2 << EOD
1 113.785 101.608 127.265
2 113.785 101.608 127.265
5 115.22 103.578 126.859
10 110.415 99.1861 123.732
20 128.341 116.921 141.035
50 123.425 109.849 138.856
100 122.6 108.912 138.059
200 102.162 94.0987 111.147
EOD
$panel2_0 << EOD
0 86.1115 80.9402 91.123
5 87.5579 83.4165 92.2542
10 90.4883 86.3096 94.6868
20 92.5893 88.1657 97.2839
40 94.7902 90.5553 98.9723
70 94.4178 89.7156 98.8348
100 95.0331 90.9432 99.2375
150 93.162 88.8173 97.9347
200 91.8507 87.918 96.3854
EOD
$panel2_1 << EOD
5 87.9939 83.144 92.9661
10 89.3193 83.8791 95.1675
20 92.0473 86.1077 97.5116
40 92.0504 85.9346 98.103
70 92.92 87.3906 98.1062
100 93.8359 87.8312 99.4081
150 93.7106 87.7687 99.116
200 94.3842 88.8331 99.811
EOD
$panel2_2 << EOD
1 104.713 98.4625 113.241
2 104.549 96.8709 117.623
5 102.965 98.1972 107.575
10 99.1114 95.0786 103.578
20 97.4781 93.9665 100.433
50 98.6007 96.6212 99.9398
100 99.9989 98.9948 100.894
200 99.651 99.3281 99.8832
EOD
set terminal svg size 1050,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "break-even.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
set bmargin at screen 0.2976
set tmargin at screen 0.8927
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
  keyentry with linespoints ls 1 title "MTD(f), guess above the value", \
  keyentry with linespoints ls 2 title "MTD(f), guess below the value", \
  keyentry with linespoints ls 3 title "Aspiration NegaScout, by its half width"
unset multiplot
set output
