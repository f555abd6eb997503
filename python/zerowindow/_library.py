"""libzw as ctypes sees it: where it is found, its structs, its functions.

The structs repeat include/zw/zw.h and include/zw/game.h member by member; a test compares every offset with the headers. A
library of another version is refused, since its structs may be others.
"""
from __future__ import annotations

import ctypes
import ctypes.util
import os
from ctypes import (CFUNCTYPE, POINTER, Structure, c_char, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint32, c_uint64,
                    c_void_p)
from typing import Optional

__version__ = "0.1.0"  # of the package, and of the library that it is made for

MAX_DEPTH = 255
NO_MOVE = 0xFFFFFFFF
ABI = 2
WINS_BY_DISTANCE, EQUAL_BYTES = 1, 4
FIXED_DEPTH, TOURNAMENT = 0, 1
REPORT_PASS, REPORT_ITERATION, REPORT_RESULT = 0, 1, 2
STATUS = ("ok", "no memory", "bad input", "bad game", "unsupported", "system")


class Error(Structure):
    _fields_ = [("status", c_int), ("text", c_char * 512)]


StartFunction = CFUNCTYPE(None, c_void_p, c_void_p)
MovesFunction = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(c_uint32), c_int, POINTER(c_int32))
PlayFunction = CFUNCTYPE(None, c_void_p, c_void_p, c_uint32, c_void_p)
ValueFunction = CFUNCTYPE(c_int32, c_void_p, c_void_p)
AskMoveFunction = CFUNCTYPE(c_int, c_void_p, c_void_p, c_uint32)
AskFunction = CFUNCTYPE(c_int, c_void_p, c_void_p)
ParseFunction = CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p, c_void_p, c_size_t)
FormatFunction = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_size_t)
FormatMoveFunction = CFUNCTYPE(c_int, c_void_p, c_void_p, c_uint32, c_void_p, c_size_t)


class Game(Structure):
    """struct zw_game; functions that the package neither calls nor writes are plain pointers."""
    _fields_ = [
        ("abi", c_uint32), ("size", c_uint32), ("name", c_char_p), ("position_size", c_size_t), ("max_moves", c_int),
        ("max_score", c_int32), ("start", StartFunction), ("moves", MovesFunction), ("play", PlayFunction),
        ("evaluate", ValueFunction), ("hash", c_void_p), ("flags", c_uint32), ("moves_again", AskMoveFunction),
        ("first_to_move", AskFunction), ("context_new", c_void_p), ("context_free", c_void_p),
        ("context_forget", c_void_p), ("context_aim", c_void_p), ("title", c_char_p), ("unit", c_char_p),
        ("notation", c_char_p), ("scale", c_int32), ("parse", ParseFunction), ("format", FormatFunction),
        ("parse_move", c_void_p), ("format_move", FormatMoveFunction), ("show", FormatFunction),
        ("show_move", c_void_p), ("read_records", c_void_p), ("suite", c_char_p), ("write_record", c_void_p),
        ("openings", c_void_p), ("share_depth", c_int), ("aspiration", c_int32), ("win_score", c_int32),
        ("child_hash", c_void_p), ("order", c_void_p), ("settle", c_void_p), ("search_moves", c_void_p),
        ("tactical", c_void_p), ("forced", c_void_p), ("null_move", c_void_p), ("free_move", c_void_p),
        ("selective", c_void_p), ("forecast", c_void_p), ("expect", c_void_p), ("step_bounds", c_void_p),
        ("visited", c_void_p), ("count", c_void_p), ("move_paths", c_void_p), ("reverse", c_void_p),
        ("effort_growth", c_double), ("effort_seconds", c_double), ("shape", c_void_p),
        ("reversible", AskMoveFunction), ("no_progress_limit", c_int), ("no_progress_plies", c_void_p),
        ("dead", c_void_p), ("plies_left", AskFunction), ("next_depth", c_void_p), ("solve_scale", c_int32),
        ("endgame", c_void_p), ("pessimistic", c_void_p * 2), ("databases", c_void_p), ("evaluate_plain", c_void_p),
        ("evaluate_hand", c_void_p), ("tunable", c_void_p), ("evaluate_moves", c_void_p), ("repetition", c_int32),
        ("symmetric", c_void_p), ("odds", c_void_p), ("book_format", c_void_p), ("board", c_void_p), ("levels", c_void_p),
        ("units", c_char_p), ("unit_value", c_int32), ("faults", c_void_p),
    ]


