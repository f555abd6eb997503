"""`zw serve`: its page, its engine, and those who mean no good. Every test starts a server of its own on a free port, with a
page that is a file or two."""
import concurrent.futures
import http.client
import json
import os
import signal
import socket
import subprocess
import time
import unittest

from program import PATIENCE, PROGRAM, ProgramTest, wait_until

INDEX = '<!doctype html>\n<meta charset="utf-8">\n<title>page</title>\n'
HEAVY = ["search", "chess", "--seconds", str(PATIENCE), "--table", "1M", "--json", "--stream"]


def children(pid):
    """Processes that the server runs."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="ascii", errors="replace") as file:
                    if int(file.read().rpartition(")")[2].split()[1]) == pid:
                        found.append(int(name))
            except OSError:
                pass
    return found


def is_built():
    """zw may be without its server."""
    return json.loads(subprocess.run([PROGRAM, "version", "--json"], capture_output=True, text=True, check=True).stdout)["server"]


@unittest.skipUnless(is_built(), "zw was built without its server")
class Serve(ProgramTest):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path("page"))
        for name, content in (("index.html", INDEX), ("page.js", "// a script\n"), ("notes.txt", "not for the web\n")):
            with open(self.path(f"page/{name}"), "w", encoding="utf-8") as file:
                file.write(content)
        with open(self.path("secret.html"), "w", encoding="utf-8") as file:
            file.write("secret\n")
        os.symlink(self.path("secret.html"), self.path("page/link.html"))

    def serve(self, *options):
        server = subprocess.Popen([PROGRAM, "serve", "--root", self.path("page"), "--port", "0", *options],
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.server = server
        self.addCleanup(self.end)
        first = server.stdout.readline()
        self.assertRegex(first, r"^zw serve: http://(127\.0\.0\.1|0\.0\.0\.0):\d+/ \(Ctrl-C ends it\)$")
        self.port = int(first.split(":")[3].split("/")[0])
        self.token = self.get("/")[1].split('content="')[1].split('"')[0]

    def end(self):
        if self.server.poll() is None:
            self.server.kill()
        self.server.communicate()

    def ask(self, method, path, body=None, headers=None, timeout=PATIENCE):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def get(self, path, **headers):
        return self.ask("GET", path, headers=headers)

    def run_command(self, *words, input="", token=None):
        body = "\n".join(words) + "\n\n" + input
        return self.ask("POST", "/api/run", body, {"X-Zw-Token": self.token if token is None else token})

    def objects(self, *words, **more):
        status, text = self.run_command(*words, **more)
        self.assertEqual(status, 200, text)
        return [json.loads(line[6:]) for line in text.split("\n") if line.startswith("data: {")]

    def raw(self, request):
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as connection:
            connection.sendall(request)
            answer = b""
            try:
                while piece := connection.recv(65536):
                    answer += piece
            except ConnectionError:
                pass
            return answer

    def alive(self):
        self.assertEqual(self.get("/")[0], 200)
        self.assertIsNone(self.server.poll())

    def test_it_serves_the_page_and_nothing_else(self):
        self.serve()
        self.assertIn(f'<meta name="zw-token" content="{self.token}">', self.get("/")[1])
        self.assertEqual(self.get("/page.js"), (200, "// a script\n"))
        for path in ("/notes.txt", "/link.html", "/../secret.html", "/..%2fsecret.html", "/%2e%2e/secret.html", "//etc/passwd",
                     "/page.js/", "/api", "/api/run/", "/./../secret.html", "/..\\secret.html"):
            status, text = self.get(path)
            self.assertIn(status, (400, 404, 403), path)
            self.assertNotIn("secret", text)
        self.assertNotIn("secret", self.get("/%00/../secret.html")[1])
        self.assertNotIn(b"secret", self.raw(b"GET ../secret.html HTTP/1.1\r\nHost: localhost:%d\r\n\r\n" % self.port))
        self.alive()

    def test_another_host_or_origin_gets_nothing(self):
        self.serve()
        ours = f"127.0.0.1:{self.port}"
        for headers in ({"Host": "evil.example"}, {"Host": f"evil.example:{self.port}"}, {"Host": "127.0.0.1"},
                        {"Host": f"{ours}.evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"},
                        {"Origin": f"https://{ours}"}, {"Origin": f"http://{ours}.evil.example"}):
            status, text = self.get("/", **headers)
            self.assertEqual(status, 403, headers)
            self.assertNotIn(self.token, text)
        for headers in ({"Origin": f"http://{ours}"}, {"Host": f"localhost:{self.port}"}):
            self.assertEqual(self.get("/", **headers)[0], 200, headers)

    def test_listening_everywhere_it_answers_to_numbers_and_not_to_names(self):
        self.serve("--host", "0.0.0.0")
        for host, status in (("127.0.0.1", 200), ("192.0.2.7", 200), ("[2001:db8::1]", 200), ("localhost", 200),
                             ("evil.example", 403), ("999.1.1.1", 403)):
            self.assertEqual(self.get("/", Host=f"{host}:{self.port}")[0], status, host)

    def test_only_who_knows_the_token_computes(self):
        self.serve()
        for token in ("", "0" * 32, self.token[:-1], self.token + "0", self.token.upper() + " "):
            self.assertEqual(self.run_command("games", "--json", token=token)[0], 403)
        self.assertEqual(len(self.objects("games", "--json")), 6)
        self.assertEqual(self.get("/api/run")[0], 405)

    def test_answers_are_those_of_the_program(self):
        self.serve("--threads", "1")
        words = ["search", "othello", "--depth", "5", "--json", "--stream"]
        timed = ("seconds", "nodes_per_second")
        self.assertEqual([{k: v for k, v in o.items() if k not in timed} for o in self.objects(*words)], self.zw(*words).untimed)
        self.assertEqual([o["position"] for o in self.objects("show", "kalah", "--json", "--file", "-", input="start moves 3 1\n")],
                         [self.zw("show", "kalah", "--moves", "3 1", "--json").result["position"]])
        self.assertEqual(self.objects("search", "connect4", "--depth", "4", "--trace")[-1]["value"], 0)

    def test_bad_positions_are_complained_about_as_on_the_command_line(self):
        self.serve()
        text = self.run_command("show", "chess", "--position", "xx", "--json")[1]
        self.assertIn("event: complaint\ndata: {\"error\":\"FEN 'xx'", text)
        self.assertTrue(text.endswith("event: end\ndata: 2\n\n"))

    def test_no_command_that_touches_a_file_is_run(self):
        self.serve()
        for words in (["prove", "connect4", "--out", "x"], ["match", "chess", "mtdf", "mtdf"], ["serve"], ["lab", "list"], [""], ["search"],
                      ["search", "./game.so"], ["search", "/tmp/game.so", "--json"], ["show", "chess", "--file", "/etc/passwd"],
                      ["search", "chess", "--tablebase", "/tmp"], ["search", "chess", "--threads", "64"], ["search", "chess", "--position"],
                      ["search", "chess", "--position=x"], ["search", "chess", "extra"], ["compare", "tree", "--set", "/etc/passwd"],
                      ["search"] + ["--json"] * 200):
            status, text = self.run_command(*words)
            self.assertEqual(status, 400, words)
            self.assertIn("expected", text)
        self.assertEqual(self.run_command("search", "chess\0", "--json")[0], 400)
        self.alive()

    def test_malformed_and_oversized_requests_harm_nobody(self):
        self.serve()
        host = b"Host: localhost:%d\r\n" % self.port
        token = b"X-Zw-Token: %s\r\n" % self.token.encode()
        post = b"POST /api/run HTTP/1.1\r\n" + host + token
        for request in (b"\r\n\r\n", b"GET\r\n\r\n", b"\x00\xff\xfe\r\n\r\n", b"GET / HTTP/9.9\r\n" + host + b"\r\n",
                        b"GET / HTTP/1.1\r\n\r\n", b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\n" + host + b"\r\n",
                        b"GET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 100000 + b"\r\n\r\n", post + b"\r\n",
                        post + b"Content-Length: -5\r\n\r\n", post + b"Content-Length: 99999999999\r\n\r\nx",
                        post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"):
            answer = self.raw(request)
            self.assertNotIn(b"200 OK", answer[:20], request[:60])
        self.alive()

    def test_a_client_that_dies_ends_its_search(self):
        self.serve()
        body = ("\n".join(HEAVY) + "\n\n").encode()
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        connection.sendall(b"POST /api/run HTTP/1.1\r\nHost: localhost:%d\r\nX-Zw-Token: %s\r\nContent-Length: %d\r\n\r\n" %
                           (self.port, self.token.encode(), len(body)) + body)
        self.assertIn(b"200 OK", connection.recv(1000))
        wait_until(lambda: children(self.server.pid), "the search runs")
        connection.close()
        wait_until(lambda: not children(self.server.pid), "the search has ended")
        self.alive()

    def test_work_is_bounded_however_much_is_asked_for(self):
        self.serve("--jobs", "4", "--limit", "2", "--threads", "1")
        with concurrent.futures.ThreadPoolExecutor(200) as pool:
            asked = [pool.submit(self.run_command, *HEAVY) for _ in range(200)]
            most = 0
            while not all(one.done() for one in asked):
                most = max(most, len(children(self.server.pid)))
                time.sleep(0.05)
            answers = [one.result() for one in asked]
        self.assertLessEqual(most, 2)
        self.assertEqual({status for status, _ in answers}, {200, 503})
        self.assertTrue(all(text.endswith("event: end\ndata: 3\n\n") for status, text in answers if status == 200))
        self.alive()
        self.assertEqual(children(self.server.pid), [])

    @unittest.skipIf("ZW_SANITIZED" in os.environ, "sanitizers reserve more than any bound allows")
    def test_memory_is_bounded(self):
        self.serve("--memory", "64", "--threads", "1")
        text = self.run_command("search", "connect4", "--nodes", "1000", "--table", "512M", "--json")[1]
        self.assertNotIn("\n\ndata: {", text)
        self.assertRegex(text, r'event: complaint\ndata: {"error":".*memory')
        self.assertTrue(text.endswith("event: end\ndata: 2\n\n"), text)
        self.alive()

    def test_slow_clients_do_not_keep_others_out(self):
        self.serve()
        slow = []
        try:
            for _ in range(1000):
                connection = socket.socket()
                connection.setblocking(False)
                connection.connect_ex(("127.0.0.1", self.port))
                slow.append(connection)
            time.sleep(0.2)
            for connection in slow:
                try:
                    connection.send(b"GET / HTTP/1.1\r\nHost: ")
                except OSError:
                    pass
            self.alive()
        finally:
            for connection in slow:
                connection.close()
        self.alive()

    def test_ctrl_c_ends_it_and_its_searches(self):
        self.serve()
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            asked = pool.submit(self.run_command, *HEAVY)
            wait_until(lambda: children(self.server.pid), "the search runs")
            running = children(self.server.pid)
            self.server.send_signal(signal.SIGINT)
            self.assertEqual(self.server.wait(PATIENCE), 0)
            self.assertEqual(asked.result(PATIENCE)[0], 200)
        for pid in running:
            self.assertFalse(os.path.exists(f"/proc/{pid}"))
        self.assertEqual(self.server.stderr.read(), "")

    def test_what_cannot_be_served_is_refused(self):
        self.assertIn("index.html", self.complaint("serve", "--root", self.directory.name))
        self.assertIn("nowhere", self.complaint("serve", "--root", self.path("nowhere")))
        self.serve()
        self.assertIn(str(self.port), self.complaint("serve", "--root", self.path("page"), "--port", str(self.port)))
        self.assertIn("999.1.1.1", self.complaint("serve", "--root", self.path("page"), "--host", "999.1.1.1"))


if __name__ == "__main__":
    unittest.main()
