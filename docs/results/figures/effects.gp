# effects: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
0 80.45017534 68.10135465 98.35553132
1 40.04259742 34.34672155 46.69094477
2 52.06412614 38.04346039 69.80109586
3 75.27366707 67.37064971 83.74422428
4 93.62074241 91.87095828 95.46249583
EOD
$panel0_1 << EOD
0 87.92932565 72.07825467 111.0355011
1 42.76873149 36.96695549 48.59830279
2 59.4697147 44.93850528 74.14271991
3 80.40560899 74.0587432 87.03840887
4 94.03354895 92.58032103 95.2812003
EOD
$panel0_2 << EOD
0 61.74276076 33.19902185 108.3070582
1 9.854285954 5.657987784 16.23039964
2 48.08663544 33.76823375 65.68957653
3 72.04733269 62.30580387 81.56991908
4 92.95270156 91.00373896 94.71992249
EOD
$panel1_0 << EOD
0 62.0210244 55.89068353 69.84910205
1 53.00228797 49.64508184 55.87721097
2 41.43571421 33.8541958 50.50080569
3 71.0300157 62.22327518 80.40335254
4 96.01980338 94.73024275 97.15052201
EOD
$panel1_1 << EOD
0 65.04130077 55.1593703 77.2975396
1 50.49147828 48.72737804 52.21223177
2 49.87421525 42.70707378 58.52333129
3 73.44155583 65.99695069 81.11419254
4 95.96197283 95.04749835 96.81275804
EOD
$panel1_2 << EOD
0 49.07438709 36.71641328 63.7913622
1 5.150747992 4.147999032 6.579744865
2 40.63689642 32.20779018 50.64838325
3 67.71395204 59.02659344 77.34013925
4 95.01819564 93.92207646 96.11058312
EOD
$panel2_0 << EOD
0 98.45798881 87.9644685 111.9152743
1 14.81668496 10.71362602 20.34865899
2 46.25982748 36.52689306 57.3820793
3 74.15107439 65.38443124 82.411073
4 84.81153317 82.27467122 87.68423763
EOD
$panel2_1 << EOD
0 101.1731534 87.57378628 119.251976
1 13.57211128 10.21140848 17.8880991
2 53.7354429 44.21920018 62.94522632
3 76.53329991 67.69791116 84.80180844
4 85.75056125 82.31326249 88.94848757
EOD
$panel2_2 << EOD
0 98.03365313 79.53067206 122.3214
1 4.496245815 3.387273779 6.012432675
2 48.38756734 39.61188118 58.17975457
3 72.32526053 63.54680373 81.66493276
4 84.22739623 81.25135276 87.21534622
EOD
$panel3_0 << EOD
0 105.729839 103.6954353 108.2390248
1 99.53251586 98.79989971 100.2703792
2 101.5800435 97.28102633 105.9294077
3 101.2209455 99.3314798 103.407308
4 100 100 100
EOD
$panel3_1 << EOD
0 105.8305412 104.3742213 107.5716018
1 65.62516129 63.27207986 67.73472207
2 99.77940424 96.21953425 103.905279
3 100.0838096 98.8349816 101.2573986
4 100.2276401 99.41322666 101.0629499
EOD
$panel3_2 << EOD
0 105.513382 104.6796675 106.372251
1 2.537851015 2.40447277 2.673400656
2 96.05804506 92.81386728 99.30567423
3 96.81382867 93.79126381 99.85088963
4 100 100 100
EOD
$panel4_0 << EOD
0 113.3882616 110.4876657 116.5518899
1 99.79066 98.53136117 100.9529583
2 99.60998507 95.88092417 103.871928
3 100.3067957 97.39787675 103.7301857
4 100 100 100
EOD
$panel4_1 << EOD
0 115.8342147 112.9441415 119.1090016
1 93.90462064 91.27229298 96.22367212
2 97.90655254 94.72940354 101.562844
3 98.25057502 94.98274801 102.0464288
4 99.93767991 99.409364 100.5039307
EOD
$panel4_2 << EOD
0 110.1984516 109.1620547 111.3334908
1 51.2146168 49.22054665 53.32181262
2 101.1867542 98.12271286 104.3133024
3 98.99871937 96.59379219 101.4001965
4 100 100 100
EOD
$panel5_0 << EOD
0 135.5064228 130.4440323 140.7860911
1 98.87532 98.46257576 99.35724314
2 96.40112533 94.0705922 98.71901118
3 108.1927111 105.6869965 110.843863
4 100 100 100
EOD
$panel5_1 << EOD
0 148.8315851 142.9422282 154.781865
1 91.86650965 88.18085064 95.25342075
2 97.78988254 95.91764999 99.77261323
3 104.3480996 102.8128831 105.992783
4 100.0903412 99.96339126 100.317649
EOD
$panel5_2 << EOD
0 128.6565871 125.6499319 132.0078302
1 18.75917029 14.13987655 25.66267676
2 89.38893994 86.93065443 91.53984144
3 112.0187981 109.1273288 114.6612662
4 99.95710605 99.80240969 100.0695685
EOD
$panel6_0 << EOD
0 57.35516246 50.81545729 64.12166714
1 64.04689098 61.32641763 67.02428591
2 97.65114712 92.84554116 102.3488697
3 98.71684362 96.37812665 101.2884996
4 100 100 100
EOD
$panel6_1 << EOD
0 62.12861789 53.06674564 71.77472716
1 53.86836033 51.60345767 55.94086401
2 99.48272624 94.86625153 104.608215
3 99.46639656 96.87009022 102.5134583
4 100.2690709 99.31898136 101.3426836
EOD
$panel6_2 << EOD
0 188.3042982 148.1908377 243.2266038
1 6.193285104 4.769785919 7.966353064
2 89.01025568 83.92428182 94.42028456
3 92.20129141 87.80494612 96.17535886
4 99.96233007 99.88502443 100.0287091
EOD
$panel7_0 << EOD
0 111.650525 109.1675132 114.5762659
1 61.8012389 59.56127419 64.4057553
2 97.15232102 92.58222918 100.9703364
3 94.84282881 92.95901603 96.70789932
4 86.88766341 83.98949976 89.60797654
EOD
$panel7_1 << EOD
0 113.4732829 111.3668417 115.5214431
1 47.7254071 44.93843345 50.49908977
2 95.90834608 92.50323671 98.9208432
3 93.50753524 91.0015409 96.15658358
4 88.45254706 86.73938274 90.27230691
EOD
$panel7_2 << EOD
0 107.6649506 105.431085 110.2193412
1 2.200856765 2.082438894 2.328297926
2 97.65641394 92.61077965 102.7860699
3 93.50036889 90.73262431 96.40784255
4 88.94555244 86.39454576 91.63448857
EOD
set terminal svg size 1400,724 dynamic font "sans-serif,13" noenhanced
set output "effects.svg"
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
set xlabel ""
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set xtics rotate by -35 ("deepening" 0, "table" 1, "history" 2, "killers" 3, "ETC" 4)
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel "leaves, percent of those without it"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with points ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with points ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with points ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with points ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with points ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with points ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "tree, fine values"
plot $panel3_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + -0.07):2 with points ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with points ls 2, \
  $panel3_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel "leaves, percent of those without it"
