/* driver.h - the drivers that registry.c lists: each chooses windows until the bounds meet.
 *
 * window.c: wide windows (alpha-beta, Scout, NegaScout, aspiration, one given). mtd.c: the family of null-window drivers.
 * zoom.c: windows that grow from a null window at a prediction (predict.h). best_node.c: Best Node Search. The rest
 * are recursions of their own over the game's functions, without table: minimax.c, informed.c (INS, PNS), open_list.c
 * (SSS*, DUAL*), forward.c (forward estimation); reference.h is what they share. root.h is what a pass does. */
#ifndef ZW_SRC_DRIVER_H
#define ZW_SRC_DRIVER_H

#include <zw/driver.h>

zw_value zw_drive_window(zw_iteration *iteration);
zw_value zw_drive_aspiration(zw_iteration *iteration);
zw_value zw_drive_test(zw_iteration *iteration);

zw_value zw_drive_mtdf(zw_iteration *iteration);
zw_value zw_drive_sss(zw_iteration *iteration);
zw_value zw_drive_dual(zw_iteration *iteration);
zw_value zw_drive_cstar(zw_iteration *iteration);
zw_value zw_drive_mtd_bi(zw_iteration *iteration);
zw_value zw_drive_mtd_step(zw_iteration *iteration);

zw_value zw_drive_zoom(zw_iteration *iteration);
zw_value zw_drive_bns(zw_iteration *iteration);

zw_value zw_drive_minimax(zw_iteration *iteration);
zw_value zw_drive_ins(zw_iteration *iteration);
zw_value zw_drive_pns(zw_iteration *iteration);
zw_value zw_drive_sss_open(zw_iteration *iteration);
zw_value zw_drive_dual_open(zw_iteration *iteration);
zw_value zw_drive_fe(zw_iteration *iteration);

#endif
