/* serve.c - the web server: see serve.h.
 *
 * It answers the files of the page and one other request, POST /api/run, which computes. Whoever computes must know the
 * token, which stands in the page itself; a page from elsewhere cannot read it there, and requests that name another host or
 * origin get nothing, so neither a foreign page nor a foreign name for this machine helps. It must not know what a command
 * means: task.c does. */
#define _DEFAULT_SOURCE
#include "serve.h"
#include "common/interrupt.h"

#include <arpa/inet.h>
#include <civetweb.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { MOST_REQUEST = 1 << 20, MOST_OUTPUT = 256 << 20, MOST_JOBS = 256, TOKEN_BYTES = 16 };

typedef struct server {
    const serve_options *options;
    const page_files *files;
    char token[2 * TOKEN_BYTES + 1];
    text index; /* index.html with the token */
    int port;
    pthread_mutex_t lock;
    char running[MOST_JOBS][48]; /* the clients whose computations run; "": a free place */
} server;

#define MARK "<meta charset=\"utf-8\">"
#define HEADERS                                                                                                        \
    "X-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\nReferrer-Policy: no-referrer\r\n"                     \
    "Cross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n"
#define POLICY                                                                                                         \
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "                              \
    "style-src 'self' 'unsafe-inline'; worker-src blob:; img-src 'self' data:; frame-ancestors 'none'\r\n"

/* ----------------------------------------------------------------------------------------------------------- answers */

static int answer(struct mg_connection *to, int status, const char *reason, const char *sentence)
{
    mg_printf(to,
              "HTTP/1.1 %d %s\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %zu\r\n" HEADERS "\r\n%s\n",
              status, reason, strlen(sentence) + 1, sentence);
    return status;
}

static int answer_bytes(struct mg_connection *to, const char *type, const char *policy, const text *bytes, int head)
{
    mg_printf(to,
              "HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %zu\r\nCache-Control: no-cache\r\n" HEADERS
              "%s\r\n",
              type, bytes->length, policy);
    if (!head)
        mg_write(to, bytes->data, bytes->length);
    return 200;
}

static int answer_file(struct mg_connection *to, const server *s, const char *path, int head)
{
    const char *name = strcmp(path, "/") ? path + 1 : "index.html";
    const page_file *file = page_files_find(s->files, name);
    if (!file)
        return answer(to, 404, "Not Found", "there is no such file");
    if (!strcmp(name, "index.html"))
        return answer_bytes(to, file->type, POLICY, &s->index, head);
    return answer_bytes(to, file->type, "", &file->bytes, head);
}

/* ------------------------------------------------------------------------------------------------------------- checks */

/* A number: civetweb takes 999.1.1.1 for an address, and would ask the network about names. */
static int is_address(const char *host)
{
    unsigned char bytes[sizeof(struct in6_addr)];
    char inner[INET6_ADDRSTRLEN + 1];
    size_t length = strlen(host);
    if (inet_pton(AF_INET, host, bytes) == 1)
        return 1;
    if (length < 3 || length > sizeof inner || host[0] != '[' || host[length - 1] != ']')
        return 0;
    memcpy(inner, host + 1, length - 2);
    inner[length - 2] = '\0';
    return inet_pton(AF_INET6, inner, bytes) == 1;
}

/* Is it this server, by the address it listens on or as localhost? Where it listens on all addresses, any number may be one
 * of them; what must not pass is a name that somebody else gives to this machine. */
static int names_us(const server *s, const char *name)
{
    const char *const hosts[] = {"127.0.0.1", "localhost", "[::1]", s->options->host};
    const char *listens = s->options->host, *colon = strrchr(name, ':');
    char host[64], port[16];
    snprintf(port, sizeof port, "%d", s->port);
    if (!colon || strcmp(colon + 1, port) != 0 || (size_t)(colon - name) >= sizeof host)
        return 0;
    memcpy(host, name, (size_t)(colon - name));
    host[colon - name] = '\0';
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++)
        if (!strcasecmp(host, hosts[i]))
            return 1;
    return (!strcmp(listens, "0.0.0.0") || !strcmp(listens, "[::]")) && is_address(host);
}

static int comes_from_us(const server *s, const struct mg_connection *from)
{
    const char *host = mg_get_header(from, "Host"), *origin = mg_get_header(from, "Origin");
    if (!host || !names_us(s, host))
        return 0;
    return !origin || (!strncmp(origin, "http://", 7) && names_us(s, origin + 7));
}

