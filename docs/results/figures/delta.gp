# delta: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4.988 47.6 44.5 50.7
30.431 59.1 55.9975 62.1
84.948 66.8 63.7 69.8
260.68 72.5 69.6 75.3
627.384 73.9 71.2 76.6
1708.532 79.9 77.3975 82.3
3921.795 82.1 79.6 84.4025
10073.021 84.3 82 86.6
22613.663 86.8 84.7 88.9
57275.058 100 100 100
EOD
$panel0_1 << EOD
4.988 47.6 44.5 50.7
25.33 59 55.7975 62
73.344 66.8 63.7 69.8
187.118 72.5 69.6 75.3
443.499 73.9 71.2 76.6
1054.263 79.9 77.3975 82.3
2332.956 82.1 79.6 84.4025
5277.313 84.3 82 86.6
11316.128 86.8 84.7 88.9
25372.316 100 100 100
EOD
$panel0_2 << EOD
4.988 47.6 44.5 50.7
23.318 58.9 55.6975 61.9
66.017 66.4 63.2975 69.3025
169.616 72.3 69.4 75
388.421 73.9 71.2 76.6
926.705 79.9 77.3975 82.3
2003.767 82.1 79.7 84.4
4519.219 84.1 81.6 86.4025
9516.287 86.9 84.8 89
21229.376 99.9 99.7 100
EOD
$panel0_3 << EOD
4.988 47.6 44.5 50.7
21.409 58.6 55.4 61.6
56.44 66 62.8975 68.9
147.21 72 69.0975 74.6
324.964 74 71.3 76.7
774.396 80.1 77.6 82.6
1623.616 81.5 79 83.8025
3639.059 84.1 81.6975 86.4025
7478.774 86.7 84.5 88.8
16503.107 99.5 99 99.9
EOD
$panel0_4 << EOD
4.988 47.6 44.5 50.7
20.441 58.6 55.4 61.6
51.64 65.3 62.2 68
134.637 71.8 68.9 74.6
290.568 74.1 71.5975 76.7
685.218 80.3 77.9 82.8
1411.09 81.5 79.1 83.8
3148.713 84 81.6 86.3
6369.807 86.7 84.4 88.8
13943.43 98.9 98.2 99.5
EOD
$panel0_5 << EOD
4.988 47.6 44.5 50.7
19.651 58.1 54.9 61.005
46.783 64.1 61.1 67
120.857 71.5 68.6 74.3
252.841 73.4 70.8 76.0025
588.616 80.1 77.7 82.6025
1188.248 79.5 76.9 82
2626.808 82.9 80.6 85.3
5220.474 85.9 83.7 88
11279.5 97.3 96.3 98.3
EOD
$panel0_6 << EOD
4.988 47.6 44.5 50.7
17.942 57.5 54.3 60.5025
37.227 60.1 57.0975 63.2
89.453 68.5 65.5975 71.4
171.456 70.4 67.6 73.2
374.063 75.9 73.2 78.6025
704.202 76.4 73.7975 79.1
1461.976 81.1 78.7 83.6
2743.897 81.4 78.9 83.9
5664.804 89.7 87.8 91.6
EOD
$panel1_0 << EOD
5 60.1 57 63.2
30 67.5 64.8975 70.3
84.135 73.1 70.3975 75.9
258.995 77.1 74.3975 79.6
616.57 81 78.6 83.4
1643.37 82.9 80.6 85.2
3691.68 83.9 81.4975 86.2
9321.78 86.3 84.1 88.2
20522.82 87.6 85.4 89.6
50120.555 100 100 100
EOD
$panel1_1 << EOD
5 60.1 57 63.2
27.35 67.5 64.8975 70.3
79.865 73.1 70.3975 75.9
205.21 77.1 74.3975 79.6
481 81 78.6 83.4
1097.845 82.9 80.6 85.2
2330.71 83.9 81.4975 86.2
5145.66 86.3 84.1 88.2
10462.78 87.6 85.4 89.6
22248.175 100 100 100
EOD
$panel1_2 << EOD
5 60.1 57 63.2
25.61 67.5 64.8975 70.3
73.645 73.1 70.3975 75.9
188.965 77.1 74.3975 79.6
424.025 81 78.6 83.4
980.44 82.9 80.6 85.2
2015.26 83.9 81.4975 86.2
4437.255 86.3 84.1 88.2
8810.3 87.6 85.4 89.6
18548.525 100 100 100
EOD
$panel1_3 << EOD
5 60.1 57 63.2
23.635 67.5 64.8975 70.3
63.5 73 70.2975 75.7
167.955 77.1 74.3975 79.6
358.955 80.9 78.5 83.3
833.25 82.9 80.6 85.2
1658.775 83.9 81.4975 86.2
3619.655 86.3 84.1 88.2
6990.7 87.6 85.4 89.6
14505.385 100 100 100
EOD
$panel1_4 << EOD
5 60.1 57 63.2
22.66 67.5 64.8975 70.3
57.48 72.9 70.2 75.6
155.42 77.1 74.3975 79.6
322.515 80.9 78.5 83.3
749.88 82.9 80.6 85.2
1461.61 83.9 81.5 86.1
3170.775 86.3 84.1 88.2
6024.895 87.6 85.4 89.6
12383.26 100 100 100
EOD
$panel1_5 << EOD
5 60.1 57 63.2
21.55 67.5 64.8975 70.3
51.735 73.1 70.4 75.9
141.245 76.8 74 79.4
284.455 80.9 78.5 83.3
654.945 83 80.7 85.3
1250.615 83.9 81.5 86.1
2688.565 86.7 84.5975 88.6
5021.335 87.8 85.6 89.8
10195.135 99.8 99.5 100
EOD
$panel1_6 << EOD
5 60.1 57 63.2
19.405 67.6 64.9 70.4
39.175 71.7 69 74.3
104.36 76.6 73.8975 79.2
190.185 80.9 78.4 83.2
431.14 83 80.7975 85.4
771.45 84.6 82.2 86.7
1606.975 86.7 84.6 88.7
2841.66 88.8 86.7 90.7
5607.38 97.2 96.2 98.1
EOD
set terminal svg size 700,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "delta.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set grid ytics lc rgb "#999999" lw 0.5 dt 3
set border 3 lw 1
set tics nomirror out
set errorbars 0
unset key
set autoscale fix
set xlabel "generated nodes, mean"
set offsets graph 0.04, graph 0.04, graph 0.03, graph 0.03
set logscale x
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "percent of decisions like"."\n"."alpha-beta's on the whole tree"
set title "1 to 9 children"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "b=5"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7
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
  keyentry with linespoints ls 2 title "delta 1.0", \
  keyentry with linespoints ls 3 title "delta 0.8", \
  keyentry with linespoints ls 4 title "delta 0.6", \
  keyentry with linespoints ls 5 title "delta 0.5", \
  keyentry with linespoints ls 6 title "delta 0.4", \
  keyentry with linespoints ls 7 title "delta 0.2"
unset multiplot
set output
