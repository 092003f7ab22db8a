#!/usr/bin/env bash
# Compares every step that the table of the pack allows with every step of authorization.pml, which
# was written by hand, in every place. Needs spin and a C compiler (apt-get install spin gcc).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tool=$(realpath "${1:?the path of lockb-dev}")
command -v spin >/dev/null && command -v cc >/dev/null || {
  echo "spin and a C compiler are needed: apt-get install spin gcc" >&2
  exit 2
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export LC_ALL=C

status=0
# Platform and version of ours; platform and era of the model; keys left out on both sides.
while read -r name version platform era without; do
  defines=(-DPLATFORM="$platform" -DERA="$era")
  for key in ${without//,/ }; do
    case $key in none) ;; *) defines+=(-D"$key"=0) ;; esac
  done
  spin -a "${defines[@]}" "$here/authorization.pml" >spin.log || { cat spin.log; exit 2; }
  # The C part of the model sees the names of eras as numbers.
  cc -O0 -w -DI8=0 -DI11=1 -DI13A=2 -DI13B=3 -DI17=4 -DI18=5 -DNOREDUCE -DSAFETY "${defines[@]}" -o pan pan.c
  ./pan -m1000000 >pan.log
  grep -q "errors: 0" pan.log || { cat pan.log; exit 2; }
  sed -n 's/^> //p' pan.log | sort -u >theirs
  "$tool" oracle --platform "$name" --at "$version" --without "$without" | sort -u >ours
  states=$(sed -n 's/^[ ]*\([0-9]*\) states, stored.*/\1/p' pan.log)
  if cmp -s ours theirs; then
    echo "$name $version without $without: $states states, $(wc -l <ours) steps, the same"
  else
    status=1
    echo "$name $version without $without: different ($(wc -l <ours) steps, $(wc -l <theirs) by hand)"
    diff ours theirs | head -"${LINES_SHOWN:-10}" || true
  fi
done <<'PLACES'
iOS 9 IOS I8 none
iOS 9 IOS I8 KAOLD
iOS 9 IOS I8 KW
iOS 12 IOS I11 none
iOS 12 IOS I11 KA
iOS 13.2 IOS I13A none
iOS 13.2 IOS I13A KA
iOS 13.4 IOS I13B none
iOS 17 IOS I17 none
iOS 18 IOS I18 none
iOS 18 IOS I18 KW
iOS 18 IOS I18 KA
iOS 18 IOS I18 KAOLD
iPadOS 18 IOS I18 none
watchOS 3 WATCH I8 none
watchOS 5 WATCH I11 none
watchOS 6 WATCH I13B none
watchOS 11 WATCH I18 none
tvOS 9 TV I8 none
tvOS 12 TV I11 none
tvOS 13 TV I13B none
tvOS 18 TV I18 none
macOS 10.15 MAC I13B none
macOS 15 MAC I18 none
macOS 15 MAC I18 KM
visionOS 1 VISION I17 none
visionOS 2 VISION I18 KW
iPadAppOnVisionOS 1 PAD_ON_VISION I17 none
iPadAppOnVisionOS 2 PAD_ON_VISION I18 KA
appClip 14 CLIP I13B none
appClip 18 CLIP I18 none
appClip 18 CLIP I18 KA
PLACES
exit $status
