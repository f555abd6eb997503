# zw_embed_bytes(FROM TO SYMBOL SIZE_SYMBOL): writes the C source of an array with the bytes of a file, when either is
# out of date. Needs nothing but CMake, so that data are compiled in on a machine with only a compiler.
function(zw_embed_bytes from to symbol size_symbol)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${from})
  if(EXISTS ${to} AND NOT ${from} IS_NEWER_THAN ${to})
    return()
  endif()
  file(READ ${from} bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  get_filename_component(name ${from} NAME)
  file(WRITE ${to} "/* Made of ${name} by CMake. */\n#include <stddef.h>\n
extern const unsigned char ${symbol}[];\nextern const size_t ${size_symbol};
const unsigned char ${symbol}[] = {\n${bytes}\n};\nconst size_t ${size_symbol} = sizeof ${symbol};\n")
endfunction()
