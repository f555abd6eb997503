/* predict.h - the value of an iteration, predicted from those of earlier ones. Knows nothing of the game. */
#ifndef ZW_DRIVER_PREDICT_H
#define ZW_DRIVER_PREDICT_H

#include <zw/driver.h>

typedef struct zw_prediction {
    zw_value value; /* within the game's range */
    zw_value error; /* how far the last few such predictions would have been from the values, in the mean; -1: there
                     * were none */
} zw_prediction;

/* Of the iteration that is about to begin. Without earlier values: the guess that it was given. */
zw_prediction zw_predict(const zw_iteration *iteration);

#endif
