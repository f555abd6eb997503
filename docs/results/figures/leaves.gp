# leaves: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 103.221543 100.2117967 106.856811
3 110.9436554 106.3139912 115.1505048
4 105.9452186 100.9460316 110.1690639
5 106.8203674 104.1836188 109.102489
6 104.365521 100.9263175 107.4025429
7 104.8791716 102.7215203 107.3696792
8 106.0446748 102.2341637 109.4338356
9 108.6299772 102.3032017 114.2022682
EOD
$panel0_1 << EOD
2 93.60647613 88.52666678 98.52036526
3 105.3799067 100.6286159 109.9484546
4 91.44730213 85.28739739 96.86160788
5 102.1080502 97.76376415 105.7070298
6 92.8273994 86.14284325 99.04291614
7 104.6458386 100.5909472 108.6679578
8 95.09280324 89.30870142 100.5500819
9 104.1549842 97.1653475 111.2047384
EOD
$panel0_2 << EOD
2 100.8921196 96.96783694 104.7814153
3 98.67674094 97.0768804 100.3667714
4 97.76654199 93.20204152 101.8158364
5 96.31720693 93.96613844 98.38949568
6 97.80874435 95.35550903 100.0343876
7 98.68509019 97.04777021 100.363185
8 100.4519981 97.07082952 103.4919407
9 97.34639718 94.05439521 100.5480033
EOD
$panel0_3 << EOD
2 92.61523212 88.16297397 97.04842375
3 97.31913776 94.65046598 100.1724056
4 89.25415069 84.52923247 93.8218998
5 94.76783655 92.15609149 96.93017279
6 91.02163699 85.06049881 97.26027604
7 97.88184724 95.86413386 100.4119816
8 93.24565705 85.83107512 99.08196783
9 94.0671706 87.60822007 99.27941738
EOD
$panel0_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
EOD
$panel1_0 << EOD
2 111.2388918 106.3088599 116.1329322
3 108.7215667 106.242022 111.1175871
4 108.0068143 105.0414631 111.4320286
5 108.7936432 106.0927309 111.5359448
6 107.4108692 104.1554578 110.7540671
7 109.0324286 105.7370709 112.083222
8 109.2358016 106.0609466 112.3991098
9 109.7757414 107.0223873 111.9324089
10 109.3840247 107.321496 111.6711932
EOD
$panel1_1 << EOD
2 93.46576059 89.52509068 97.32325333
3 99.89052427 96.43783021 103.1003991
4 92.26665471 88.026459 96.43309555
5 99.01437971 95.11999847 102.8464345
6 91.01823928 86.71963678 95.36574836
7 98.14411261 95.495484 101.0599488
8 93.10995081 89.35872686 96.60003154
9 101.4193837 95.72384035 106.0515378
10 95.30346838 91.39003546 98.75509138
EOD
$panel1_2 << EOD
2 110.0888657 105.4078255 114.6143634
3 98.43084783 96.82082402 100.294499
4 100.2914014 96.99099663 103.9787675
5 96.03496763 93.78639932 98.07476794
6 98.13114517 94.68619453 101.992204
7 94.49500415 92.39949581 96.892628
8 97.86419788 94.02646157 101.6327516
9 97.11356823 94.71006141 99.2560328
10 98.11022491 95.83662432 100.5599015
EOD
$panel1_3 << EOD
2 93.83167799 89.64626656 97.67884547
3 93.62607955 91.25828972 95.85546639
4 89.60369407 85.70179856 93.51775818
5 91.917383 88.94813062 94.76166897
6 88.15014872 84.79119927 91.743746
7 90.48984456 88.5990197 92.45219605
8 89.03240314 85.83102818 92.3981716
9 93.63823726 90.19994084 96.42655729
10 91.52890427 88.16228735 94.53154536
EOD
$panel1_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
EOD
$panel2_0 << EOD
2 104.6129789 100.410841 109.0841146
3 107.8922717 104.7829273 111.1406344
4 111.5431349 107.6061014 116.6891194
5 111.6424899 108.7441681 114.7238487
6 107.6474478 104.0897023 111.1446914
7 107.2495499 104.2168839 110.8482241
8 109.6931703 105.2332796 114.108281
9 107.7795782 103.8123012 111.785876
10 107.0392704 103.6020174 111.1254565
11 108.1725122 103.8705564 112.6923555
12 108.1389922 103.5991353 112.4010159
13 107.4355232 103.432813 111.5535926
14 109.4768974 105.8195497 113.394244
15 107.9626737 104.5606083 111.4878672
EOD
$panel2_1 << EOD
2 98.20172009 95.0703525 101.3668031
3 101.9672131 98.74193178 105.2398754
4 96.50668287 92.22711213 100.4652579
5 101.3711801 98.33121087 104.3476362
6 96.52498046 92.58662987 100.3752231
7 99.84619699 96.22680083 103.6371544
8 95.64960885 91.22570508 100.8402628
9 96.59407688 91.876961 101.1312045
10 95.07133404 91.46597432 99.69101314
11 97.6171879 92.9161097 102.5952903
12 97.81292456 93.60169594 102.0566123
13 100.5811144 96.67756837 104.7897517
14 99.24764277 94.03984817 104.6532853
15 99.92753029 92.86172376 107.0943983
EOD
$panel2_2 << EOD
2 103.2056294 99.45062483 107.4914026
3 98.40749415 96.08636834 100.7353597
4 102.6326448 99.45231961 106.6694561
5 100.2424648 98.03204268 102.6641518
6 97.92380609 94.53367939 101.1539403
7 96.49781509 94.01471246 99.02457274
8 101.8255335 98.02507093 106.1920179
9 100.1328585 97.16150097 102.9103753
10 100.9148949 97.90300292 104.2119942
11 99.10103467 96.11294598 101.9414838
12 100.0279159 97.01322909 103.0034499
13 96.91151542 94.2217385 100.3182683
14 99.55590962 96.77918002 103.7557088
15 98.19833656 94.72000098 102.2610304
EOD
$panel2_3 << EOD
2 97.88897576 95.88263707 99.81829465
3 96.44028103 94.57025438 98.56877087
4 91.3527744 87.95793828 95.02006331
5 93.65829188 91.05011393 96.48963354
6 89.88556885 86.21141944 93.67661723
7 91.52093078 87.89310391 95.27781387
8 89.27798856 85.35643114 93.48373448
9 92.40808444 88.70671952 96.08923388
10 91.32436331 88.01860533 95.33285899
11 93.58240745 90.25867628 97.10025626
12 92.42156464 89.03341284 95.60495134
13 94.2070911 91.39807951 97.12649099
14 93.7691258 89.09030253 97.90893858
15 95.05755064 90.70102427 99.6543004
EOD
$panel2_4 << EOD
2 100 100 100
3 100 100 100
4 100 100 100
5 100 100 100
6 100 100 100
7 100 100 100
8 100 100 100
9 100 100 100
10 100 100 100
11 100 100 100
12 100 100 100
13 100 100 100
14 100 100 100
15 100 100 100
EOD
set terminal svg size 1050,398 dynamic font "sans-serif,13" noenhanced
set output "leaves.svg"
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
set yrange [80:120]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2100,796 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "leaves.png"
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
set yrange [80:120]
set multiplot
set lmargin at screen 0.0952
set rmargin at screen 0.3584
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel "leaves, percent of"."\n"."aspiration NegaScout"
set title "chess"
plot $panel0_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel0_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel0_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel0_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel0_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.4060
set rmargin at screen 0.6692
set bmargin at screen 0.3065
set tmargin at screen 0.9196
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
  $panel1_4 using ($1 + 0):2 with linespoints ls 5
set lmargin at screen 0.7168
set rmargin at screen 0.9800
set bmargin at screen 0.3065
set tmargin at screen 0.9196
set ylabel ""
set title "checkers"
plot $panel2_0 using ($1 + -0.14):2:3:4 with yerrorbars ls 1 lw 0.6 dt 1 ps 0, \
  $panel2_0 using ($1 + -0.14):2 with linespoints ls 1, \
  $panel2_1 using ($1 + -0.07):2:3:4 with yerrorbars ls 2 lw 0.6 dt 1 ps 0, \
  $panel2_1 using ($1 + -0.07):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2:3:4 with yerrorbars ls 3 lw 0.6 dt 1 ps 0, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0.07):2:3:4 with yerrorbars ls 4 lw 0.6 dt 1 ps 0, \
  $panel2_3 using ($1 + 0.07):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5
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
  keyentry with linespoints ls 1 title "Alpha-Beta", \
  keyentry with linespoints ls 2 title "AB-SSS*", \
  keyentry with linespoints ls 3 title "AB-DUAL*", \
  keyentry with linespoints ls 4 title "MTD(f)", \
  keyentry with linespoints ls 5 title "Aspiration NegaScout"
unset multiplot
set output
