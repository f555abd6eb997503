# node-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 1.745123402e-06 1.37349569e-06 2.150732145e-06
5 1.993568224e-06 1.471182566e-06 2.516050025e-06
6 1.711443856e-06 1.378219696e-06 2.090406984e-06
7 1.984673065e-06 1.548627267e-06 2.370234671e-06
EOD
$panel0_1 << EOD
4 1.459741239e-06 1.175748172e-06 1.797824488e-06
5 1.855900914e-06 1.418876839e-06 2.289841333e-06
6 1.587161749e-06 1.280031742e-06 1.870338446e-06
7 1.958930894e-06 1.507807193e-06 2.332156328e-06
EOD
$panel0_2 << EOD
4 2.013586094e-06 1.628851358e-06 2.380847173e-06
5 2.069973201e-06 1.58298504e-06 2.535463823e-06
6 2.138748058e-06 1.722742451e-06 2.47565626e-06
7 2.230603892e-06 1.763542952e-06 2.62606434e-06
EOD
$panel0_3 << EOD
4 1.742631016e-06 1.370481924e-06 2.155838179e-06
5 1.866330457e-06 1.437661745e-06 2.31241162e-06
6 1.736634473e-06 1.402339415e-06 2.102326086e-06
7 1.98612509e-06 1.556743102e-06 2.363737985e-06
EOD
$panel1_0 << EOD
6 3.966885756e-07 3.840502615e-07 4.138102105e-07
7 3.843363389e-07 3.704453252e-07 4.008975032e-07
8 3.921045447e-07 3.794091211e-07 4.051095691e-07
9 3.98922699e-07 3.809182193e-07 4.13917022e-07
10 4.064254201e-07 3.901967613e-07 4.225248585e-07
EOD
$panel1_1 << EOD
6 4.013672152e-07 3.798251324e-07 4.267836733e-07
7 3.878508968e-07 3.720520532e-07 4.048743445e-07
8 3.94004138e-07 3.755384478e-07 4.138628289e-07
9 3.917302244e-07 3.804971897e-07 4.032121999e-07
10 4.099556548e-07 3.896620124e-07 4.264646839e-07
EOD
$panel1_2 << EOD
6 4.924603106e-07 4.603314789e-07 5.300961673e-07
7 4.558642687e-07 4.178527471e-07 5.10804278e-07
8 4.790180049e-07 4.532991133e-07 5.013471205e-07
9 4.438156826e-07 4.180795281e-07 4.758713117e-07
10 4.653504437e-07 4.382647772e-07 4.940787677e-07
EOD
$panel1_3 << EOD
6 4.020989768e-07 3.737238628e-07 4.332525924e-07
7 3.898431359e-07 3.64290265e-07 4.216428913e-07
8 4.171734083e-07 3.961738061e-07 4.388718903e-07
9 4.126085071e-07 3.886295474e-07 4.358771673e-07
10 4.269787724e-07 4.023229852e-07 4.520766245e-07
EOD
$panel2_0 << EOD
8 2.224912789e-07 2.128474247e-07 2.328073008e-07
9 2.195275591e-07 2.095552736e-07 2.301327304e-07
10 2.182852726e-07 2.066711284e-07 2.302461306e-07
11 2.199137165e-07 2.07987157e-07 2.320970025e-07
12 2.226331066e-07 2.083765047e-07 2.362109166e-07
13 2.220344139e-07 2.083781612e-07 2.35669135e-07
14 2.232448814e-07 2.079459861e-07 2.367442162e-07
15 2.257349414e-07 2.116802959e-07 2.383807659e-07
EOD
$panel2_1 << EOD
8 2.180743958e-07 2.089516843e-07 2.272836799e-07
9 2.136264436e-07 2.018930188e-07 2.250853577e-07
10 2.113016986e-07 1.997021749e-07 2.238643978e-07
11 2.149696046e-07 2.014307386e-07 2.298904118e-07
12 2.162012411e-07 2.031807716e-07 2.293906518e-07
13 2.189158094e-07 2.068245568e-07 2.301835332e-07
14 2.200852014e-07 2.072187014e-07 2.315681398e-07
15 2.211645993e-07 2.086081866e-07 2.328559449e-07
EOD
$panel2_2 << EOD
8 2.344747433e-07 2.241850883e-07 2.456204731e-07
9 2.380434419e-07 2.254056343e-07 2.511548857e-07
10 2.391768604e-07 2.234036376e-07 2.522449664e-07
11 2.447113809e-07 2.312493385e-07 2.58695042e-07
12 2.445092084e-07 2.307419859e-07 2.562663245e-07
13 2.506820128e-07 2.364687231e-07 2.645616383e-07
14 2.51185243e-07 2.356628138e-07 2.632135575e-07
15 2.565272757e-07 2.424267109e-07 2.690853152e-07
EOD
$panel2_3 << EOD
8 2.302629667e-07 2.169644149e-07 2.444788418e-07
9 2.30999003e-07 2.178460948e-07 2.449418204e-07
10 2.34128978e-07 2.187496015e-07 2.491800036e-07
11 2.399184821e-07 2.244373622e-07 2.55128273e-07
12 2.426767949e-07 2.26542536e-07 2.574434226e-07
13 2.444153124e-07 2.28884793e-07 2.589224116e-07
14 2.466141073e-07 2.290599529e-07 2.619468811e-07
15 2.512224433e-07 2.359492498e-07 2.653813614e-07
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "node-time.svg"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "seconds per node"
set title "chess"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.105):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "with ETC", \
  keyentry with linespoints ls 4 title "with ETC, more than 2 plies from the leaves"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "node-time.png"
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
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "seconds per node"
set title "chess"
plot $panel0_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.105):2 with linespoints ls 4
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.105):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.105):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.035):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.035):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0.035):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.035):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.105):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.105):2 with linespoints ls 4
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
  keyentry with linespoints ls 1 title "Aspiration NegaScout", \
  keyentry with linespoints ls 2 title "MTD(f)", \
  keyentry with linespoints ls 3 title "with ETC", \
  keyentry with linespoints ls 4 title "with ETC, more than 2 plies from the leaves"
unset multiplot
set output
