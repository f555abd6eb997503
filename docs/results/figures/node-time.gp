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
8 3.817629772e-07 3.49095287e-07 4.077277966e-07
9 3.817761299e-07 3.483946304e-07 4.05908513e-07
10 3.86226333e-07 3.480642929e-07 4.129430681e-07
11 3.928541527e-07 3.519321282e-07 4.234192433e-07
12 3.966974946e-07 3.60762569e-07 4.244720549e-07
13 4.033922888e-07 3.666172938e-07 4.315870752e-07
14 3.959062362e-07 3.621674145e-07 4.229480719e-07
15 4.00451905e-07 3.689761441e-07 4.243231553e-07
EOD
$panel2_1 << EOD
8 3.677180808e-07 3.344556871e-07 4.032208757e-07
9 3.654526655e-07 3.35441283e-07 3.995800388e-07
10 3.752109482e-07 3.439911001e-07 4.013518145e-07
11 3.7022132e-07 3.496240933e-07 3.89308996e-07
12 3.752472176e-07 3.548432099e-07 3.934450406e-07
13 3.851455806e-07 3.587037703e-07 4.067943368e-07
14 3.927585465e-07 3.64761959e-07 4.149199056e-07
15 3.981701589e-07 3.659215141e-07 4.191887935e-07
EOD
$panel2_2 << EOD
8 4.143328538e-07 3.813095664e-07 4.543736132e-07
9 4.121139374e-07 3.784615363e-07 4.548901119e-07
10 4.138502087e-07 3.851785927e-07 4.476209683e-07
11 4.197805113e-07 3.889439052e-07 4.5411779e-07
12 4.144316562e-07 3.844058845e-07 4.453550399e-07
13 4.263346186e-07 3.908013681e-07 4.590395806e-07
14 4.277142184e-07 3.933863288e-07 4.598015756e-07
15 4.417450406e-07 4.041414839e-07 4.746617753e-07
EOD
$panel2_3 << EOD
8 3.948569066e-07 3.648921478e-07 4.21608508e-07
9 3.919526833e-07 3.660274239e-07 4.189978384e-07
10 3.937759136e-07 3.678251372e-07 4.178242952e-07
11 3.992085884e-07 3.72654345e-07 4.212148897e-07
12 3.990559922e-07 3.765185318e-07 4.206664167e-07
13 4.032102943e-07 3.825468572e-07 4.237883803e-07
14 4.130784354e-07 3.896668242e-07 4.323579527e-07
15 4.141476419e-07 3.833624146e-07 4.428835997e-07
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
