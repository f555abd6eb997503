/* message.h - messages between the ranks of a cluster over MPI: two-sided and non-blocking only. A message arrives whole,
 * and those from one rank to another in the order in which they were sent. Only one thread of a process may call this.
 *
 * Every message is sent synchronously (MPI_Issend): it counts as under way until the receiver has begun to take it. A rank
 * has few under way to each other one, and the rest waits in the sender, so that no inbox grows: who sends much looks at
 * message_backlog() and waits. It knows nothing of what messages mean. */
#ifndef ZW_CLUSTER_MESSAGE_H
#define ZW_CLUSTER_MESSAGE_H

#include "common/common.h"

enum { MESSAGE_CHANNELS = 3 }; /* kinds of traffic that do not wait for each other */

typedef struct message_facts {
    int rank, ranks;
} message_facts;

/* Returns 0, or -1 after a complaint. */
int message_begin(int *argc, char ***argv, message_facts *facts);
void message_send(int to, int channel, const void *bytes, size_t length); /* copies */
/* The next message, without waiting. Returns 1 with the sender and the bytes in the place of what `bytes` had, or 0. */
int message_receive(int channel, int *from, text *bytes);
void message_discard(int channel); /* takes what is there, so that its senders may end */
void message_advance(void); /* sends what waits, as far as it can go; message_receive() does so too */
int message_backlog(int to); /* sent and not yet taken by the receiver */
/* Ends MPI. With `alone` not together with the others, some of which do not answer any more: the process has to be ended
 * by _exit() then. */
void message_end(int alone);

#endif
