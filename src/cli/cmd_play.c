#include "cli.h"
int cmd_play(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return 0;
}
