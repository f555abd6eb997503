# The library as one WebAssembly module, zw.wasm: the text functions of zw.h and the commands that a page asks
# (src/wasm/module.c). Included by CMakeLists.txt instead of everything that comes after the library.
file(GLOB module_sources CONFIGURE_DEPENDS src/wasm/*.c src/common/*.c src/syzygy/*.c)
list(FILTER module_sources EXCLUDE REGEX "/src/common/(interrupt|journal|process)\\.c$")
foreach(command bench compare games moves perft search show solve version yardstick)
  list(APPEND module_sources src/cli/cmd_${command}.c)
endforeach()
list(APPEND module_sources src/cli/compare.c src/cli/search_report.c src/cli/solve.c src/cli/solve_bounds.c
     src/cli/picture.c src/cli/trace.c)

list(FILTER library_sources EXCLUDE REGEX "/src/(base/replace|game/load|proof/.*)\\.c$")
add_executable(zw_module ${library_sources} ${module_sources})
set_target_properties(zw_module PROPERTIES OUTPUT_NAME zw SUFFIX .wasm)
target_include_directories(zw_module PRIVATE include src)
target_compile_definitions(zw_module PRIVATE ZW_NO_THREADS)
target_compile_definitions(zw_module PRIVATE _WASI_EMULATED_SIGNAL _WASI_EMULATED_MMAN _WASI_EMULATED_PROCESS_CLOCKS)
target_link_libraries(zw_module PRIVATE wasi-emulated-mman wasi-emulated-signal wasi-emulated-process-clocks m)
# A search has a frame for each ply: below the stack lies nothing, so that one that is too deep ends the instance.
target_link_options(zw_module PRIVATE -mexec-model=reactor -Wl,-z,stack-size=4194304 -Wl,--stack-first
                                      -Wl,--gc-sections -Wl,--strip-all)
foreach(name malloc free zw_version zw_engine_new_text zw_engine_position_text zw_engine_search_text zw_engine_free)
  target_link_options(zw_module PRIVATE -Wl,--export=${name})
endforeach()
