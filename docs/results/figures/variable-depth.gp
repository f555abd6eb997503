# variable-depth: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
3 104.6583431 100.4070448 109.0968283
4 99.76715651 93.19282768 106.7590926
5 97.12336535 93.97970865 100.041819
6 99.40086307 95.16838314 104.1617241
7 99.02597528 96.69657597 102.2819183
EOD
$panel0_1 << EOD
3 150.4497903 132.375956 168.0762759
4 151.0957201 119.6500579 180.1010389
5 117.9862317 107.5484856 127.895824
6 127.6485837 108.2094487 149.1139228
7 103.2775753 95.78403968 110.5051531
EOD
$panel0_2 << EOD
3 168.6548556 131.0049317 217.5235541
4 161.1420531 126.692081 207.224119
5 145.8904861 112.5745941 197.4769647
6 147.0871347 120.8074699 181.2776723
7 125.3444854 104.5133867 150.9694686
EOD
$panel0_3 << EOD
3 169.1556953 131.7161446 217.4212412
4 162.516718 127.9127296 209.839739
5 142.1323461 111.2828545 187.3628594
6 142.6031112 120.3509005 175.70995
7 135.4142062 114.5513434 161.0809728
EOD
$panel0_4 << EOD
3 126.4770529 107.5872224 147.4853575
4 103.2021984 93.16783892 113.6617748
5 100.5865991 97.31471775 103.5465932
6 102.2313087 97.59694852 107.0828909
7 102.8455655 98.22204137 106.7404047
EOD
$panel1_0 << EOD
4 108.9338556 103.3713721 114.9950597
5 103.0748129 98.73329338 107.3652747
6 103.4864387 98.60470668 107.9872704
7 101.3242113 97.78774505 104.7917494
8 100.8130324 97.53084501 104.4953456
9 101.1346085 97.83478146 104.3656679
10 98.57766238 95.77099893 101.5197428
EOD
$panel1_1 << EOD
4 108.9338556 103.3713721 114.9950597
5 103.0748129 98.73329338 107.3652747
6 103.4864387 98.60470668 107.9872704
7 101.3242113 97.78774505 104.7917494
8 100.8130324 97.53084501 104.4953456
9 101.1346085 97.83478146 104.3656679
10 98.57766238 95.77099893 101.5197428
EOD
$panel1_2 << EOD
4 114.8519721 108.6023311 121.8814589
5 112.97895 106.1291177 120.6010855
6 123.9658423 114.0016137 133.8938819
7 120.0685027 109.8150482 131.4254251
8 133.8171351 123.5594911 144.8834725
9 139.028507 130.9888413 149.2170575
10 133.6205934 125.1530401 144.2859055
EOD
$panel1_3 << EOD
4 111.7942857 104.4542961 119.5225285
5 121.483526 111.7628471 133.5288009
6 138.2991353 126.4985157 150.8971785
7 164.1399974 144.635413 186.9134711
8 180.3480883 164.0224298 197.8919105
9 268.0151676 221.8941168 317.6138643
10 245.9845892 208.4214671 285.6891332
EOD
$panel1_4 << EOD
4 107.6205591 102.0510921 113.6105148
5 102.5449607 98.20226933 106.8851062
6 103.5531713 98.59978196 107.8384042
7 101.357575 97.52196111 105.1198662
8 100.8469262 97.54126928 104.3691507
9 101.9327039 98.05129855 105.6915003
10 99.36040346 96.45737593 101.9742401
EOD
set terminal svg size 700,422 dynamic font "sans-serif,13" noenhanced
set output "variable-depth.svg"
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
set yrange [80:269]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.171
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
  keyentry with linespoints ls 1 title "fixed depth", \
  keyentry with linespoints ls 2 title "fixed depth, no quiescence", \
  keyentry with linespoints ls 3 title "play", \
  keyentry with linespoints ls 4 title "play, entries of equal depth", \
  keyentry with linespoints ls 5 title "play, nothing left out"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1400,844 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "variable-depth.png"
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
set yrange [80:269]
set multiplot
set lmargin at screen 0.1429
set rmargin at screen 0.5257
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel "nodes of MTD(f), percent"."\n"."of aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel0_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.5971
set rmargin at screen 0.9800
set bmargin at screen 0.3460
set tmargin at screen 0.9242
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel1_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel1_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0.14):2:3:4 with yerrorbars ls 5 lw 0.6 dt 1 ps 0, \
  $panel1_4 using ($1 + 0.14):2 with linespoints ls 5
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.171
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
  keyentry with linespoints ls 1 title "fixed depth", \
  keyentry with linespoints ls 2 title "fixed depth, no quiescence", \
  keyentry with linespoints ls 3 title "play", \
  keyentry with linespoints ls 4 title "play, entries of equal depth", \
  keyentry with linespoints ls 5 title "play, nothing left out"
unset multiplot
set output
