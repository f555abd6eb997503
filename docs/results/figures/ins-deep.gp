# ins-deep: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 2.937435897 2.803307692 3.087487179
3 2.602124105 2.516650955 2.682113365
4 7.493979975 7.159931164 7.791278473
5 5.025407787 4.670310566 5.381183366
6 14.06377899 12.40003106 15.46656958
7 8.943731808 8.191624022 9.690416915
8 22.47261741 20.45809636 24.51956165
EOD
$panel0_1 << EOD
2 2.937435897 2.803307692 3.087487179
3 2.269045346 2.179511933 2.356448687
4 7.236720901 6.789278473 7.657308511
5 3.735063698 3.348538814 4.13126125
6 10.87962998 8.88907996 12.54321395
7 5.287610938 4.509917749 6.064663572
8 12.66992194 10.36709571 15.26740664
EOD
$panel0_2 << EOD
2 2.937435897 2.803307692 3.087487179
3 1.956515513 1.889616945 2.013455847
4 5.303854819 5.044106696 5.55847184
5 2.836111442 2.623390453 3.040664166
6 8.323263954 7.035900646 9.41292041
7 4.38688772 3.819221629 4.960032367
8 11.09996656 9.335782171 12.98125591
EOD
$panel0_3 << EOD
2 2.937435897 2.803307692 3.087487179
3 1.903627685 1.842950477 1.95673747
4 5.251051314 4.993677722 5.501795995
5 2.741451363 2.541890953 2.930631052
6 8.194568411 6.933690614 9.272698288
7 4.166831053 3.66906759 4.676559037
8 10.35365111 8.843781068 12.02651158
EOD
$panel1_0 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.5324821 1.477850835 1.586186158
4 2.705193992 2.499964018 2.917409574
5 1.994725563 1.789580154 2.215466836
6 3.706175386 3.182437636 4.318978364
7 2.289671665 2.125548554 2.463793665
8 4.041281848 3.433987113 4.708047713
EOD
$panel1_1 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.313818616 1.259381265 1.371411695
4 2.581076345 2.310095745 2.871722778
5 1.700285748 1.425828724 2.015283544
6 3.402793925 2.52604655 4.511634254
7 1.500848219 1.345411665 1.702738657
8 2.995405142 2.24466819 3.849369283
EOD
$panel1_2 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.266539379 1.226773866 1.308192124
4 2.207521902 2.029349499 2.390158949
5 1.57508632 1.36060129 1.806515521
6 2.787074192 2.259882435 3.465904711
7 1.438720171 1.317837172 1.584380663
8 2.688216526 2.092333767 3.392974768
EOD
$panel1_3 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.257016706 1.219999403 1.296136635
4 2.199436796 2.022008135 2.380940238
5 1.547309203 1.344315611 1.759772876
6 2.772179511 2.251054775 3.444055589
7 1.420810243 1.309422575 1.553495841
8 2.571888818 2.051974478 3.17738843
EOD
$panel2_0 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.336587112 1.29949284 1.372792363
4 1.957296621 1.815842929 2.112064456
5 1.509185617 1.417896923 1.619183249
6 2.273713982 1.922627865 2.722440027
7 1.596181525 1.480435958 1.775583408
8 2.522454758 2.140105941 2.991605882
EOD
$panel2_1 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.180811456 1.145912888 1.215656921
4 1.887371715 1.673310075 2.137943054
5 1.196201929 1.121303892 1.285790083
6 2.130123758 1.614337569 2.817833492
7 1.27939958 1.147085672 1.470786016
8 2.286264957 1.690143287 3.043603639
EOD
$panel2_2 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.157088305 1.12925895 1.186287589
4 1.694205257 1.550794118 1.849516583
5 1.167424693 1.106406162 1.239632074
6 1.894027752 1.520717255 2.392024423
7 1.236233251 1.133487015 1.372241047
8 2.015100985 1.584133746 2.54756333
EOD
$panel2_3 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.154821002 1.127655131 1.183235084
4 1.692090113 1.549181164 1.847197747
5 1.165466127 1.105238379 1.236574791
6 1.889524345 1.518281165 2.386766812
7 1.225227531 1.130711034 1.350860313
8 1.924914609 1.553901992 2.384613379
EOD
set terminal svg size 1050,374 dynamic font "sans-serif,13" noenhanced
set output "ins-deep.svg"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "leaves, in units of the minimal tree"
set title "w=20, random order"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "w=20, first best 60 %"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "w=20, 70/90"
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
set tmargin at screen 0.064
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
  keyentry with linespoints ls 4 title "INS"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,748 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "ins-deep.png"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel "leaves, in units of the minimal tree"
set title "w=20, random order"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "w=20, first best 60 %"
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
set bmargin at screen 0.2620
set tmargin at screen 0.9144
set ylabel ""
set title "w=20, 70/90"
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
set tmargin at screen 0.064
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
  keyentry with linespoints ls 4 title "INS"
unset multiplot
set output
