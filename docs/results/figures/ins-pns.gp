# ins-pns: the figure of zw lab report; run gnuplot on it in this directory.
set encoding utf8
$panel0_0 << EOD
2 1.961111111 1.879972222 2.037777778
3 2.376206897 2.287887931 2.457586207
4 4.636326531 4.440535714 4.840637755
5 5.276644295 5.096038591 5.450575503
6 10.25522088 9.928972892 10.59187149
7 11.76558745 11.11231207 12.35405708
8 21.17938351 20.24297797 22.18483577
EOD
$panel0_1 << EOD
2 1.961111111 1.879972222 2.037777778
3 2.552068966 2.423086207 2.660724138
4 5.416938776 5.056290816 5.762244898
5 5.930067114 5.571604027 6.276721477
6 12.07228916 11.38977811 12.79177912
7 13.87076101 12.41507396 15.27742824
8 22.98961169 20.57634537 25.66507497
EOD
$panel0_2 << EOD
2 1.961111111 1.879972222 2.037777778
3 2.219310345 2.137922414 2.293818966
4 4.139795918 3.959566327 4.320015306
5 4.383758389 4.205651007 4.558327181
6 8.367228916 8.065482932 8.669305221
7 9.234078772 8.566345405 9.886701383
8 15.84405524 14.80134921 16.96394827
EOD
$panel0_3 << EOD
2 1.961111111 1.879972222 2.037777778
3 2.219310345 2.137922414 2.293818966
4 4.139795918 3.959566327 4.320015306
5 4.342684564 4.169350671 4.508874161
6 8.186305221 7.896007028 8.474645582
7 9.071461949 8.427405708 9.701996062
8 15.54251401 14.53007332 16.62243147
EOD
$panel0_4 << EOD
2 1.961111111 1.879972222 2.037777778
3 2.127586207 2.054827586 2.191043103
4 4.030612245 3.857923469 4.20922449
5 4.148120805 3.993944631 4.298395973
6 7.956626506 7.675819277 8.233125502
7 8.68811749 8.100901322 9.255389356
8 15.17694155 14.231691 16.20117555
EOD
$panel0_5 << EOD
2 1.531111111 1.476666667 1.587777778
3 2.019310345 1.938275862 2.104491379
4 3.333265306 3.187112245 3.484908163
5 4.121946309 3.953072148 4.283860738
6 6.937590361 6.628380522 7.244589357
7 8.163251001 7.749655429 8.596948457
8 14.12033627 13.1970879 15.13149949
EOD
$panel0_6 << EOD
2 1.961111111 1.879972222 2.037777778
3 1.903793103 1.844818966 1.955189655
4 3.843673469 3.694872449 4.000413265
5 3.663221477 3.540360738 3.778234899
6 7.524538153 7.285714859 7.71337249
7 7.612316422 7.216320875 7.993749244
8 14.46733387 13.76212072 15.23804077
EOD
$panel0_7 << EOD
2 1.531111111 1.476666667 1.587777778
3 1.63 1.580336207 1.681741379
4 2.851020408 2.743862245 2.959188776
5 2.943020134 2.838253356 3.043255034
6 5.396907631 5.205064257 5.590523092
7 5.563851802 5.342143346 5.774125554
8 10.46759408 9.815087647 11.19713656
EOD
$panel1_0 << EOD
2 1.786666667 1.703305556 1.865555556
3 2.099655172 2.020681034 2.175172414
4 3.610612245 3.458739796 3.781852041
5 3.740134228 3.55352349 3.928770134
6 6.645461847 6.31934739 6.989289157
7 6.370761015 5.809870731 6.952347677
8 10.9422538 9.970316241 11.93151459
EOD
$panel1_1 << EOD
2 1.786666667 1.703305556 1.865555556
3 2.240689655 2.135163793 2.344189655
4 4.178367347 3.932959184 4.449632653
5 4.187516779 3.905241611 4.480669463
6 7.188795181 6.674654618 7.725786145
7 6.725867824 5.862518643 7.579931646
8 10.91469175 9.739786201 12.08137054
EOD
$panel1_2 << EOD
2 1.786666667 1.703305556 1.865555556
3 1.918275862 1.850681034 1.981732759
4 3.096122449 2.957755102 3.244714286
5 3.123557047 2.954072148 3.305699664
6 5.190040161 4.895493976 5.499933735
7 4.722563418 4.195570185 5.219857076
8 7.969995997 7.201227553 8.754798049
EOD
$panel1_3 << EOD
2 1.786666667 1.703305556 1.865555556
3 1.918275862 1.850681034 1.981732759
4 3.096122449 2.957755102 3.244714286
5 3.047651007 2.885652685 3.225580537
6 4.92248996 4.653991968 5.209884538
7 4.539452603 4.037727959 5.011518139
8 7.580184147 6.852470025 8.34096119
EOD
$panel1_4 << EOD
2 1.786666667 1.703305556 1.865555556
3 1.855517241 1.794827586 1.911741379
4 3.023877551 2.893413265 3.167178571
5 2.894295302 2.749973154 3.053781879
6 4.770682731 4.516263052 5.040069277
7 4.226068091 3.795583358 4.63307043
8 7.034847878 6.38202705 7.717931486
EOD
$panel1_5 << EOD
2 1.282222222 1.236666667 1.330055556
3 1.700344828 1.637586207 1.763465517
4 2.243061224 2.141423469 2.357994898
5 2.544832215 2.437904362 2.665515101
6 3.484337349 3.325568273 3.640165663
7 3.880206943 3.564875282 4.205834817
8 4.685888711 4.291599644 5.055817932
EOD
$panel1_6 << EOD
2 1.786666667 1.703305556 1.865555556
3 1.569310345 1.524827586 1.615172414
4 2.800816327 2.682653061 2.929591837
5 2.29557047 2.193802013 2.397790268
6 4.200240964 4.001002008 4.397655622
7 3.157042724 2.92314399 3.380799205
8 5.791973579 5.328810685 6.280639023
EOD
$panel1_7 << EOD
2 1.282222222 1.236666667 1.330055556
3 1.313103448 1.276189655 1.347939655
4 1.848367347 1.772433673 1.932040816
5 1.671812081 1.615473154 1.736927852
6 2.432128514 2.335049197 2.536990964
7 2.128337784 2.003418059 2.270556468
8 2.873358687 2.690578177 3.053359842
EOD
$panel2_0 << EOD
2 1.406666667 1.331083333 1.487777778
3 1.478965517 1.420344828 1.542767241
4 2.086326531 1.938556122 2.245520408
5 2.016711409 1.911340604 2.125402685
6 2.742971888 2.583907631 2.905119478
7 2.692489987 2.477751446 2.920501846
8 3.795716573 3.372536362 4.259277878
EOD
$panel2_1 << EOD
2 1.406666667 1.331083333 1.487777778
3 1.43862069 1.371706897 1.504491379
4 2.229591837 2.032193878 2.449836735
5 1.977248322 1.83192953 2.135055369
6 2.756465863 2.522094378 3.008235944
7 2.571862483 2.261068581 2.89817179
8 3.829163331 3.255268796 4.453552361
EOD
$panel2_2 << EOD
2 1.406666667 1.331083333 1.487777778
3 1.389655172 1.334801724 1.442077586
4 1.899183673 1.773668367 2.040826531
5 1.750738255 1.650602349 1.857050336
6 2.370080321 2.207985944 2.54922992
7 2.281341789 2.039240356 2.548112303
8 3.321216974 2.850894203 3.833067883
EOD
$panel2_3 << EOD
2 1.406666667 1.331083333 1.487777778
3 1.389655172 1.334801724 1.442077586
4 1.899183673 1.773668367 2.040826531
5 1.728724832 1.633332215 1.828812081
6 2.281566265 2.139826305 2.441293173
7 2.195260347 1.97090135 2.438923989
8 3.078482786 2.676379285 3.511090924
EOD
$panel2_4 << EOD
2 1.406666667 1.331083333 1.487777778
3 1.374137931 1.32275 1.425543103
4 1.879795918 1.756285714 2.017005102
5 1.696107383 1.606506711 1.793629195
6 2.250562249 2.109980924 2.406181727
7 2.111682243 1.912167594 2.329388304
8 2.947117694 2.583520301 3.339167318
EOD
$panel2_5 << EOD
2 1.161111111 1.124444444 1.200027778
3 1.348275862 1.297560345 1.398974138
4 1.43122449 1.379780612 1.486739796
5 1.670268456 1.599124161 1.740077181
6 1.876305221 1.783120482 1.976712851
7 2.030473965 1.898914361 2.162900941
8 2.29091273 2.125906582 2.45301708
EOD
$panel2_6 << EOD
2 1.406666667 1.331083333 1.487777778
3 1.236896552 1.201008621 1.27137931
4 1.835918367 1.708122449 1.964729592
5 1.463892617 1.406357383 1.526110738
6 2.13935743 2.024970884 2.25723996
7 1.728337784 1.618908426 1.853303937
8 2.645896717 2.381868187 2.942403441
EOD
$panel2_7 << EOD
2 1.161111111 1.124444444 1.200027778
3 1.132758621 1.112758621 1.153103448
4 1.269183673 1.23122449 1.305112245
5 1.237181208 1.208115772 1.266114094
6 1.495783133 1.445114458 1.546869478
7 1.365186916 1.316468972 1.416541864
8 1.664451561 1.570519279 1.768108541
EOD
$panel3_0 << EOD
2 1.24 1.192222222 1.290027778
3 1.264482759 1.223094828 1.307948276
4 1.621428571 1.537132653 1.699596939
5 1.498993289 1.438575503 1.561088926
6 1.861004016 1.749420683 1.974104418
7 1.751368491 1.6478952 1.875277721
8 2.214751801 1.979565143 2.495038514
EOD
$panel3_1 << EOD
2 1.24 1.192222222 1.290027778
3 1.224137931 1.180336207 1.269318966
4 1.606326531 1.502244898 1.711642857
5 1.342818792 1.290736577 1.395124161
6 1.865502008 1.719176707 2.029973896
7 1.541655541 1.420625183 1.687384144
8 2.170776621 1.786483332 2.592255743
EOD
$panel3_2 << EOD
2 1.24 1.192222222 1.290027778
3 1.202758621 1.165163793 1.24137931
4 1.511428571 1.43427551 1.585602041
5 1.31261745 1.265431208 1.360068792
6 1.72815261 1.606167671 1.857875502
7 1.489786382 1.366710085 1.640872874
8 2.009167334 1.695863166 2.352449202
EOD
$panel3_3 << EOD
2 1.24 1.192222222 1.290027778
3 1.202758621 1.165163793 1.24137931
4 1.511428571 1.43427551 1.585602041
5 1.303758389 1.258921141 1.348724832
6 1.683172691 1.572282129 1.802952811
7 1.456675567 1.346762995 1.591128961
8 1.913130504 1.640075218 2.215370546
EOD
$panel3_4 << EOD
2 1.24 1.192222222 1.290027778
3 1.200344828 1.16412931 1.237594828
4 1.508367347 1.43122449 1.583515306
5 1.298590604 1.254209732 1.343629195
6 1.675542169 1.566873494 1.793458835
7 1.440020027 1.338861572 1.564680996
8 1.860568455 1.610864011 2.138362215
EOD
$panel3_5 << EOD
2 1.097777778 1.073333333 1.123333333
3 1.199310345 1.162758621 1.240344828
4 1.310408163 1.268153061 1.353285714
5 1.378389262 1.325563758 1.435102349
6 1.410883534 1.350075301 1.480104418
7 1.536582109 1.452978972 1.623531375
8 1.580484388 1.491982837 1.675874986
EOD
$panel3_6 << EOD
2 1.24 1.192222222 1.290027778
3 1.113448276 1.090344828 1.137241379
4 1.484897959 1.409964286 1.555530612
5 1.219194631 1.191738255 1.247384228
6 1.604096386 1.51228012 1.697073293
7 1.312416555 1.253668995 1.384996995
8 1.783106485 1.589731396 2.009712252
EOD
$panel3_7 << EOD
2 1.097777778 1.073333333 1.123333333
3 1.060689655 1.048267241 1.074482759
4 1.194489796 1.167545918 1.221234694
5 1.122281879 1.106036913 1.13913255
6 1.221967871 1.187868474 1.257917671
7 1.163918558 1.139255447 1.192218222
8 1.283266613 1.238526206 1.328802375
EOD
$panel4_0 << EOD
2 4.503076923 4.339455128 4.655269231
3 5.047303103 4.907463604 5.191511933
4 22.19899875 21.43123529 22.92268648
5 19.19998214 17.6329985 20.69293099
6 89.01846678 82.65286316 95.53254396
EOD
$panel4_1 << EOD
2 4.503076923 4.339455128 4.655269231
3 4.632052506 4.43947136 4.823939141
4 22.06429287 21.04032885 23.09315645
5 16.71114418 15.11633912 18.3411205
6 81.94504344 73.60271827 90.71037127
EOD
$panel4_2 << EOD
2 4.503076923 4.339455128 4.655269231
3 3.890835322 3.782321002 4.001559666
4 16.89659574 16.33387203 17.45668899
5 13.38973092 12.27571974 14.54368505
6 62.22696106 57.17580036 67.24166115
EOD
$panel4_3 << EOD
2 4.503076923 4.339455128 4.655269231
3 3.890835322 3.782321002 4.001559666
4 16.89659574 16.33387203 17.45668899
5 13.34301703 12.23513094 14.49284906
6 61.72615788 56.72194421 66.71802255
EOD
$panel4_4 << EOD
2 4.503076923 4.339455128 4.655269231
3 3.774486874 3.674173031 3.87626074
4 16.76859825 16.20985357 17.31984293
5 13.13328968 12.04245758 14.25318531
6 61.48534283 56.50399138 66.44071485
EOD
$panel4_5 << EOD
2 3.313333333 3.166410256 3.466198718
3 4.174821002 4.033477924 4.318031623
4 15.50188986 14.90417991 16.06244149
5 14.55656626 13.20225604 15.94152639
6 60.32235765 56.40298773 64.63695151
EOD
$panel4_6 << EOD
2 4.503076923 4.339455128 4.655269231
3 3.56947494 3.473452864 3.669203461
4 16.64826033 16.09273967 17.16189393
5 12.44120729 11.46519605 13.42326815
6 59.00089068 54.87183539 63.04905279
EOD
$panel4_7 << EOD
2 3.313333333 3.166410256 3.466198718
3 2.946324582 2.857234487 3.038100239
4 12.28151439 11.84625063 12.70817303
5 9.819413025 8.916917394 10.79928712
6 43.49347147 40.73904154 46.41376696
EOD
$panel5_0 << EOD
2 2.937435897 2.803307692 3.087487179
3 2.602124105 2.516650955 2.682113365
4 7.493979975 7.159931164 7.791278473
5 5.025407787 4.670310566 5.381183366
6 14.06377899 12.40003106 15.46656958
EOD
$panel5_1 << EOD
2 2.937435897 2.803307692 3.087487179
3 2.269045346 2.179511933 2.356448687
4 7.236720901 6.789278473 7.657308511
5 3.735063698 3.348538814 4.13126125
6 10.87962998 8.88907996 12.54321395
EOD
$panel5_2 << EOD
2 2.937435897 2.803307692 3.087487179
3 1.956515513 1.889616945 2.013455847
4 5.303854819 5.044106696 5.55847184
5 2.906536492 2.677784759 3.128865341
6 9.119919995 7.640868224 10.39327723
EOD
$panel5_3 << EOD
2 2.937435897 2.803307692 3.087487179
3 1.956515513 1.889616945 2.013455847
4 5.303854819 5.044106696 5.55847184
5 2.836111442 2.623390453 3.040664166
6 8.323263954 7.035900646 9.41292041
EOD
$panel5_4 << EOD
2 2.937435897 2.803307692 3.087487179
3 1.903627685 1.842950477 1.95673747
4 5.251051314 4.993677722 5.501795995
5 2.741451363 2.541890953 2.930631052
6 8.194568411 6.933690614 9.272698288
EOD
$panel5_5 << EOD
2 1.844615385 1.783583333 1.905391026
3 2.066324582 2.011097255 2.119189141
4 3.802941176 3.648021902 3.961073529
5 3.48119419 3.300921026 3.675537775
6 5.995834115 5.568096713 6.441187848
EOD
$panel5_6 << EOD
2 2.937435897 2.803307692 3.087487179
3 1.65673031 1.61147494 1.695164081
4 5.120375469 4.876336045 5.340440551
5 2.272520538 2.142284989 2.401541835
6 7.579654978 6.680326662 8.3025299
EOD
$panel5_7 << EOD
2 1.844615385 1.783583333 1.905391026
3 1.355871122 1.330904535 1.380431384
4 2.744730914 2.636669587 2.854122653
5 1.699249911 1.636637463 1.768010985
6 3.529870617 3.274025425 3.789336209
EOD
$panel6_0 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.5324821 1.477850835 1.586186158
4 2.705193992 2.499964018 2.917409574
5 1.994725563 1.789580154 2.215466836
6 3.706175386 3.182437636 4.318978364
EOD
$panel6_1 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.313818616 1.259381265 1.371411695
4 2.581076345 2.310095745 2.871722778
5 1.700285748 1.425828724 2.015283544
6 3.402793925 2.52604655 4.511634254
EOD
$panel6_2 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.266539379 1.226773866 1.308192124
4 2.207521902 2.029349499 2.390158949
5 1.606334087 1.376593877 1.85610097
6 3.079151822 2.388183545 3.976558499
EOD
$panel6_3 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.266539379 1.226773866 1.308192124
4 2.207521902 2.029349499 2.390158949
5 1.57508632 1.36060129 1.806515521
6 2.787074192 2.259882435 3.465904711
EOD
$panel6_4 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.257016706 1.219999403 1.296136635
4 2.199436796 2.022008135 2.380940238
5 1.547309203 1.344315611 1.759772876
6 2.772179511 2.251054775 3.444055589
EOD
$panel6_5 << EOD
2 1.385641026 1.339480769 1.430512821
3 1.416252983 1.375248807 1.458186158
4 1.839073842 1.756657384 1.93339393
5 1.604327896 1.510831602 1.700749205
6 2.178954935 1.996960883 2.362330123
EOD
$panel6_6 << EOD
2 1.873333333 1.731769231 2.021294872
3 1.177016706 1.150211814 1.203893795
4 2.239749687 2.075404568 2.413003755
5 1.335611382 1.239457905 1.443031232
6 2.817851116 2.371336408 3.35417001
EOD
$panel6_7 << EOD
2 1.385641026 1.339480769 1.430512821
3 1.093293556 1.082839499 1.103917064
4 1.550125156 1.492184606 1.61240801
5 1.129128468 1.107319985 1.152269867
6 1.665719732 1.546046885 1.794695249
EOD
$panel7_0 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.336587112 1.29949284 1.372792363
4 1.957296621 1.815842929 2.112064456
5 1.509185617 1.417896923 1.619183249
6 2.273713982 1.922627865 2.722440027
EOD
$panel7_1 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.180811456 1.145912888 1.215656921
4 1.887371715 1.673310075 2.137943054
5 1.196201929 1.121303892 1.285790083
6 2.130123758 1.614337569 2.817833492
EOD
$panel7_2 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.157088305 1.12925895 1.186287589
4 1.694205257 1.550794118 1.849516583
5 1.177288963 1.11016318 1.257484792
6 2.033767735 1.57590992 2.654880947
EOD
$panel7_3 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.157088305 1.12925895 1.186287589
4 1.694205257 1.550794118 1.849516583
5 1.167424693 1.106406162 1.239632074
6 1.894027752 1.520717255 2.392024423
EOD
$panel7_4 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.154821002 1.127655131 1.183235084
4 1.692090113 1.549181164 1.847197747
5 1.165466127 1.105238379 1.236574791
6 1.889524345 1.518281165 2.386766812
EOD
$panel7_5 << EOD
2 1.157435897 1.131282051 1.185391026
3 1.263937947 1.234119332 1.294439737
4 1.430663329 1.388502816 1.472037234
5 1.41961543 1.341614655 1.514920639
6 1.614185262 1.485130074 1.758696606
EOD
$panel7_6 << EOD
2 1.502307692 1.383326923 1.632839744
3 1.095608592 1.077466587 1.114752387
4 1.7381602 1.606596996 1.879804443
5 1.12720562 1.094780655 1.168178911
6 1.883723983 1.604815633 2.250164719
EOD
$panel7_7 << EOD
2 1.157435897 1.131282051 1.185391026
3 1.042315036 1.037539379 1.047423628
4 1.277196496 1.246264393 1.306967772
5 1.071431123 1.054991187 1.093098402
6 1.346081005 1.265276222 1.436951882
EOD
set terminal svg size 1400,748 dynamic font "sans-serif,13" noenhanced
set output "ins-pns.svg"
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
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel "leaves, in units of the minimal tree"
set title "w=5, random leaves"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel ""
set title "w=5, random order"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel ""
set title "w=5, first best 60 %"
plot $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel2_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel ""
set title "w=5, 70/90"
plot $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel3_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel3_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel3_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel3_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel "leaves, in units of the minimal tree"
set title "w=20, random leaves"
plot $panel4_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel4_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel4_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel4_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel4_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel4_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel4_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel4_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel ""
set title "w=20, random order"
plot $panel5_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel5_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel5_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel5_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel5_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel5_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel5_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel5_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel ""
set title "w=20, first best 60 %"
plot $panel6_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel6_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel6_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel6_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel6_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel6_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel6_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel6_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel ""
set title "w=20, 70/90"
plot $panel7_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel7_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel7_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel7_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel7_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel7_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel7_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel7_7 using ($1 + 0):2 with linespoints ls 8
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
  keyentry with linespoints ls 3 title "PNS(1)", \
  keyentry with linespoints ls 4 title "PNS(2)", \
  keyentry with linespoints ls 5 title "INS", \
  keyentry with linespoints ls 6 title "SSS*", \
  keyentry with linespoints ls 7 title "DUAL*", \
  keyentry with linespoints ls 8 title "MTD(f) from the value"
