"""`zw completions`: what the shells offer is what --help lists. bash is asked by its own completion function; fish and zsh
are asked when they are installed."""
import os
import pty
import re
import select
import shutil
import subprocess
import unittest

from program import PATIENCE, PROGRAM, ProgramTest

BASH = shutil.which("bash")
FISH = shutil.which("fish")
ZSH = shutil.which("zsh")


@unittest.skipUnless(BASH, "no bash")
class Bash(ProgramTest):
    """Many questions to one bash, for it starts slowly."""

    def offered(self, *lines):
        """What bash offers at the end of each line, whose words are separated by spaces as bash separates them."""
        script = self.zw("completions", "bash").out
        for words in lines:
            quoted = " ".join(f"'{word}'" for word in words)
            script += (f"COMP_WORDS=(zw {quoted}); COMP_CWORD={len(words)}; _zw\n"
                       "printf '%s ' \"${COMPREPLY[@]}\"; echo\n")
        done = subprocess.run([BASH, "--norc", "--noprofile"], input=script, capture_output=True, text=True,
                              timeout=PATIENCE, check=True, cwd=self.directory.name)
        self.assertEqual(done.stderr, "")
        return [line.split() for line in done.stdout.splitlines()]

    def test_every_option_that_help_lists_is_offered_and_no_other(self):
        commands = [c for c in re.findall(r"^  ([a-z][a-z-]*)  ", self.zw("help").out, re.M) if c not in ("help", "lab")]
        answers = self.offered(*([command, "--"] for command in commands))
        for command, offered in zip(commands, answers):
            listed = re.findall(r"^  --([a-z-]+)", self.zw(command, "--help").out, re.M)
            self.assertEqual(offered, ["--" + name for name in listed], command)

    def test_words_are_offered_where_they_can_stand(self):
        commands, subcommands, games, steps, values, after, equals, helped = self.offered(
            ["se"], ["lab", "re"], ["search", "ch"], ["tune", "chess", ""], ["search", "chess", "--etc", ""],
            ["perft", "--depth", "5", "ki"], ["search", "--etc", "=", "o"], ["help", "yard"])
        self.assertEqual(commands, ["search", "selfplay", "serve"])
        self.assertIn("report", subcommands if self.zw("version", "--json").result["laboratory"] else ["report"])
        self.assertEqual(games, ["chess", "checkers"])
        self.assertEqual(steps, ["games", "weights", "selectivity", "terms", "pack"])
        self.assertEqual(values, ["off", "all"])
        self.assertEqual(after, [])
        self.assertEqual(equals, ["off"])
        self.assertEqual(helped, ["yardstick"])

    def test_a_value_is_no_argument_and_a_flag_takes_none(self):
        behind_value, behind_flag = self.offered(["search", "--depth", "5", "oth"], ["search", "--json", "oth"])
        self.assertEqual((behind_value, behind_flag), (["othello"], ["othello"]))

    def test_files_are_offered_with_spaces_in_their_names(self):
        with open(os.path.join(self.directory.name, "a game.pgn"), "w", encoding="utf-8"):
            pass
        self.assertEqual(self.offered(["show", "chess", "--file", "a"]), [["a", "game.pgn"]])


class Command(ProgramTest):
    def test_json_has_the_same_file(self):
        for shell in ("bash", "fish", "zsh"):
            result = self.zw("completions", shell, "--json").result
            self.assertEqual(result, {"shell": shell, "script": self.zw("completions", shell).out})

    def test_an_unknown_shell_is_refused(self):
        self.assertIn("shell 'tcsh': expected bash, fish or zsh", self.zw("completions", "tcsh", status=2).err)
        self.zw("completions", status=2)

    @unittest.skipUnless(FISH, "no fish")
    def test_fish_offers_the_same(self):
        self.write("zw.fish", self.zw("completions", "fish").out)
        self.write("mygame.so", "")
        self.write("mygame.c", "")
        asked = {"zw se": ["search", "selfplay", "serve"], "zw search ch": ["checkers", "chess"],
                 "zw search --etc o": ["off"], "zw search --depth 5 oth": ["othello"], "zw search --json oth": ["othello"],
                 "zw lab ver": ["verify"], "zw help yard": ["yardstick"], "zw play my": ["mygame.so"]}
        environment = dict(os.environ, HOME=self.directory.name)
        for line, words in asked.items():
            done = subprocess.run([FISH, "--no-config", "-c", f"source zw.fish; complete -C '{line}'"],
                                  capture_output=True, text=True, timeout=PATIENCE, check=True, env=environment,
                                  cwd=self.directory.name)
            self.assertEqual([w.split("\t")[0] for w in done.stdout.splitlines()], words, line + done.stderr)

    @unittest.skipUnless(ZSH, "no zsh")
    def test_zsh_completes_what_can_only_be_one_word(self):
        os.mkdir(self.path("functions"))
        self.write("functions/_zw", self.zw("completions", "zsh").out)
        typed = {"zw yards\t": "zw yardstick ", "zw search oth\t": "zw search othello ",
                 "zw search othello --etc-o\t": "zw search othello --etc-order=", "zw lab ver\t": "zw lab verify ",
                 "zw lab show --sc\t": "zw lab show --scale=", "zw search --evaluation ha\t": "zw search --evaluation hand ",
                 "zw tune chess sel\t": "zw tune chess selectivity ", "zw help yards\t": "zw help yardstick "}
        pid, terminal = pty.fork()
        if not pid:
            os.chdir(self.directory.name)
            os.execve(ZSH, [ZSH, "-f", "-i"], dict(os.environ, TERM="dumb", HOME=self.directory.name, PS1="", ZLE_RPROMPT_INDENT="0"))
        try:
            os.write(terminal, b"fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D; "
                               b"setopt no_beep; echo rea''dy\n")
            self.until(terminal, "ready\r\n")
            for keys, line in typed.items():
                os.write(terminal, keys.encode())
                self.until(terminal, line)
                os.write(terminal, b"\x15")  # Ctrl-U: another line
        finally:
            os.kill(pid, 9)
            os.waitpid(pid, 0)
            os.close(terminal)

    def until(self, terminal, wanted):
        """Reads what the terminal shows until it is there. What was typed is echoed before it is completed."""
        shown = ""
        while wanted not in shown:
            ready, _, _ = select.select([terminal], [], [], PATIENCE)
            self.assertTrue(ready, f"expected '{wanted}' in {shown!r}")
            shown += os.read(terminal, 65536).decode(errors="replace")


if __name__ == "__main__":
    unittest.main()
