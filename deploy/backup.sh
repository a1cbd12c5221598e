#!/bin/sh
# Writes one backup of the database, checks that it can be read, and deletes old ones.
#
#   DATABASE_URL or DATABASE_URL_FILE   the database
#   BACKUP_DIR                          an existing folder, e.g. /var/backups/donate
#   KEEP_DAYS                           how long backups are kept; 30 by default
#
# The last line is the name of the new file. Copy it to another place: a backup on the same disk does not survive the disk.
set -eu
umask 077

url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?set DATABASE_URL or DATABASE_URL_FILE}")}
dir=${BACKUP_DIR:?set BACKUP_DIR}
keep=${KEEP_DAYS:-30}

[ -d "$dir" ] || { echo "BACKUP_DIR is not a folder: $dir" >&2; exit 1; }
file="$dir/donate-$(date -u +%Y%m%dT%H%M%SZ).dump"

# A file appears under its name only when it is complete.
trap 'rm -f "$file.part"' EXIT
# While it waits for a table that a migration changes, it makes later readers wait, too. So it gives up; run it again later.
PGCONNECT_TIMEOUT=10 pg_dump --lock-wait-timeout=60s --format=custom --compress=6 --no-owner --no-privileges --exclude-schema=restore --dbname="$url" --file="$file.part"
pg_restore --list "$file.part" | grep 'TABLE DATA public donations ' >/dev/null || { echo 'The backup has no donations table.' >&2; exit 1; }
mv "$file.part" "$file"
find "$dir" -maxdepth 1 -name 'donate-*.dump' -mtime "+$keep" -delete
echo "$file"
