#!/bin/sh
# Runs sbt in this repository, on a machine that has a JDK 17 and either sbt or Maven.
#
#   ./sbt node/run --port 7410        unquoted options work; so does ./sbt "node/run --port 7410"
#   ./sbt test
#
# An sbt on the PATH is used if there is one. Otherwise Maven fetches sbt's launcher once (pinned
# version, checked hash) into the user's cache folder, from whatever repository Maven is set up for.
set -u

launcher_version=1.11.7
launcher_sha256=f92a2095ac75008764fe3b2b793ffe624c4fbef5bfd9b0022e4bc2daf668c651

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
cache=${XDG_CACHE_HOME:-$HOME/.cache}
cd "$here" || exit 1

die() {
  echo "sbt: $1" >&2
  exit 1
}

# --- one sbt at a time ------------------------------------------------------------------------
# Two sbts that boot in one clone at once collide on sbt's socket and on the compiler's output. So
# an sbt holds this lock while it boots and builds; `run` gives it back just before the program
# starts (project/TerminalRun.scala), so that any number of nodes can run from one clone.
lock="$here/target/.sbt-lock"

take_lock() {
  mkdir -p "$here/target" || die "cannot write to $here/target"
  told=
  while ! (set -C; echo "$$" >"$lock") 2>/dev/null; do
    holder=$(cat "$lock" 2>/dev/null)
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
      # The holder is gone. Renaming is atomic, so only one of us clears it away; look again at
      # what we got, for another may have cleared and taken it between our look and our rename.
      if mv "$lock" "$lock.stale.$$" 2>/dev/null; then
        if [ "$(cat "$lock.stale.$$" 2>/dev/null)" != "$holder" ]; then
          ln "$lock.stale.$$" "$lock" 2>/dev/null
        fi
        rm -f "$lock.stale.$$"
      fi
      continue
    fi
    if [ -z "$told" ] && [ -n "$holder" ]; then
      echo "sbt: waiting for another sbt that builds in this clone (process $holder) ..." >&2
      told=yes
    fi
    sleep 0.2
  done
  VOXELPOPULI_SBT_LOCK=$lock
  export VOXELPOPULI_SBT_LOCK
}

# --- `run` takes the rest of the line as its options --------------------------------------------
# sbt reads each word as a command of its own unless they are quoted together.
quote_word() {
  case $1 in
    '' | *[!A-Za-z0-9_./:=,@%+-]*) printf '"%s"' "$(printf %s "$1" | sed 's/[\\"]/\\&/g')" ;;
    *) printf %s "$1" ;;
  esac
}

case ${1-} in
  run | */run | */runMain | */testOnly)
    joined=$1
    shift
    for word in "$@"; do
      joined="$joined $(quote_word "$word")"
    done
    set -- "$joined"
    ;;
esac

# --- an installed sbt ---------------------------------------------------------------------------
installed=$(command -v sbt 2>/dev/null || true)
if [ -n "$installed" ] && ! [ "$installed" -ef "$here/sbt" ]; then
  take_lock
  exec "$installed" "$@"
fi

# --- or the launcher, through Maven -------------------------------------------------------------
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
command -v "$java" >/dev/null 2>&1 ||
  die "no Java found. Install a JDK 17 or newer (Debian: apt-get install openjdk-17-jdk-headless)."

sha256_of() {
  if command -v sha256sum >/dev/null 2>&1; then
    sha256sum "$1" | cut -d' ' -f1
  else
    shasum -a 256 "$1" | cut -d' ' -f1
  fi
}

launcher="$cache/voxel-populi/sbt-launch-$launcher_version.jar"
if ! [ -f "$launcher" ]; then
  command -v mvn >/dev/null 2>&1 ||
    die "neither sbt nor Maven found. Install one of them (Debian: apt-get install maven; sbt: see its download page)."
  echo "sbt: fetching sbt's launcher $launcher_version with Maven, once ..." >&2
  fetched=$(mktemp -d) || die "cannot make a temporary folder"
  trap 'rm -rf "$fetched"' EXIT
  mvn -q -B "-Duser.home=$HOME" dependency:copy \
    -Dartifact="org.scala-sbt:sbt-launch:$launcher_version" -DoutputDirectory="$fetched" >&2 ||
    die "Maven could not fetch org.scala-sbt:sbt-launch:$launcher_version; see its message above."
  jar="$fetched/sbt-launch-$launcher_version.jar"
  got=$(sha256_of "$jar")
  [ "$got" = "$launcher_sha256" ] ||
    die "the launcher that Maven fetched has SHA-256 $got, not $launcher_sha256: not used."
  mkdir -p "$cache/voxel-populi" && mv "$jar" "$launcher.$$" && mv "$launcher.$$" "$launcher" ||
    die "cannot write to $cache/voxel-populi"
  rm -rf "$fetched"
  trap - EXIT
fi

take_lock
# Java's user.home ignores $HOME; sbt and Coursier keep their caches below it.
COURSIER_CACHE=${COURSIER_CACHE:-$cache/coursier/v1}
export COURSIER_CACHE
# shellcheck disable=SC2046 # one option a line, none with spaces
exec "$java" $(grep -v '^#' .jvmopts) ${SBT_OPTS:-} "-Duser.home=$HOME" -jar "$launcher" "$@"
