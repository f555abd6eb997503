# rules-left-out: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
4 134.5634833 127.4144552 140.738087
5 135.9372777 126.294672 147.5716242
6 140.3646474 126.1293587 157.5820376
7 138.3549561 119.7336705 159.628951
8 139.0256001 124.6101291 157.3939157
9 128.2166643 117.7393531 144.3700867
10 143.5220524 123.4286276 166.6267455
11 121.9328698 110.6216249 132.5961952
12 136.8870098 112.3003508 170.2689011
EOD
$panel0_1 << EOD
4 138.1086853 110.4913851 171.2112551
5 139.6873592 117.5137363 164.7983996
6 122.6149637 107.5954535 140.5118269
7 128.0242327 110.5968782 148.9753089
8 142.8391192 121.8349755 162.5475997
9 91.11165561 60.82401607 133.7637751
10 133.9492017 84.84985475 187.7660289
11 122.6640239 86.03953381 165.2274853
12 251.4219021 89.37599662 492.4338019
EOD
$panel0_2 << EOD
4 107.6567842 104.2020061 112.3928229
5 105.2875722 101.9036648 108.9733324
6 105.8777637 102.9911868 109.0462183
7 113.7890978 105.7045861 123.7834377
8 104.4471896 95.31916413 113.5276192
9 98.07413315 90.98285834 105.0789619
10 115.0934882 95.22271252 140.3226777
11 106.7519531 89.75273778 125.9066645
12 105.0798176 95.86991001 116.4698936
EOD
$panel0_3 << EOD
4 100.4259192 96.17288023 104.6223201
5 104.1964301 98.70705301 114.0540854
6 106.3101324 99.69248941 114.8631855
7 109.1054904 102.1312923 118.218409
8 124.926451 107.8570826 150.9184448
9 112.3352896 61.62198332 196.7103241
10 112.4065329 78.21001025 147.9107664
11 121.943007 87.13354092 159.2598134
12 133.9977112 77.34654788 214.4185819
EOD
$panel0_4 << EOD
4 101.5573459 100.1307857 103.3367015
5 105.6698635 100.977066 111.144128
6 112.5314433 104.3682421 121.6606889
7 125.9755258 109.2642154 146.3844769
8 121.5838805 111.0469161 134.5618718
9 132.3909595 116.6380435 150.6911206
10 150.1621163 131.9778141 172.1757715
11 149.3540493 126.7939025 173.3957671
12 149.4721631 130.201788 174.3158233
EOD
$panel0_5 << EOD
4 96.06987409 89.54815036 101.6158913
5 113.3703073 103.8674927 122.7887539
6 111.0719791 100.1360947 123.3435721
7 120.5720199 106.5012016 140.1396813
8 116.996539 105.0916005 133.0803294
9 142.1196666 70.33609565 243.0229377
10 171.8891035 112.6085873 266.5893548
11 333.0764301 158.3542002 565.8989671
12 258.667094 169.3711176 344.1761454
EOD
$panel0_6 << EOD
4 100 100 100
5 100 100 100
6 100.2425624 100.1221293 100.4205132
7 100.8474827 100.4409115 101.3139372
8 108.1956875 102.1577297 115.3510495
9 105.5336009 99.07910358 114.1038909
10 107.028726 94.33136438 120.8151622
11 107.6815283 96.31183888 122.2225677
12 99.74960156 89.18683838 111.5944268
EOD
$panel0_7 << EOD
4 100 100 100
5 100 100 100
6 100.1200363 99.49419301 101.0881942
7 98.67627769 95.5425893 101.4406473
8 112.5986944 93.62530482 143.5157348
9 124.6736017 60.98911226 222.2712626
10 106.6773629 79.22376749 132.9427631
11 149.6064931 80.9117274 257.3679988
12 107.5833653 72.10751605 150.8392059
EOD
$panel0_8 << EOD
4 100 100 100
5 100 100 100
6 100.030734 100.0004681 100.0756189
7 99.98113169 98.47527747 101.3728191
8 106.0244369 100.5193471 112.2565572
9 104.9846015 95.91978459 114.6802601
10 111.6458461 99.62963662 122.9673492
11 117.6208042 95.22720639 144.9304497
12 108.5132347 95.77615262 122.0276508
EOD
$panel0_9 << EOD
4 100 100 100
5 100 100 100
6 99.99573475 99.97267646 100.0186232
7 106.506353 99.9714608 119.4181565
8 107.1494149 97.17846606 122.0128001
9 80.71054639 54.41933349 113.4591501
10 85.53747635 63.91674019 117.4387393
11 188.3410127 77.71052809 378.8731556
12 147.524984 86.76676006 224.751392
EOD
$panel0_10 << EOD
4 100 100 100
5 100 100 100
6 100 100 100
7 96.94583431 92.65952956 100.2631394
8 82.98664718 76.19925957 89.63962378
9 71.06686236 62.64151381 79.97421544
10 75.279754 66.71476961 84.67003003
11 75.99973472 65.82734251 87.58254173
12 73.69302168 63.7019748 84.58869345
EOD
$panel0_11 << EOD
4 100 100 100
5 100 100 100
6 100 100 100
7 98.20644223 94.42235847 100.5254451
8 87.26355159 76.07964247 100.5118708
9 58.73105816 41.35248922 87.6489936
10 50.03467977 38.95080279 70.19189104
11 61.14187219 49.96249269 76.09613498
12 51.65699558 42.13222713 67.28907104
EOD
$panel0_12 << EOD
4 87.46326543 80.83608929 93.71941726
5 81.28005919 74.09662581 89.6062328
6 79.3647041 73.54417265 86.70116972
7 80.76182509 67.99133834 92.76778208
8 73.0958538 65.19794929 82.0322129
9 67.48055044 59.92203538 76.55141658
10 68.44230364 57.90733195 80.02641458
11 63.52105259 55.60405161 72.32028604
12 61.55983846 52.42488988 72.45961313
EOD
$panel0_13 << EOD
4 105.7609951 93.34500184 119.8805384
5 88.44094986 76.81642419 100.4542842
6 83.01394737 72.98329848 94.78075078
7 78.55054126 71.06363727 88.05698564
8 72.18765225 62.75665356 84.3746863
9 55.81020013 37.38374785 87.77142195
10 54.65616352 41.8470319 73.11590961
11 73.25879722 56.69685548 98.27161864
12 81.25508233 52.30991991 115.3830715
EOD
$panel0_14 << EOD
4 185.9519002 171.9374409 200.844258
5 208.4540444 189.9669701 226.6131103
6 207.3463772 185.4158634 228.7922814
7 206.5977708 184.3557446 230.4409545
8 203.9948857 175.2148914 233.1068197
9 188.0653098 161.3694011 219.2684013
10 200.2503703 177.8536243 226.8000124
11 193.3475407 166.8835866 222.5697002
12 180.2389186 154.5691671 211.7473047
EOD
$panel0_15 << EOD
4 133.218199 114.0599415 155.2176278
5 140.8240752 115.2303042 170.2643515
6 167.3534734 146.3427327 188.1466933
7 187.2448181 151.0608423 232.2595336
8 201.7700733 172.5146174 240.0570527
9 126.9621163 82.52759229 202.1612746
10 156.6542849 107.7514293 205.5380712
11 169.1540942 118.3188646 233.9376946
12 202.0877261 132.0632791 287.7359401
EOD
$panel0_16 << EOD
4 101.8712141 100.6975381 103.1962908
5 104.4945312 102.277163 107.3683702
6 110.224973 105.6515736 115.1144489
7 103.5249641 96.02010021 111.7946639
8 112.6523942 103.124844 122.1542528
9 109.0876312 96.35372463 123.0907974
10 124.8802163 114.8356633 135.1216758
11 107.837513 96.51586737 120.9719519
12 103.9686928 89.35172529 120.9830437
EOD
$panel0_17 << EOD
4 98.5927162 91.05726128 106.7572729
5 101.7907811 97.23574238 106.4325558
6 96.51681422 86.74433476 106.0465187
7 98.04845511 90.92862601 104.9332697
8 104.6889396 90.084006 118.2458154
9 77.25705734 54.27073325 107.4442397
10 87.69539829 57.70070228 118.4317991
11 111.070312 82.44196034 141.1358677
12 96.21269181 71.85516993 133.4071366
EOD
$panel0_18 << EOD
4 106.2073929 102.6781532 110.1245507
5 113.2834363 104.9344615 122.0630673
6 116.8479186 109.9016126 124.3679853
7 123.296453 108.0288801 140.9163498
8 117.0466147 105.5856587 131.1862639
9 111.5892219 101.1359867 123.8005941
10 117.037429 100.2541248 135.4792113
11 123.8361802 109.0833539 140.1732878
12 114.9065904 101.5485182 131.6331976
EOD
$panel0_19 << EOD
4 103.3886834 93.98743745 113.0820856
5 112.0194698 100.3141351 123.6566119
6 112.0825387 98.87146456 125.1701035
7 108.3286201 97.97953609 117.7997955
8 119.2614004 106.905497 132.8594653
9 80.73754328 53.31519267 125.5009248
10 156.4316866 71.92535472 252.3438519
11 156.7528974 96.15315536 226.5949775
12 133.3107468 81.18029955 195.472077
EOD
$panel0_20 << EOD
4 109.8778513 107.1917378 112.9694076
5 119.3868162 112.4821679 126.4123038
6 132.6655382 124.4084379 142.1203202
7 163.3625148 149.7648512 178.1040354
8 195.277006 169.0309633 223.9951673
9 230.1565721 188.5259753 279.5227561
10 277.2516296 233.9046236 323.2673672
11 310.9790707 244.158776 382.1841929
12 295.9601236 261.2544403 337.1300221
EOD
$panel0_21 << EOD
4 106.9990781 101.3586052 112.6143378
5 114.5064383 105.8349338 124.8555199
6 135.5389752 123.0570905 149.1994408
7 180.285649 152.714214 219.463737
8 204.9571029 180.8197387 234.8522084
9 561.4523446 256.0907569 1136.162542
10 411.9258467 262.2262245 572.6583371
11 854.6553767 246.0696188 2097.053839
12 608.2466267 304.0205783 1260.174559
EOD
$panel0_22 << EOD
4 100.1959177 97.71787048 102.5915818
5 101.4333552 98.62397193 104.8885758
6 107.4905907 101.8400662 114.6808677
7 108.9231196 100.0704192 118.8275522
8 98.97695702 91.55998142 106.5206715
9 89.85522063 80.46454336 99.3078332
10 99.94354846 89.75814016 112.7717782
11 102.5054992 87.79700658 118.0739239
12 106.3771208 88.97783683 125.9963874
EOD
$panel0_23 << EOD
4 95.08850952 91.04124902 98.3996728
5 94.98569598 88.85464069 101.4903529
6 94.64284626 87.06886446 102.3257845
7 90.45063289 81.04282857 101.3950828
8 111.2293155 95.37804237 131.5380249
9 68.30418452 49.09215606 100.2495209
10 138.8929811 96.44998618 186.3801062
11 120.7318347 82.55807786 160.4979031
12 111.793695 87.16842008 139.7170408
EOD
set terminal svg size 640,638 dynamic font "sans-serif,13" noenhanced
set output "rules-left-out.svg"
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
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.5674
set tmargin at screen 0.9498
set ylabel "nodes without the rule,"."\n"."percent of those with it"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_13 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_14 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_15 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_16 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_17 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_18 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_19 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_20 using ($1 + 0):2 with linespoints ls 9, \
  $panel0_21 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_22 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_23 using ($1 + 0):2 with linespoints ls 12
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.451
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
  keyentry with linespoints ls 1 title "reverse-futility, aspiration", \
  keyentry with linespoints ls 2 title "reverse-futility, MTD(f)", \
  keyentry with linespoints ls 3 title "razoring, aspiration", \
  keyentry with linespoints ls 4 title "razoring, MTD(f)", \
  keyentry with linespoints ls 5 title "null-move, aspiration", \
  keyentry with linespoints ls 6 title "null-move, MTD(f)", \
  keyentry with linespoints ls 7 title "probcut, aspiration", \
  keyentry with linespoints ls 8 title "probcut, MTD(f)", \
  keyentry with linespoints ls 9 title "iir, aspiration", \
  keyentry with linespoints ls 10 title "iir, MTD(f)", \
  keyentry with linespoints ls 11 title "singular, aspiration", \
  keyentry with linespoints ls 12 title "singular, MTD(f)", \
  keyentry with linespoints ls 1 title "check, aspiration", \
  keyentry with linespoints ls 2 title "check, MTD(f)", \
  keyentry with linespoints ls 3 title "late-moves, aspiration", \
  keyentry with linespoints ls 4 title "late-moves, MTD(f)", \
  keyentry with linespoints ls 5 title "futility, aspiration", \
  keyentry with linespoints ls 6 title "futility, MTD(f)", \
  keyentry with linespoints ls 7 title "exchange, aspiration", \
  keyentry with linespoints ls 8 title "exchange, MTD(f)", \
  keyentry with linespoints ls 9 title "lmr, aspiration", \
  keyentry with linespoints ls 10 title "lmr, MTD(f)", \
  keyentry with linespoints ls 11 title "delta, aspiration", \
  keyentry with linespoints ls 12 title "delta, MTD(f)"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 1280,1276 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "rules-left-out.png"
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
set logscale y
set format y "%.0s%c"
set multiplot
set lmargin at screen 0.1562
set rmargin at screen 0.9800
set bmargin at screen 0.5674
set tmargin at screen 0.9498
set ylabel "nodes without the rule,"."\n"."percent of those with it"
set title "chess"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_8 using ($1 + 0):2 with linespoints ls 9, \
  $panel0_9 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_10 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_11 using ($1 + 0):2 with linespoints ls 12, \
  $panel0_12 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_13 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_14 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_15 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_16 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_17 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_18 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_19 using ($1 + 0):2 with linespoints ls 8, \
  $panel0_20 using ($1 + 0):2 with linespoints ls 9, \
  $panel0_21 using ($1 + 0):2 with linespoints ls 10, \
  $panel0_22 using ($1 + 0):2 with linespoints ls 11, \
  $panel0_23 using ($1 + 0):2 with linespoints ls 12
