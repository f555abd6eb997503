/* no_entry.c - a shared library that is no plug-in: it does not export zw_plugin_game(). */
int not_a_game(void);

int not_a_game(void)
{
    return 0;
}