class Settings(Structure):
    _fields_ = [(name, c_int32) for name in (
        "memory", "from_", "width", "predict", "grow", "bias", "step", "k", "guess_is_value", "guess_is_first", "guess_given",
        "guess", "offset", "only_last", "delta", "learn", "extended", "sample", "likely", "step_lower", "step_upper")]


class Choice(Structure):
    _fields_ = [("algorithm", c_void_p), ("settings", Settings)]


def algorithm_name(row: Optional[int]) -> str:
    """The name of a zw_algorithm, which is its first member."""
    name = ctypes.cast(row, ctypes.POINTER(c_char_p))[0]
    return name.decode() if name else ""


class Switches(Structure):
    _fields_ = [(name, c_int32) for name in (
        "deepening", "table_move", "killers", "history", "static_order", "quiescence", "selectivity", "store_leaves",
        "etc", "evaluation", "depth_match", "grain")] + [("without", c_uint32)]


class TableOptions(Structure):
    _fields_ = [("bytes", c_uint64), ("entries", c_uint64), ("layout", c_int), ("replacement", c_int),
                ("bounds", c_int)]


COUNTERS = ("leaves", "nodes", "interior", "generated", "quiescence", "table_probes", "table_hits", "table_cutoffs",
            "etc_probes", "etc_cutoffs", "passes", "researches", "cutoffs", "first_cutoffs", "guided_cutoffs",
            "guided_first_cutoffs", "crossed", "cheap_probes", "root_crossed", "overshoots", "researches_below",
            "memory_peak", "memory_nodes", "settled")


class Counters(Structure):
    _fields_ = [(name, c_uint64) for name in COUNTERS]


class Report(Structure):
    _fields_ = [
        ("size", c_uint32), ("event", c_int), ("game", c_void_p), ("algorithm", c_void_p), ("instance", c_int),
        ("depth", c_int), ("value", c_int32), ("lower", c_int32), ("upper", c_int32), ("proven", c_int),
        ("mate", c_int), ("best", c_uint32), ("line", c_uint32 * (MAX_DEPTH + 1)), ("line_length", c_int),
        ("line_verified", c_int), ("line_end", c_int), ("total", Counters), ("last", Counters), ("seconds", c_double),
        ("table_bytes", c_uint64), ("threads", c_int), ("reach", c_int), ("guess", c_int32), ("pass_alpha", c_int32),
        ("pass_beta", c_int32), ("move_number", c_int), ("rank", c_int), ("moves", c_void_p), ("move_count", c_int),
        ("equal", POINTER(c_uint32)), ("equal_count", c_int), ("step_lower", c_int32), ("step_upper", c_int32),
        ("threads_asked", c_int), ("sharing", c_uint64 * 4), ("makespan", c_uint64), ("traffic", c_uint64 * 5),
    ]


ReportFunction = CFUNCTYPE(None, c_void_p, POINTER(Report))
ComplainFunction = CFUNCTYPE(None, c_void_p, c_char_p)


class EngineOptions(Structure):
    _fields_ = [
        ("size", c_uint32), ("instance", c_int), ("choice", Choice), ("switches", Switches), ("guess", c_int32),
        ("threads", c_int), ("table", c_void_p), ("table_alone", c_int), ("table_options", TableOptions),
        ("no_table", c_int), ("tablebase", c_void_p), ("on_report", ReportFunction), ("user", c_void_p),
        ("tell_moves", c_int), ("kernel", c_void_p), ("through_functions", c_int), ("seed", c_uint64),
        ("experiment", c_void_p), ("on_event", c_void_p), ("virtual_workers", c_int), ("parallel", c_int),
    ]


class RoomyOptions(Structure):
    """Room for options of any version: the library returns them by value."""
    _fields_ = [("options", EngineOptions), ("room", c_char * 4096)]


