/* cluster.h - zw on a cluster: what zw-mpi does before and after a command, and the one command that zw has not. */
#ifndef ZW_CLUSTER_CLUSTER_H
#define ZW_CLUSTER_CLUSTER_H

#include "common/common.h"

/* The version with a hash of the sources: cmake/SourceHash.cmake makes it. */
extern const char cluster_version[];

/* Starts MPI and looks whether all ranks run the same version. Rank 0 returns at once; the others when rank 0 has work for
 * them, or never. Returns EXIT_FINE, or EXIT_BAD after a complaint. */
int cluster_begin(int *argc, char ***argv);
/* Behind the command. Rank 0 returns the status with which to end; the others do not return. */
int cluster_end(int status);
/* `zw-mpi cluster probe`: see probe.c. */
int cmd_cluster(int argc, char **argv);

#endif