unset multiplot
set output
reset
set encoding utf8
set terminal pngcairo size 2800,1496 background "#ffffff" font "sans,12" fontscale 1.6 linewidth 2 pointscale 2 noenhanced
set output "ins-pns.png"
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
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel "leaves, in units of the minimal tree"
set title "w=5, random leaves"
plot $panel0_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel0_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel0_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel0_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel0_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel0_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel0_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel0_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel ""
set title "w=5, random order"
plot $panel1_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel1_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel1_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel1_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel1_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel1_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel1_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel1_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel ""
set title "w=5, first best 60 %"
plot $panel2_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel2_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel2_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel2_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel2_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel2_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel2_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel2_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.6310
set tmargin at screen 0.9572
set ylabel ""
set title "w=5, 70/90"
plot $panel3_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel3_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel3_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel3_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel3_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel3_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel3_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel3_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.0714
set rmargin at screen 0.2718
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel "leaves, in units of the minimal tree"
set title "w=20, random leaves"
plot $panel4_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel4_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel4_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel4_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel4_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel4_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel4_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel4_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.3075
set rmargin at screen 0.5079
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel ""
set title "w=20, random order"
plot $panel5_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel5_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel5_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel5_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel5_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel5_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel5_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel5_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.5436
set rmargin at screen 0.7439
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel ""
set title "w=20, first best 60 %"
plot $panel6_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel6_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel6_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel6_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel6_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel6_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel6_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel6_7 using ($1 + 0):2 with linespoints ls 8
set lmargin at screen 0.7796
set rmargin at screen 0.9800
set bmargin at screen 0.1631
set tmargin at screen 0.4893
set ylabel ""
set title "w=20, 70/90"
plot $panel7_0 using ($1 + 0):2 with linespoints ls 1, \
  $panel7_1 using ($1 + 0):2 with linespoints ls 2, \
  $panel7_2 using ($1 + 0):2 with linespoints ls 3, \
  $panel7_3 using ($1 + 0):2 with linespoints ls 4, \
  $panel7_4 using ($1 + 0):2 with linespoints ls 5, \
  $panel7_5 using ($1 + 0):2 with linespoints ls 6, \
  $panel7_6 using ($1 + 0):2 with linespoints ls 7, \
  $panel7_7 using ($1 + 0):2 with linespoints ls 8
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
  keyentry with linespoints ls 3 title "PNS(1)", \
  keyentry with linespoints ls 4 title "PNS(2)", \
  keyentry with linespoints ls 5 title "INS", \
  keyentry with linespoints ls 6 title "SSS*", \
  keyentry with linespoints ls 7 title "DUAL*", \
  keyentry with linespoints ls 8 title "MTD(f) from the value"
unset multiplot
set output
