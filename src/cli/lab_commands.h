/* lab_commands.h - the subcommands of `zw lab`; argv[0] is the subcommand's own name. */
#ifndef ZW_LAB_COMMANDS_H
#define ZW_LAB_COMMANDS_H

int lab_list(int argc, char **argv);
int lab_run_command(int argc, char **argv);
int lab_show_command(int argc, char **argv);
int lab_report_command(int argc, char **argv);
int lab_verify_command(int argc, char **argv);
int lab_export_command(int argc, char **argv);
int lab_import_command(int argc, char **argv);

/* Where results are kept when --store does not say: $ZW_LAB, or zw-lab/lab.db. */
const char *lab_store_path(const char *given);

extern const char *const lab_scale_names[]; /* in the order of lab_scale; ends with NULL */

/* Complains and suggests the name that is nearest; `more` ends the list of what was expected. Returns an exit status. */
int lab_unknown_experiment(const char *name, const char *more);

#endif