set lmargin at screen 0.02
set rmargin at screen 0.98
set bmargin at screen 0.01
set tmargin at screen 0.451
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
  keyentry with linespoints ls 1 title "reverse-futility, aspiration", \
  keyentry with linespoints ls 2 title "reverse-futility, MTD(f)", \
  keyentry with linespoints ls 3 title "razoring, aspiration", \
  keyentry with linespoints ls 4 title "razoring, MTD(f)", \
  keyentry with linespoints ls 5 title "null-move, aspiration", \
  keyentry with linespoints ls 6 title "null-move, MTD(f)", \
  keyentry with linespoints ls 7 title "probcut, aspiration", \
  keyentry with linespoints ls 8 title "probcut, MTD(f)", \
  keyentry with linespoints ls 9 title "iir, aspiration", \
  keyentry with linespoints ls 10 title "iir, MTD(f)", \
  keyentry with linespoints ls 11 title "singular, aspiration", \
  keyentry with linespoints ls 12 title "singular, MTD(f)", \
  keyentry with linespoints ls 1 title "check, aspiration", \
  keyentry with linespoints ls 2 title "check, MTD(f)", \
  keyentry with linespoints ls 3 title "late-moves, aspiration", \
  keyentry with linespoints ls 4 title "late-moves, MTD(f)", \
  keyentry with linespoints ls 5 title "futility, aspiration", \
  keyentry with linespoints ls 6 title "futility, MTD(f)", \
  keyentry with linespoints ls 7 title "exchange, aspiration", \
  keyentry with linespoints ls 8 title "exchange, MTD(f)", \
  keyentry with linespoints ls 9 title "lmr, aspiration", \
  keyentry with linespoints ls 10 title "lmr, MTD(f)", \
  keyentry with linespoints ls 11 title "delta, aspiration", \
  keyentry with linespoints ls 12 title "delta, MTD(f)"
unset multiplot
set output