/* In the same time wherever the difference is. */
static int knows_token(const server *s, const struct mg_connection *from)
{
    const char *given = mg_get_header(from, "X-Zw-Token");
    unsigned difference = 0;
    if (!given || strlen(given) != strlen(s->token))
        return 0;
    for (size_t i = 0; s->token[i]; i++)
        difference |= (unsigned)(given[i] ^ s->token[i]);
    return !difference;
}

/* ------------------------------------------------------------------------------------------------------ computations */

/* A place for a computation of this client, or -1. */
static int enter(server *s, const char *client)
{
    int place = -1, of_one = 0, all = 0;
    pthread_mutex_lock(&s->lock);
    for (int i = 0; i < MOST_JOBS; i++) {
        all += s->running[i][0] != '\0';
        of_one += !strcmp(s->running[i], client);
        if (place < 0 && !s->running[i][0])
            place = i;
    }
    if (all >= s->options->jobs || of_one >= s->options->jobs_of_one)
        place = -1;
    if (place >= 0)
        snprintf(s->running[place], sizeof s->running[place], "%s", client);
    pthread_mutex_unlock(&s->lock);
    return place;
}

static void leave(server *s, int place)
{
    pthread_mutex_lock(&s->lock);
    s->running[place][0] = '\0';
    pthread_mutex_unlock(&s->lock);
}

/* Commands that were asked for JSON complain in JSON too: both streams come here. */
static int is_complaint(const char *line)
{
    static const char begin[] = "{\"error\":";
    return *line != '{' || !strncmp(line, begin, strlen(begin));
}

/* The whole lines of what a command has printed, as events; the rest stays. Returns 0 when the client is gone. */
static int send_lines(struct mg_connection *to, text *printed)
{
    text events = {0};
    char *line = printed->data, *end;
    size_t left = printed->length;
    for (; left && (end = memchr(line, '\n', left)); left -= (size_t)(end + 1 - line), line = end + 1) {
        text_add(&events, is_complaint(line) ? "event: complaint\ndata: " : "data: ");
        text_add_bytes(&events, line, (size_t)(end - line));
        text_add(&events, "\n\n");
    }
    memmove(printed->data, line, left);
    printed->length = left;
    int sent = !events.length || mg_write(to, events.data, events.length) > 0;
    text_free(&events);
    return sent;
}

/* Hands on what the command prints until it ends, a bound is exceeded, the client goes, or Ctrl-C. */
static void stream(struct mg_connection *to, task *running)
{
    text printed = {0};
    uint64_t total = 0;
    int here = mg_printf(to, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n" HEADERS
                             "\r\n") > 0;
    task_news news = TASK_QUIET;
    text_add(&printed, "");
    while (here && news != TASK_ENDED && news != TASK_EXCEEDED && !interrupted()) {
        size_t before = printed.length;
        news = task_wait(running, &printed);
        total += printed.length - before;
        if (total > MOST_OUTPUT)
            news = TASK_EXCEEDED;
        here = news == TASK_OUTPUT ? send_lines(to, &printed) : news != TASK_QUIET || mg_write(to, ":\n\n", 3) > 0;
    }
    if (news != TASK_ENDED)
        running->until = 0; /* it is not waited for */
    int status = task_end(running);
    if (here)
        mg_printf(to, "event: end\ndata: %d\n\n", news == TASK_ENDED ? status : 3);
    text_free(&printed);
}

/* The body of a request; NULL when it is too long, has no length or does not come. */
static char *read_body(struct mg_connection *from, size_t *length)
{
    long long announced = mg_get_request_info(from)->content_length;
    if (announced < 0 || announced > MOST_REQUEST)
        return NULL;
    char *body = allocate((size_t)announced + 1, 1);
    for (*length = 0; *length < (size_t)announced;) {
        int count = mg_read(from, body + *length, (size_t)announced - *length);
        if (count <= 0) {
            free(body);
            return NULL;
        }
        *length += (size_t)count;
    }
    return body;
}

