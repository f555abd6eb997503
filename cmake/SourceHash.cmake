# Writes a C source with the version and a hash of all sources into TO:
#   cmake -DSOURCE=DIR -DVERSION=V -DTO=FILE -P SourceHash.cmake
# The hash depends on names and contents alone, not on where or when something is built.
file(GLOB_RECURSE paths RELATIVE ${SOURCE} ${SOURCE}/src/* ${SOURCE}/include/*)
if(NOT paths)
  message(FATAL_ERROR "no sources in ${SOURCE}: expected the absolute path of the source tree")
endif()
list(SORT paths)
set(all "")
foreach(path IN LISTS paths)
  file(SHA256 ${SOURCE}/${path} hash)
  string(APPEND all "${hash} ${path}\n")
endforeach()
string(SHA256 hash "${all}")
string(SUBSTRING ${hash} 0 16 hash)
file(WRITE ${TO} "/* Made by SourceHash.cmake. */
extern const char cluster_version[];
const char cluster_version[] = \"${VERSION} of the sources ${hash}\";
")
