# aspiration-width: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
5 101.433 98.5015 104.29
10 98.8649 96.8084 100.889
20 99.6391 97.9673 101.059
30 99.7545 97.5906 101.738
50 100 100 100
100 99.8435 99.433 100.176
200 99.3279 97.8699 100.115
300 99.3045 97.8658 100.091
500 99.6447 98.0545 100.75
1000 99.3628 97.9258 100.107
EOD
$panel1_0 << EOD
5 125.468 118.093 134.183
10 122.624 116.972 127.675
20 127.37 119.068 137.986
30 120.828 115.702 127.642
50 117.682 114.051 121.642
100 114.287 110.799 118.933
200 104.736 101.692 108.334
300 101.302 99.4522 103.241
500 100.844 99.5377 102.212
1000 101.708 100.223 103.193
EOD
$panel2_0 << EOD
5 108.816 102.82 115.711
10 105.627 101.011 110.409
20 101.087 97.045 105.563
30 102.062 99.3948 105.626
50 102.856 100.045 105.84
100 103.177 99.7506 106.715
200 103.172 99.7396 106.645
300 103.279 99.8327 106.757
500 103.304 99.8399 106.779
1000 103.31 99.8502 106.781
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "aspiration-width.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "half width, hundredths"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set logscale x
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "nodes, percent of those"."\n"."with the laboratory's width"
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout"
unset multiplot
set output