set title "tree, coarse values"
plot $panel4_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + -0.07):2 with points ls 1, \
  $panel4_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + 0):2 with points ls 2, \
  $panel4_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "tree, ordered"
plot $panel5_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + -0.07):2 with points ls 1, \
  $panel5_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + 0):2 with points ls 2, \
  $panel5_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "tree, values along edges"
plot $panel6_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel6_0 using ($1 + -0.07):2 with points ls 1, \
  $panel6_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel6_1 using ($1 + 0):2 with points ls 2, \
  $panel6_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel6_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "tree, transpositions"
plot $panel7_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel7_0 using ($1 + -0.07):2 with points ls 1, \
  $panel7_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel7_1 using ($1 + 0):2 with points ls 2, \
  $panel7_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel7_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.033
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
  keyentry with linespoints ls 2 title "NegaScout", \
  keyentry with linespoints ls 3 title "MTD(f)"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2800,1448 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "effects.png"
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
set xlabel ""
set xtics 1
set offsets 0.4, 0.4, graph 0.03, graph 0.03
set xtics rotate by -35 ("deepening" 0, "table" 1, "history" 2, "killers" 3, "ETC" 4)
set multiplot
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel "leaves, percent of those without it"
set title "chess"
plot $panel0_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.07):2 with points ls 1, \
  $panel0_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + 0):2 with points ls 2, \
  $panel0_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "othello"
plot $panel1_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel1_0 using ($1 + -0.07):2 with points ls 1, \
  $panel1_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel1_1 using ($1 + 0):2 with points ls 2, \
  $panel1_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel1_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.07):2 with points ls 1, \
  $panel2_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + 0):2 with points ls 2, \
  $panel2_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6188
set tmargin at screen 0.9558
set ylabel ""
set title "tree, fine values"
plot $panel3_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel3_0 using ($1 + -0.07):2 with points ls 1, \
  $panel3_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel3_1 using ($1 + 0):2 with points ls 2, \
  $panel3_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel3_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel "leaves, percent of those without it"
set title "tree, coarse values"
plot $panel4_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel4_0 using ($1 + -0.07):2 with points ls 1, \
  $panel4_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel4_1 using ($1 + 0):2 with points ls 2, \
  $panel4_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel4_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "tree, ordered"
plot $panel5_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel5_0 using ($1 + -0.07):2 with points ls 1, \
  $panel5_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel5_1 using ($1 + 0):2 with points ls 2, \
  $panel5_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel5_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "tree, values along edges"
plot $panel6_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel6_0 using ($1 + -0.07):2 with points ls 1, \
  $panel6_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel6_1 using ($1 + 0):2 with points ls 2, \
  $panel6_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel6_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1354
set tmargin at screen 0.4724
set ylabel ""
set title "tree, transpositions"
plot $panel7_0 using ($1 + -0.07):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel7_0 using ($1 + -0.07):2 with points ls 1, \
  $panel7_1 using ($1 + 0):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel7_1 using ($1 + 0):2 with points ls 2, \
  $panel7_2 using ($1 + 0.07):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel7_2 using ($1 + 0.07):2 with points ls 3
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.033
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
  keyentry with linespoints ls 2 title "NegaScout", \
  keyentry with linespoints ls 3 title "MTD(f)"
unset multiplot
set output
