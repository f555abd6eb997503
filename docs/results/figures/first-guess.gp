# first-guess: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
-200 116.459 107.31 126.45
-150 116.578 107.431 126.527
-100 116.831 107.324 126.374
-70 116.779 107.165 126.497
-40 116.102 106.272 125.988
-20 112.604 104.652 121.024
-10 110.767 103.557 118.718
-5 109.175 102.442 116.301
0 100 100 100
5 100.839 99.0152 102.63
10 100.775 98.6868 102.936
20 102.272 99.8132 104.914
40 105.073 101.918 107.943
70 106.266 101.296 111.689
100 104.969 101.737 107.817
150 106.416 101.566 111.149
200 105.424 101.157 110.113
EOD
$panel1_0 << EOD
-200 104.326 100.786 109.408
-150 103.283 100.52 106.808
-100 102.987 100.721 106.102
-70 101.692 100.934 102.574
-40 100.748 99.8951 101.649
-20 100.376 99.8652 100.95
-10 100.43 100.043 101.153
-5 99.9976 99.9216 100.055
0 100 100 100
5 100.277 100.125 100.437
10 100.645 100.327 100.966
20 102.583 101.236 104.614
40 104.04 102.366 106.077
70 105.675 103.896 107.604
100 106.691 104.811 108.832
150 109.737 106.613 113.81
200 111.64 108.181 115.681
EOD
$panel2_0 << EOD
-200 104.078 99.8414 109.907
-150 102.864 98.5582 108.907
-100 103.721 99.3047 109.834
-70 103.39 98.9697 109.08
-40 103.879 99.7377 110.205
-20 103.642 99.2474 109.681
-10 102.916 98.9224 108.333
-5 102.205 98.7363 106.548
0 100 100 100
5 103.223 100.82 105.613
10 113.337 105.86 123.568
20 115.45 106.524 124.273
40 120.631 109.826 133.328
70 119.393 109.251 131.339
100 120.375 110.473 131.925
150 119.32 109.06 131.836
200 117.583 108.246 129.752
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "first-guess.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "first guess less the value, in hundredths"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "leaves, percent of those"."\n"."with the value as guess"
set title "chess"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1
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
  keyentry with linespoints ls 1 title "MTD(f)"
unset multiplot
set output
