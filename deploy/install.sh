#!/bin/sh
# Prepares an unpacked release beside the current one. It does not change `current`: that is one command of the operator, and so is the way back.
#
#   /srv/donate/releases/NEW/deploy/install.sh
#
# 1. Copies the files of earlier builds from the current release. Pages that are open now still load them.
# 2. Removes old releases: the current one, the new one and the newest other one stay.
set -eu

new=$(cd "$(dirname "$0")/.." && pwd -P)
releases=$(dirname "$new")
current=$(readlink -f "$releases/../current" || true)
builds=5

# Removes all folders of a folder but the newest.
keep_newest() {
  find "$1" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn | tail -n "+$(($2 + 1))" | cut -d' ' -f2- |
    while IFS= read -r old; do rm -rf "$old"; done
}

if [ -d "$current/dist" ] && [ "$current" != "$new" ]; then
  mkdir -p "$new/dist/site-earlier"
  [ ! -d "$current/dist/site-earlier" ] || cp -a "$current/dist/site-earlier/." "$new/dist/site-earlier/"
  rm -rf "$new/dist/site-earlier/$(basename "$current")"
  cp -a "$current/dist/site/assets" "$new/dist/site-earlier/$(basename "$current")"
  touch "$new/dist/site-earlier/$(basename "$current")"
  # The new build's own files stay as they are, and its folder of modules is the newest.
  find "$new/dist/widget" -mindepth 1 -maxdepth 1 -type d -exec touch {} +
  cp -an "$current/dist/widget/." "$new/dist/widget/"
  keep_newest "$new/dist/site-earlier" $((builds - 1))
  keep_newest "$new/dist/widget" "$builds"
fi

others=0
find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn | cut -d' ' -f2- | while IFS= read -r release; do
  [ "$release" != "$new" ] && [ "$release" != "$current" ] || continue
  others=$((others + 1))
  [ "$others" -le 1 ] || { rm -rf "$release" && echo "removed $release"; }
done
echo "$new is ready"