class Limits(Structure):
    _fields_ = [
        ("size", c_uint32), ("depth", c_int), ("nodes", c_uint64), ("seconds", c_double), ("clock", c_double),
        ("increment", c_double), ("moves_to_go", c_int), ("multipv", c_int), ("equal_moves", c_int), ("no_line", c_int),
        ("excluded", POINTER(c_uint32)), ("excluded_count", c_int),
    ]


FUNCTIONS = {
    "zw_version": (c_char_p, []),
    "zw_game_at": (POINTER(Game), [c_int]),
    "zw_game_find": (POINTER(Game), [c_char_p]),
    "zw_plugin_open": (c_void_p, [c_char_p, POINTER(Error)]),
    "zw_plugin_get": (POINTER(Game), [c_void_p]),
    "zw_plugin_get_kernel": (c_void_p, [c_void_p]),
    "zw_plugin_close": (None, [c_void_p]),
    "zw_game_check": (c_int, [POINTER(Game), c_uint64, c_int, ComplainFunction, c_void_p, POINTER(Error)]),
    "zw_position_parse": (c_int, [POINTER(Game), c_void_p, c_char_p, c_void_p, POINTER(Error)]),
    "zw_position_format": (c_int, [POINTER(Game), c_void_p, c_void_p, c_char_p, c_size_t]),
    "zw_position_hash": (c_uint64, [POINTER(Game), c_void_p, c_void_p]),
    "zw_position_evaluate": (c_int32, [POINTER(Game), c_void_p, c_void_p]),
    "zw_move_parse": (c_int, [POINTER(Game), c_void_p, c_void_p, c_char_p, POINTER(c_uint32), POINTER(Error)]),
    "zw_move_format": (c_int, [POINTER(Game), c_void_p, c_void_p, c_uint32, c_char_p, c_size_t]),
    "zw_value_format": (c_int, [POINTER(Game), c_int32, c_char_p, c_size_t]),
    "zw_perft": (c_int, [POINTER(Game), c_void_p, c_int, c_int, POINTER(c_uint64), POINTER(Error)]),
    "zw_choice_parse": (c_int, [c_char_p, POINTER(Choice), POINTER(Error)]),
    "zw_options_fixed_depth": (RoomyOptions, []),
    "zw_options_tournament": (RoomyOptions, []),
    "zw_engine_new": (c_void_p, [POINTER(Game), POINTER(EngineOptions), POINTER(Error)]),
    "zw_engine_free": (None, [c_void_p]),
    "zw_engine_position": (c_int, [c_void_p, c_void_p, POINTER(c_uint32), c_int, POINTER(Error)]),
    "zw_engine_search": (c_int, [c_void_p, POINTER(Limits), POINTER(Report), POINTER(Error)]),
    "zw_engine_stop": (None, [c_void_p]),
    "zw_engine_clear": (None, [c_void_p]),
    "zw_engine_context": (c_void_p, [c_void_p]),
    "zw_algorithm_at": (c_void_p, [c_int]),
}


def candidates() -> list[str]:
    """Where the library may be: what ZW_LIBRARY says, or else beside these sources, or else where the system finds it."""
    told = os.environ.get("ZW_LIBRARY")
    if told:
        return [told]
    sources = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    built = os.path.join(sources, "build", "libzw.so")
    found = ctypes.util.find_library("zw")
    return ([built] if os.path.exists(built) else []) + ([found] if found else []) + ["libzw.so"]


def load() -> ctypes.CDLL:
    tried = candidates()
    for path in tried:
        try:
            library = ctypes.CDLL(path)
            break
        except OSError as problem:
            reason = problem
    else:
        raise ImportError(f"zerowindow: cannot load libzw ({reason}): expected its path in ZW_LIBRARY, or an installed one")
    library.zw_version.restype = c_char_p
    version = library.zw_version().decode()
    if version != __version__:
        raise ImportError(f"zerowindow: {path} is libzw {version}: expected {__version__}, the version of this package")
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    size = library.zw_options_fixed_depth().options.size
    if size != ctypes.sizeof(EngineOptions):
        raise ImportError(f"zerowindow: {path} has engine options of {size} bytes: expected "
                          f"{ctypes.sizeof(EngineOptions)}, as in the headers of {__version__}")
    return library
