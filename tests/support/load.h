/* load.h - how much work a test does. A sanitized build is several times slower and looks for faults that a part of the
 * work shows as well; the optimised build does all of it. */
#ifndef ZW_TESTS_LOAD_H
#define ZW_TESTS_LOAD_H

#ifdef ZW_SANITIZED
#define LOAD(full, sanitized) (sanitized)
#else
#define LOAD(full, sanitized) (full)
#endif

#endif
