/* protocol.h - the engine protocols on the standard input and output. Each runs until its input ends or it is told to
 * quit, and returns the exit status; `config` has been through config_for_play(). */
#ifndef ZW_PROTOCOL_PROTOCOL_H
#define ZW_PROTOCOL_PROTOCOL_H

#include "common/config.h"

int protocol_gtp(const search_config *config);
int protocol_hub(const search_config *config);
int protocol_nboard(const search_config *config);
int protocol_uci(const search_config *config);

#endif
