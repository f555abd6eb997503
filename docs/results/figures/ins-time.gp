# ins-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
6 2.497411397e-08 2.353591476e-08 2.704641641e-08
7 2.527489667e-08 2.397143697e-08 2.696161079e-08
8 3.053953822e-08 2.930099568e-08 3.196325272e-08
EOD
$panel0_1 << EOD
6 2.560819447e-08 2.372864603e-08 2.790002542e-08
7 2.712007775e-08 2.486439686e-08 2.974323804e-08
8 2.801892208e-08 2.623263901e-08 3.033416955e-08
EOD
$panel0_2 << EOD
6 5.059682663e-08 4.757984171e-08 5.440400334e-08
7 4.952607199e-08 4.567316647e-08 5.464810538e-08
8 5.108003179e-08 4.763819592e-08 5.550686908e-08
EOD
$panel0_3 << EOD
6 4.92361232e-08 4.652129741e-08 5.358023181e-08
7 5.087518146e-08 4.70617267e-08 5.487253895e-08
8 5.210115913e-08 4.935499399e-08 5.556140588e-08
EOD
$panel0_4 << EOD
6 1.59675883e-07 1.525002832e-07 1.688765059e-07
7 2.273321931e-07 2.188740616e-07 2.364036345e-07
8 2.311317806e-07 2.16327131e-07 2.518225839e-07
EOD
$panel0_5 << EOD
6 1.289124866e-07 1.231833151e-07 1.345372512e-07
7 1.747943437e-07 1.671248666e-07 1.834561289e-07
8 1.643030105e-07 1.52270143e-07 1.795039549e-07
EOD
$panel0_6 << EOD
6 1.944623901e-07 1.876369467e-07 2.023329888e-07
7 2.08908475e-07 2.015859538e-07 2.174449251e-07
8 2.138834429e-07 2.020494466e-07 2.283973177e-07
EOD
$panel1_0 << EOD
6 3.239756042e-08 3.024127326e-08 3.520628048e-08
7 3.222006024e-08 2.890416885e-08 3.601128898e-08
8 3.302129845e-08 3.168187281e-08 3.453393953e-08
EOD
$panel1_1 << EOD
6 3.250117408e-08 3.013451802e-08 3.555910345e-08
7 3.275622716e-08 2.939112577e-08 3.62958562e-08
8 3.173516659e-08 3.010913731e-08 3.349896773e-08
EOD
$panel1_2 << EOD
6 6.295819306e-08 5.861791775e-08 6.84664321e-08
7 6.594878697e-08 5.893573398e-08 7.422689225e-08
8 6.256888467e-08 5.855187794e-08 6.743209232e-08
EOD
$panel1_3 << EOD
6 6.230517386e-08 5.739346861e-08 6.861794334e-08
7 6.502278311e-08 5.773590436e-08 7.336106374e-08
8 6.769957487e-08 6.186782112e-08 7.479035217e-08
EOD
$panel1_4 << EOD
6 1.982826687e-07 1.878640344e-07 2.125641688e-07
7 2.817970371e-07 2.593351108e-07 3.080300875e-07
8 2.800980753e-07 2.588843629e-07 3.042676179e-07
EOD
$panel1_5 << EOD
6 1.565745655e-07 1.49149246e-07 1.653463496e-07
7 1.942777296e-07 1.816415203e-07 2.07931872e-07
8 1.810652481e-07 1.706254935e-07 1.932918746e-07
EOD
$panel1_6 << EOD
6 2.043379222e-07 1.951492757e-07 2.152180174e-07
7 2.205254518e-07 2.092109691e-07 2.328191613e-07
8 2.23826667e-07 2.117887494e-07 2.386063473e-07
EOD
$panel2_0 << EOD
4 2.397643706e-08 2.230420377e-08 2.626519356e-08
5 2.275756759e-08 2.206254938e-08 2.378983603e-08
EOD
$panel2_1 << EOD
4 2.420898359e-08 2.262306559e-08 2.645621794e-08
5 2.198334569e-08 2.149575956e-08 2.258663315e-08
EOD
$panel2_2 << EOD
4 3.668436766e-08 3.398880605e-08 4.019657594e-08
5 3.331607435e-08 3.226213868e-08 3.44912584e-08
EOD
$panel2_3 << EOD
4 3.619066536e-08 3.417369539e-08 3.954380705e-08
5 3.25199438e-08 3.183311877e-08 3.33510356e-08
EOD
$panel2_4 << EOD
4 1.687034185e-07 1.62201415e-07 1.806340466e-07
5 3.15610391e-07 3.031284333e-07 3.290982054e-07
EOD
$panel2_5 << EOD
4 8.995731919e-08 8.540060305e-08 9.565241259e-08
5 1.615257318e-07 1.569699398e-07 1.655759517e-07
EOD
$panel2_6 << EOD
4 1.951904571e-07 1.912254869e-07 2.001980946e-07
5 1.952875754e-07 1.905813039e-07 1.999852858e-07
EOD
$panel3_0 << EOD
4 3.032731493e-08 2.727077859e-08 3.353309917e-08
5 2.755577744e-08 2.498235805e-08 3.056087581e-08
EOD
$panel3_1 << EOD
4 2.908641024e-08 2.617483656e-08 3.260224635e-08
5 2.67924216e-08 2.444241489e-08 2.97431854e-08
EOD
$panel3_2 << EOD
4 5.269420461e-08 4.640731011e-08 6.004651142e-08
5 4.39525924e-08 3.917917768e-08 4.974045049e-08
EOD
$panel3_3 << EOD
4 5.148476019e-08 4.515444557e-08 5.898549844e-08
5 4.254121514e-08 3.790937037e-08 4.851658242e-08
EOD
$panel3_4 << EOD
4 2.302839365e-07 2.099018531e-07 2.538625369e-07
5 3.882441054e-07 3.604041439e-07 4.223807655e-07
EOD
$panel3_5 << EOD
4 1.155700553e-07 1.086363322e-07 1.234030292e-07
5 1.828978836e-07 1.743229775e-07 1.930960539e-07
EOD
$panel3_6 << EOD
4 2.112396289e-07 2.024214259e-07 2.213631818e-07
5 2.032587211e-07 1.934055049e-07 2.133814802e-07
EOD
set terminal svg size 1400,398 dynamic font "sans-serif,13" noenhanced
set output "ins-time.svg"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set style line 8 lc rgb "#0072B2" lw 1.6 pt 8 ps 0.7 dt 4
set style line 9 lc rgb "#D55E00" lw 1.6 pt 12 ps 0.7 dt (10,3,2,3)
set style line 10 lc rgb "#009E73" lw 1.6 pt 10 ps 0.7 dt (4,4,12,4)
set style line 11 lc rgb "#CC79A7" lw 1.6 pt 2 ps 0.7 dt 2
set style line 12 lc rgb "#E69F00" lw 1.6 pt 1 ps 0.7 dt 5
set style line 13 lc rgb "#56B4E9" lw 1.6 pt 11 ps 0.7 dt 4
set style line 14 lc rgb "#000000" lw 1.6 pt 12 ps 0.7 dt 5
set style line 15 lc rgb "#0072B2" lw 1.6 pt 10 ps 0.7 dt (2,4)
set style line 16 lc rgb "#D55E00" lw 1.6 pt 6 ps 0.7 dt 1
set style line 17 lc rgb "#009E73" lw 1.6 pt 5 ps 0.7 dt 2
set style line 18 lc rgb "#CC79A7" lw 1.6 pt 8 ps 0.7 dt 4
set style line 19 lc rgb "#E69F00" lw 1.6 pt 9 ps 0.7 dt 1
set style line 20 lc rgb "#56B4E9" lw 1.6 pt 15 ps 0.7 dt 5
set style line 21 lc rgb "#000000" lw 1.6 pt 4 ps 0.7 dt 2
set style line 22 lc rgb "#0072B2" lw 1.6 pt 7 ps 0.7 dt 5
set style line 23 lc rgb "#D55E00" lw 1.6 pt 2 ps 0.7 dt 2
set style line 24 lc rgb "#009E73" lw 1.6 pt 1 ps 0.7 dt 1
set style line 25 lc rgb "#CC79A7" lw 1.6 pt 13 ps 0.7 dt 5
set style line 26 lc rgb "#E69F00" lw 1.6 pt 14 ps 0.7 dt 2
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set tmargin at screen 0.121
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
reset
set encoding utf8
set terminal pngcairo size 2800,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "ins-time.png"
set style line 1 lc rgb "#000000" lw 1.6 pt 7 ps 0.7 dt 1
set style line 2 lc rgb "#0072B2" lw 1.6 pt 5 ps 0.7 dt 2
set style line 3 lc rgb "#D55E00" lw 1.6 pt 9 ps 0.7 dt 4
set style line 4 lc rgb "#009E73" lw 1.6 pt 13 ps 0.7 dt 5
set style line 5 lc rgb "#CC79A7" lw 1.6 pt 11 ps 0.7 dt (18,4)
set style line 6 lc rgb "#E69F00" lw 1.6 pt 6 ps 0.7 dt (2,4)
set style line 7 lc rgb "#56B4E9" lw 1.6 pt 4 ps 0.7 dt 1
set style line 8 lc rgb "#0072B2" lw 1.6 pt 8 ps 0.7 dt 4
set style line 9 lc rgb "#D55E00" lw 1.6 pt 12 ps 0.7 dt (10,3,2,3)
set style line 10 lc rgb "#009E73" lw 1.6 pt 10 ps 0.7 dt (4,4,12,4)
set style line 11 lc rgb "#CC79A7" lw 1.6 pt 2 ps 0.7 dt 2
set style line 12 lc rgb "#E69F00" lw 1.6 pt 1 ps 0.7 dt 5
set style line 13 lc rgb "#56B4E9" lw 1.6 pt 11 ps 0.7 dt 4
set style line 14 lc rgb "#000000" lw 1.6 pt 12 ps 0.7 dt 5
set style line 15 lc rgb "#0072B2" lw 1.6 pt 10 ps 0.7 dt (2,4)
set style line 16 lc rgb "#D55E00" lw 1.6 pt 6 ps 0.7 dt 1
set style line 17 lc rgb "#009E73" lw 1.6 pt 5 ps 0.7 dt 2
set style line 18 lc rgb "#CC79A7" lw 1.6 pt 8 ps 0.7 dt 4
set style line 19 lc rgb "#E69F00" lw 1.6 pt 9 ps 0.7 dt 1
set style line 20 lc rgb "#56B4E9" lw 1.6 pt 15 ps 0.7 dt 5
set style line 21 lc rgb "#000000" lw 1.6 pt 4 ps 0.7 dt 2
set style line 22 lc rgb "#0072B2" lw 1.6 pt 7 ps 0.7 dt 5
set style line 23 lc rgb "#D55E00" lw 1.6 pt 2 ps 0.7 dt 2
set style line 24 lc rgb "#009E73" lw 1.6 pt 1 ps 0.7 dt 1
set style line 25 lc rgb "#CC79A7" lw 1.6 pt 13 ps 0.7 dt 5
set style line 26 lc rgb "#E69F00" lw 1.6 pt 14 ps 0.7 dt 2
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
set tmargin at screen 0.121
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
