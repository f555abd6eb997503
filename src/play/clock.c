/* clock.c - the time of a player in a game: see clock.h. */
#include "clock.h"

int clock_charge(zw_limits *limits, double seconds, double grace, double least)
{
    if (limits->seconds > 0 && seconds > limits->seconds + grace)
        return 0;
    if (limits->clock <= 0)
        return 1;
    limits->clock -= seconds;
    if (limits->clock < -grace)
        return 0;
    limits->clock = (limits->clock > least ? limits->clock : least) + limits->increment;
    return 1;
}

double clock_patience(const zw_limits *limits, double grace)
{
    double patience = limits->clock > 0 ? limits->clock : limits->seconds;
    if (limits->seconds > 0 && limits->seconds < patience)
        patience = limits->seconds;
    return patience > 0 ? patience + grace : 0;
}
