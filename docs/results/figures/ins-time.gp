# ins-time: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
6 2.303500679e-08 2.292649419e-08 2.317201409e-08
7 2.216881644e-08 2.211772518e-08 2.222783144e-08
8 2.303429695e-08 2.249976487e-08 2.369047882e-08
EOD
$panel0_1 << EOD
6 2.272371372e-08 2.26187304e-08 2.285332403e-08
7 2.257221496e-08 2.224036434e-08 2.297845557e-08
8 2.236010733e-08 2.214154578e-08 2.2571575e-08
EOD
$panel0_2 << EOD
6 4.52529257e-08 4.483675435e-08 4.575043307e-08
7 4.298318068e-08 4.277266509e-08 4.322496865e-08
8 4.144267379e-08 4.099403225e-08 4.190835787e-08
EOD
$panel0_3 << EOD
6 4.525453466e-08 4.48701035e-08 4.567977328e-08
7 4.383740979e-08 4.335841407e-08 4.435544378e-08
8 4.268182279e-08 4.229422236e-08 4.307177499e-08
EOD
$panel0_4 << EOD
6 1.502935667e-07 1.495173722e-07 1.511814267e-07
7 2.069814262e-07 2.033582482e-07 2.113400226e-07
8 1.968294908e-07 1.940682356e-07 1.999219494e-07
EOD
$panel0_5 << EOD
6 1.191450468e-07 1.153211774e-07 1.226454045e-07
7 1.547722747e-07 1.517672123e-07 1.578958507e-07
8 1.329528387e-07 1.28970601e-07 1.368711396e-07
EOD
$panel0_6 << EOD
6 1.773605066e-07 1.72890839e-07 1.817953146e-07
7 1.815267462e-07 1.793688698e-07 1.835636821e-07
8 1.815097037e-07 1.781942138e-07 1.854444374e-07
EOD
$panel1_0 << EOD
6 2.990773252e-08 2.940369019e-08 3.064343217e-08
7 2.827637985e-08 2.789132924e-08 2.88667693e-08
8 2.785389337e-08 2.752967803e-08 2.822364378e-08
EOD
$panel1_1 << EOD
6 2.997274405e-08 2.940467477e-08 3.062680381e-08
7 2.85906122e-08 2.816160034e-08 2.931966578e-08
8 2.797652671e-08 2.74453843e-08 2.866098328e-08
EOD
$panel1_2 << EOD
6 5.667344754e-08 5.545169364e-08 5.808572929e-08
7 5.450261646e-08 5.370465312e-08 5.543639189e-08
8 5.335317375e-08 5.196209524e-08 5.560531526e-08
EOD
$panel1_3 << EOD
6 5.606388674e-08 5.499575219e-08 5.718719443e-08
7 5.5058045e-08 5.424322872e-08 5.596480604e-08
8 5.378242525e-08 5.278560406e-08 5.528150618e-08
EOD
$panel1_4 << EOD
6 1.880464372e-07 1.854076788e-07 1.908363576e-07
7 2.492758447e-07 2.451174342e-07 2.54192499e-07
8 2.342725616e-07 2.267792521e-07 2.43401617e-07
EOD
$panel1_5 << EOD
6 1.384632722e-07 1.352558558e-07 1.421019732e-07
7 1.652808253e-07 1.613821989e-07 1.691410795e-07
8 1.491283656e-07 1.43936554e-07 1.548361839e-07
EOD
$panel1_6 << EOD
6 1.818675234e-07 1.767581144e-07 1.870772005e-07
7 1.858986186e-07 1.826363601e-07 1.895384788e-07
8 1.873289379e-07 1.841863827e-07 1.90668276e-07
EOD
$panel2_0 << EOD
4 2.561303249e-08 2.332538077e-08 2.813258616e-08
5 2.047409399e-08 1.983584829e-08 2.129004776e-08
EOD
$panel2_1 << EOD
4 2.630333569e-08 2.406999039e-08 2.879866465e-08
5 2.009992019e-08 1.9915418e-08 2.031805271e-08
EOD
$panel2_2 << EOD
4 4.148432337e-08 3.701218492e-08 4.627194125e-08
5 2.992157539e-08 2.967952687e-08 3.017784623e-08
EOD
$panel2_3 << EOD
4 3.948338813e-08 3.561564471e-08 4.430094741e-08
5 3.023935838e-08 2.991486866e-08 3.055271165e-08
EOD
$panel2_4 << EOD
4 1.988644056e-07 1.830458095e-07 2.164451535e-07
5 3.112887517e-07 3.032662989e-07 3.202823967e-07
EOD
$panel2_5 << EOD
4 9.930782588e-08 9.389216878e-08 1.049905426e-07
5 1.533018784e-07 1.493701112e-07 1.570231954e-07
EOD
$panel2_6 << EOD
4 2.041320985e-07 1.981925652e-07 2.115301834e-07
5 1.878536972e-07 1.832960732e-07 1.927831218e-07
EOD
$panel3_0 << EOD
4 3.356289781e-08 2.977708848e-08 3.817483308e-08
5 2.230198844e-08 2.195416476e-08 2.271132183e-08
EOD
$panel3_1 << EOD
4 3.318421229e-08 2.982258683e-08 3.768527334e-08
5 2.297753331e-08 2.238950685e-08 2.356537661e-08
EOD
$panel3_2 << EOD
4 5.56979391e-08 4.854894729e-08 6.47807682e-08
5 3.671000062e-08 3.594086765e-08 3.730206853e-08
EOD
$panel3_3 << EOD
4 5.786463601e-08 5.000482202e-08 6.728749883e-08
5 3.721689192e-08 3.633092167e-08 3.796986237e-08
EOD
$panel3_4 << EOD
4 2.688202959e-07 2.425069095e-07 2.929711386e-07
5 3.600140977e-07 3.477755647e-07 3.739607211e-07
EOD
$panel3_5 << EOD
4 1.291898874e-07 1.194957825e-07 1.379202436e-07
5 1.718989484e-07 1.682112702e-07 1.756717447e-07
EOD
$panel3_6 << EOD
4 2.174903566e-07 2.084051136e-07 2.275240566e-07
5 1.858003058e-07 1.829517977e-07 1.889208063e-07
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
