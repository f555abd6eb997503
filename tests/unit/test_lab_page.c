/* test_lab_page.c - what the laboratory writes for others to read: HTML, SVG inside it, CSV, and gnuplot's scripts. */
#define _XOPEN_SOURCE 700
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "lab/csv.h"
#include "lab/figure.h"
#include "lab/page.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int make_directory(void **state)
{
    char name[] = "/tmp/zw-lab-page-XXXXXX";
    if (!mkdtemp(name))
        return -1;
    *state = strdup(name);
    return 0;
}

static int remove_directory(void **state)
{
    static const char *const names[] = {"toy.csv", "toy.gp", "toy.svg", "verdicts.csv", "in.svg"};
    text path = {0};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", (char *)*state, names[i]);
        remove(path.data);
    }
    text_free(&path);
    int failed = rmdir(*state);
    free(*state);
    return failed;
}

static char *contents(const char *directory, const char *name)
{
    text path = {0}, all = {0};
    char piece[1024];
    size_t length;
    text_addf(&path, "%s/%s", directory, name);
    FILE *file = fopen(path.data, "rb");
    assert_non_null(file);
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        text_add_bytes(&all, piece, length);
    fclose(file);
    text_free(&path);
    return all.data;
}

static const lab_series series[] = {{"a", LAB_SEARCH, "a", 0, 0, NULL}, {.label = NULL}};
static const lab_experiment toy = {
    .name = "toy",
    .title = "Toy",
    .series = series,
    .scopes = {{.game = "chess", .from = 1}, {.game = "othello", .from = 1}},
    .plot = {.axis = LAB_BY_DEPTH,
             .y_label = "leaves, percent \"of\" all",
             .unit = LAB_PERCENT,
             .y_low = 90,
             .y_high = 110},
    .curves = {{"one, \"two\"", {0, LAB_LEAVES, LAB_NOTHING, LAB_LEAVES}}},
};
static lab_point points[] = {{0, 2, 2, 1.2345, 1.1, 1.3, NAN, 7}, {0, 3, 3, 0.8, 0.7, 0.9, 0.81, 7}};

static void test_html_is_escaped(void **state)
{
    text out = {0};
    (void)state;
    page_element(&out, "td class=\"n\"", "<b> & \"c\" 'd'");
    assert_string_equal(out.data, "<td class=\"n\">&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</td>");
    text_free(&out);
}

static void test_csv_quotes_what_must_be_quoted(void **state)
{
    lab_point_list lists[LAB_SCOPES] = {{.items = points, .count = 2}};
    text path = {0};
    text_addf(&path, "%s/toy.csv", (char *)*state);
    assert_int_equal(lab_write_points_csv(path.data, &toy, lists), EXIT_FINE);
    char *csv = contents(*state, "toy.csv");
    assert_string_equal(csv, "experiment,game,curve,x,depth,sum_ratio,low,high,geometric_mean,positions\n"
                             "toy,chess,\"one, \"\"two\"\"\",2,2,1.2345,1.1,1.3,,7\n"
                             "toy,chess,\"one, \"\"two\"\"\",3,3,0.8,0.7,0.9,0.81,7\n");
    free(csv);
    text_free(&path);
}

static void test_the_script_has_the_papers_axis_widened_to_the_data(void **state)
{
    lab_point_list lists[LAB_SCOPES] = {{.items = points, .count = 2}};
    char *path = copy_text(getenv("PATH"));
    setenv("PATH", "/nonexistent", 1);
    lab_drawn drawn = lab_draw(*state, &toy, lists);
    setenv("PATH", path, 1);
    free(path);
    assert_int_equal(drawn, LAB_NO_GNUPLOT);
    char *script = contents(*state, "toy.gp");
    assert_non_null(strstr(script, "set yrange [80:124]\n"));
    assert_non_null(strstr(script, "2 123.45 110 130\n"));
    assert_non_null(strstr(script, "\"one, \\\"two\\\"\""));
    assert_null(strstr(script, "othello")); /* it has no points */
    free(script);
}

static void test_a_figure_becomes_part_of_a_page(void **state)
{
    text svg = {0}, path = {0}, out = {0};
    text_add(&svg, "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                   "xmlns:xlink=\"http://www.w3.org/1999/xlink\"><title>Gnuplot</title><g color=\"black\">"
                   "<path stroke='rgb(  0,   0,   0)'/></g></svg>\n");
    text_addf(&path, "%s/in.svg", (char *)*state);
    assert_int_equal(lab_write_file(path.data, &svg), EXIT_FINE);
    assert_int_equal(lab_svg_inline(path.data, "A title", &out), 0);
    assert_memory_equal(out.data, "<svg role=\"img\" aria-label=\"A title\"", 36);
    assert_null(strstr(out.data, "http"));
    assert_null(strstr(out.data, "black"));
    assert_null(strstr(out.data, "Gnuplot"));
    assert_non_null(strstr(out.data, "stroke='currentColor'"));
    text_clear(&path);
    text_addf(&path, "%s/none.svg", (char *)*state);
    assert_int_equal(lab_svg_inline(path.data, "A title", &out), -1);
    text_free(&out);
    text_free(&path);
    text_free(&svg);
}

static void test_verdicts_are_written_with_their_criterion(void **state)
{
    static const lab_claim claim = {.name = "fewer",
                                    .source = "figure 4",
                                    .statement = "a has fewer leaves",
                                    .measured = "leaves, a / b",
                                    .side = LAB_BELOW,
                                    .threshold = 1,
                                    .low = 0.5,
                                    .high = 0.9};
    lab_verdict verdict = {&toy, &claim, "chess", 0.75, 0.7, 0.8, 20, 9, LAB_REPRODUCED};
    lab_verdict_list list = {&verdict, 1};
    text path = {0};
    text_addf(&path, "%s/verdicts.csv", (char *)*state);
    assert_int_equal(lab_write_verdicts_csv(path.data, &list), EXIT_FINE);
    char *csv = contents(*state, "verdicts.csv");
    assert_non_null(strstr(csv,
                           "\ntoy,fewer,chess,paper,reproduced,,0.75,0.7,0.8,20,9,\"interval below 1, within 0.5 to "
                           "0.9\",,\"leaves, a / b\",a has fewer leaves,figure 4\n"));
    free(csv);
    text_free(&path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_html_is_escaped),
        cmocka_unit_test(test_csv_quotes_what_must_be_quoted),
        cmocka_unit_test(test_the_script_has_the_papers_axis_widened_to_the_data),
        cmocka_unit_test(test_a_figure_becomes_part_of_a_page),
        cmocka_unit_test(test_verdicts_are_written_with_their_criterion),
    };
    return cmocka_run_group_tests(tests, make_directory, remove_directory);
}
