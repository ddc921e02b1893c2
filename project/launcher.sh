#!/usr/bin/env bash
# Starts the program of this package. Options are the program's own, except:
#   -J-Xmx1g    a flag for the JVM, here -Xmx1g (JAVA_OPTS holds such flags too, without -J)
# Java is that of JAVA_HOME, or else the first on the PATH. The program takes this script's place, so that signals and
# exit codes are its own.

script="$0"
while [ -L "$script" ]; do
  target="$(readlink "$script")"
  case "$target" in
    /*) script="$target" ;;
    *) script="$(dirname "$script")/$target" ;;
  esac
done
app_home="$(cd "$(dirname "$script")/.." && pwd -P)"
name="$(basename "$script")"
lib_dir="$app_home/lib"

${{template_declares}}

java_cmd=java
if [ -n "${JAVA_HOME:-}" ]; then
  java_cmd="$JAVA_HOME/bin/java"
fi
if ! command -v "$java_cmd" >/dev/null; then
  echo "$name: no Java found; install a JDK of version 17 or later, or set JAVA_HOME" >&2
  exit 2
fi

jvm=()
program=()
while IFS= read -r flag || [ -n "$flag" ]; do
  case "$flag" in
    -J*) jvm+=("${flag#-J}") ;;
  esac
done <"$app_home/conf/application.ini"
# An archive of the classes that a start loads. One that does not fit this Java or these jars is
# passed over without a word.
if [ -r "$lib_dir/$name.jsa" ]; then
  jvm+=("-XX:SharedArchiveFile=$lib_dir/$name.jsa" -Xshare:auto -Xlog:cds=off -Xlog:cds+dynamic=off -Xlog:class+path=off)
fi
for argument in "$@"; do
  case "$argument" in
    -J?*) jvm+=("${argument#-J}") ;;
    *) program+=("$argument") ;;
  esac
done

# shellcheck disable=SC2086 # JAVA_OPTS holds several flags
exec "$java_cmd" ${JAVA_OPTS:-} "${jvm[@]}" -cp "$app_classpath" "$app_mainclass" ${program[@]+"${program[@]}"}
