# ins-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
6 2.49741e-08 2.35359e-08 2.70464e-08
7 2.52749e-08 2.39714e-08 2.69616e-08
8 3.05395e-08 2.9301e-08 3.19633e-08
EOD
$panel0_1 << EOD
6 2.56082e-08 2.37286e-08 2.79e-08
7 2.71201e-08 2.48644e-08 2.97432e-08
8 2.80189e-08 2.62326e-08 3.03342e-08
EOD
$panel0_2 << EOD
6 5.05968e-08 4.75798e-08 5.4404e-08
7 4.95261e-08 4.56732e-08 5.46481e-08
8 5.108e-08 4.76382e-08 5.55069e-08
EOD
$panel0_3 << EOD
6 4.92361e-08 4.65213e-08 5.35802e-08
7 5.08752e-08 4.70617e-08 5.48725e-08
8 5.21012e-08 4.9355e-08 5.55614e-08
EOD
$panel0_4 << EOD
6 1.59676e-07 1.525e-07 1.68877e-07
7 2.27332e-07 2.18874e-07 2.36404e-07
8 2.31132e-07 2.16327e-07 2.51823e-07
EOD
$panel0_5 << EOD
6 1.28912e-07 1.23183e-07 1.34537e-07
7 1.74794e-07 1.67125e-07 1.83456e-07
8 1.64303e-07 1.5227e-07 1.79504e-07
EOD
$panel0_6 << EOD
6 1.94462e-07 1.87637e-07 2.02333e-07
7 2.08908e-07 2.01586e-07 2.17445e-07
8 2.13883e-07 2.02049e-07 2.28397e-07
EOD
$panel1_0 << EOD
6 3.23976e-08 3.02413e-08 3.52063e-08
7 3.22201e-08 2.89042e-08 3.60113e-08
8 3.30213e-08 3.16819e-08 3.45339e-08
EOD
$panel1_1 << EOD
6 3.25012e-08 3.01345e-08 3.55591e-08
7 3.27562e-08 2.93911e-08 3.62959e-08
8 3.17352e-08 3.01091e-08 3.3499e-08
EOD
$panel1_2 << EOD
6 6.29582e-08 5.86179e-08 6.84664e-08
7 6.59488e-08 5.89357e-08 7.42269e-08
8 6.25689e-08 5.85519e-08 6.74321e-08
EOD
$panel1_3 << EOD
6 6.23052e-08 5.73935e-08 6.86179e-08
7 6.50228e-08 5.77359e-08 7.33611e-08
8 6.76996e-08 6.18678e-08 7.47904e-08
EOD
$panel1_4 << EOD
6 1.98283e-07 1.87864e-07 2.12564e-07
7 2.81797e-07 2.59335e-07 3.0803e-07
8 2.80098e-07 2.58884e-07 3.04268e-07
EOD
$panel1_5 << EOD
6 1.56575e-07 1.49149e-07 1.65346e-07
7 1.94278e-07 1.81642e-07 2.07932e-07
8 1.81065e-07 1.70625e-07 1.93292e-07
EOD
$panel1_6 << EOD
6 2.04338e-07 1.95149e-07 2.15218e-07
7 2.20525e-07 2.09211e-07 2.32819e-07
8 2.23827e-07 2.11789e-07 2.38606e-07
EOD
$panel2_0 << EOD
4 2.39764e-08 2.23042e-08 2.62652e-08
5 2.27576e-08 2.20625e-08 2.37898e-08
EOD
$panel2_1 << EOD
4 2.4209e-08 2.26231e-08 2.64562e-08
5 2.19833e-08 2.14958e-08 2.25866e-08
EOD
$panel2_2 << EOD
4 3.66844e-08 3.39888e-08 4.01966e-08
5 3.33161e-08 3.22621e-08 3.44913e-08
EOD
$panel2_3 << EOD
4 3.61907e-08 3.41737e-08 3.95438e-08
5 3.25199e-08 3.18331e-08 3.3351e-08
EOD
$panel2_4 << EOD
4 1.68703e-07 1.62201e-07 1.80634e-07
5 3.1561e-07 3.03128e-07 3.29098e-07
EOD
$panel2_5 << EOD
4 8.99573e-08 8.54006e-08 9.56524e-08
5 1.61526e-07 1.5697e-07 1.65576e-07
EOD
$panel2_6 << EOD
4 1.9519e-07 1.91225e-07 2.00198e-07
5 1.95288e-07 1.90581e-07 1.99985e-07
EOD
$panel3_0 << EOD
4 3.03273e-08 2.72708e-08 3.35331e-08
5 2.75558e-08 2.49824e-08 3.05609e-08
EOD
$panel3_1 << EOD
4 2.90864e-08 2.61748e-08 3.26022e-08
5 2.67924e-08 2.44424e-08 2.97432e-08
EOD
$panel3_2 << EOD
4 5.26942e-08 4.64073e-08 6.00465e-08
5 4.39526e-08 3.91792e-08 4.97405e-08
EOD
$panel3_3 << EOD
4 5.14848e-08 4.51544e-08 5.89855e-08
5 4.25412e-08 3.79094e-08 4.85166e-08
EOD
$panel3_4 << EOD
4 2.30284e-07 2.09902e-07 2.53863e-07
5 3.88244e-07 3.60404e-07 4.22381e-07
EOD
$panel3_5 << EOD
4 1.1557e-07 1.08636e-07 1.23403e-07
5 1.82898e-07 1.74323e-07 1.93096e-07
EOD
$panel3_6 << EOD
4 2.1124e-07 2.02421e-07 2.21363e-07
5 2.03259e-07 1.93406e-07 2.13381e-07
EOD
set terminal svg size 1400,410 dynamic background "white" font "sans-serif,13" noenhanced
set pointintervalbox 0
set output "ins-time.svg"
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
set xlabel "search depth"
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel "seconds per node"
set title "w=5, random leaves"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "w=5, first best 60 %"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "w=20, random leaves"
plot $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.2976
set tmargin at screen 0.8927
set ylabel ""
set title "w=20, first best 60 %"
plot $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel3_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel3_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel3_6 using ($1 + 0):2 with linespoints ls 7
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
  keyentry with linespoints ls 1 title "AB", \
  keyentry with linespoints ls 2 title "NS", \
  keyentry with linespoints ls 3 title "PNS(2)", \
  keyentry with linespoints ls 4 title "INS", \
  keyentry with linespoints ls 5 title "SSS*, list", \
  keyentry with linespoints ls 6 title "SSS* by null windows", \
  keyentry with linespoints ls 7 title "AB with a table"
unset multiplot
set output
