# grain: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
1 100 100 100
2 99.1625 98.4745 99.817
5 96.9139 94.9986 98.6418
10 94.342 90.5096 97.9322
25 93.0647 90.6668 95.9641
50 90.8483 86.6896 94.6195
100 89.0593 84.0402 94.8885
EOD
$panel0_1 << EOD
1 100 100 100
2 99.8971 98.2492 101.271
5 96.9714 94.1909 99.2353
10 95.1128 92.0917 97.7199
25 94.2581 90.4709 98.6748
50 89.6827 86.3538 93.098
100 86.6878 81.8579 92.4443
EOD
$panel1_0 << EOD
1 100 100 100
2 100 100 100
5 98.9516 98.5927 99.2371
10 97.6691 96.9242 98.3614
25 94.7946 93.4757 96.1881
50 91.2141 89.8044 92.7466
100 87.0422 84.854 89.3701
EOD
$panel1_1 << EOD
1 100 100 100
2 100 100 100
5 100.271 98.9666 101.771
10 98.1117 95.7911 100.042
25 96.227 93.4687 98.9095
50 92.119 89.6069 94.6101
100 87.7098 84.4071 91.063
EOD
$panel2_0 << EOD
1 100 100 100
2 94.9812 89.1351 99.1947
5 91.7359 84.8916 97.0033
10 85.23 77.6486 91.8493
25 75.0807 69.926 82.0088
50 70.9281 62.8535 78.9753
100 65.8811 58.6557 72.4764
EOD
$panel2_1 << EOD
1 100 100 100
2 99.0035 97.3513 100.23
5 93.8841 89.685 98.6615
10 89.3691 84.5911 94.9941
25 78.6682 72.598 85.243
50 72.5745 65.9087 80.0526
100 68.2647 62.8017 74.3151
EOD
set terminal svg size 1050,386 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "grain.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "grain of the evaluation"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set logscale x
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel "nodes, percent of those with grain 1"
set title "chess"
plot $panel0_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.2539
set tmargin at screen 0.8860
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + 0):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2
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
  keyentry with linespoints ls 1 title "MTD(f)", \
  keyentry with linespoints ls 2 title "Aspiration NegaScout"
unset multiplot
set output