static int compute(struct mg_connection *from, server *s)
{
    size_t length = 0;
    if (!knows_token(s, from))
        return answer(from, 403, "Forbidden", "the token is missing or wrong: open the page of this server again");
    int place = enter(s, mg_get_request_info(from)->remote_addr), status = 200;
    if (place < 0)
        return answer(from, 503, "Busy", "too many computations at once: try again when one has ended");
    char *body = read_body(from, &length);
    if (!body) {
        status = answer(from, 413, "Too Large", "expected a request with its length, of at most one megabyte");
    } else {
        task running;
        text why = {0};
        if (task_read(&running, body, length, &s->options->bounds, &why))
            status = answer(from, 400, "Bad Request", why.data);
        else if (task_start(&running, &s->options->bounds, &why))
            status = answer(from, 500, "Failed", why.data);
        else
            stream(from, &running);
        task_end(&running);
        task_free(&running);
        text_free(&why);
        free(body);
    }
    leave(s, place);
    return status;
}

static int handle(struct mg_connection *from, void *data)
{
    server *s = data;
    const struct mg_request_info *info = mg_get_request_info(from);
    int head = !strcmp(info->request_method, "HEAD");
    if (!comes_from_us(s, from))
        return answer(from, 403, "Forbidden", "this server answers its own page alone");
    if (!strcmp(info->local_uri, "/api/run"))
        return strcmp(info->request_method, "POST") ? answer(from, 405, "Not Allowed", "expected POST")
                                                    : compute(from, s);
    if (!head && strcmp(info->request_method, "GET") != 0)
        return answer(from, 405, "Not Allowed", "expected GET or HEAD");
    return answer_file(from, s, info->local_uri, head);
}

/* ------------------------------------------------------------------------------------------------------------ the start */

static int make_token(char *token)
{
    unsigned char bytes[TOKEN_BYTES];
    FILE *random = fopen("/dev/urandom", "rb");
    size_t got = random ? fread(bytes, 1, sizeof bytes, random) : 0;
    if (random)
        fclose(random);
    for (size_t i = 0; i < got; i++)
        snprintf(token + 2 * i, 3, "%02x", bytes[i]);
    return got == sizeof bytes ? EXIT_FINE : bad("the system gives no random bytes for a token");
}

/* The page with the token in it, by which it knows that it is served. */
static int make_index(server *s)
{
    const page_file *file = page_files_find(s->files, "index.html");
    const char *mark = strstr(file->bytes.data, MARK);
    if (!mark)
        return bad("index.html has no %s: expected the page that `make page` builds", MARK);
    size_t before = (size_t)(mark - file->bytes.data) + strlen(MARK);
    text_add_bytes(&s->index, file->bytes.data, before);
    text_addf(&s->index, "\n<meta name=\"zw-token\" content=\"%s\">", s->token);
    text_add(&s->index, file->bytes.data + before);
    return EXIT_FINE;
}

static int log_nothing(const struct mg_connection *connection, const char *message)
{
    (void)connection, (void)message;
    return 1;
}

static struct mg_context *begin(server *s)
{
    char where[320];
    snprintf(where, sizeof where, "%s:%d", s->options->host, s->options->port);
    /* A client that dawdles keeps a thread until its time for a request is over, so there are many of them. */
    const char *settings[] = {"listening_ports",
                              where,
                              "num_threads",
                              "192",
                              "request_timeout_ms",
                              "2000",
                              "enable_keep_alive",
                              "no",
                              "max_request_size",
                              "8192",
                              "linger_timeout_ms",
                              "500",
                              "enable_directory_listing",
                              "no",
                              NULL};
    struct mg_callbacks callbacks = {.log_message = log_nothing, .log_access = log_nothing};
    struct mg_context *context = mg_start(&callbacks, s, settings);
    struct mg_server_port port = {0};
    if (context && mg_get_server_ports(context, 1, &port) == 1)
        s->port = port.port;
    if (context)
        mg_set_request_handler(context, "/", handle, s);
    return context;
}

int serve(const serve_options *options, const page_files *files)
{
    server s = {.options = options, .files = files, .port = options->port};
    if (make_token(s.token) || make_index(&s))
        return EXIT_BAD;
    pthread_mutex_init(&s.lock, NULL);
    mg_init_library(0);
    struct mg_context *context = is_address(options->host) ? begin(&s) : NULL;
    int status = EXIT_FINE;
    if (!context) {
        status = bad("cannot listen on %s, port %d: expected an address of this machine and a free port", options->host,
                     options->port);
    } else {
        printf("zw serve: http://%s:%d/ (Ctrl-C ends it)\n", options->host, s.port);
        fflush(stdout);
        while (!interrupted())
            usleep(100000);
        mg_stop(context);
    }
    mg_exit_library();
    pthread_mutex_destroy(&s.lock);
    text_free(&s.index);
    return status;
}
