/* network.h - virtual ranks: virtual workers in groups that share no memory, and the messages between them.
 *
 * Each rank has a table and marks of its own. What ranks tell each other follows the rules of homes.h, as over MPI; here is
 * when it arrives, by the clocks of the workers. network.c says what a message costs. */
#ifndef ZW_ENGINE_NETWORK_H
#define ZW_ENGINE_NETWORK_H

#include "team.h"

/* For the members of a team, which are divided among the ranks in order; NULL: no memory. */
zw_network *zw_network_new(zw_team *team);
void zw_network_free(zw_network *network);
/* What a member shares with others of its rank. */
zw_memory *zw_network_memory(zw_network *network, int member);

void zw_network_begin(zw_network *network); /* a search */
void zw_network_alone(zw_network *network); /* rank 0 has made a pass alone, and says how it ended */
/* A pass of all ranks begins, which rank 0 says at that time. */
void zw_network_begin_pass(zw_network *network, uint64_t now);
uint64_t zw_network_begins(const zw_network *network, int member); /* when a member hears of it */
/* A member has ended the pass in its rank, as the word of the pass says. */
void zw_network_end_pass(zw_network *network, const zw_member *member, uint64_t how, uint64_t now);
/* A member may go on: what has arrived for its rank until now is taken note of. Returns the steps that it spends on
 * messages. */
uint64_t zw_network_turn(zw_network *network, const zw_member *member, uint64_t now);
/* A member has left the pass. Returns when rank 0 knows of it. */
uint64_t zw_network_leave(zw_network *network, const zw_member *member, uint64_t now);
int zw_network_winner(const zw_network *network); /* the member that has ended the pass, as rank 0 knows; -1: none */

zw_traffic zw_network_traffic(const zw_network *network); /* of this search */

#endif
