/* lock.h - who may use the machine: runs on one store work side by side, but timings are taken alone. A file beside the
 * store carries the mark, which the system takes back when its holder dies. */
#ifndef ZW_LAB_LOCK_H
#define ZW_LAB_LOCK_H

typedef enum lab_lock_kind { LAB_LOCK_SHARED, LAB_LOCK_ALONE } lab_lock_kind;
typedef struct lab_lock lab_lock;

lab_lock *lab_lock_open(const char *store_path); /* NULL after a complaint */
void lab_lock_close(lab_lock *lock);
int lab_lock_descriptor(const lab_lock *lock);

/* Waits for the others, saying so once, until `deadline` (0: none) or Ctrl-C. Returns 1 when it was got, -1 after a
 * complaint. What was held before is given back first, so that two runs never wait for each other. */
int lab_lock_take(lab_lock *lock, lab_lock_kind kind, double deadline);

#endif
