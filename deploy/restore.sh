#!/bin/sh
# Restores a backup into an EMPTY database, and prints what is in it.
#
#   restore.sh FILE                     DATABASE_URL or DATABASE_URL_FILE names the empty database
#
# It never changes a database that has tables.
set -eu

file=${1:?usage: restore.sh FILE}
url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?set DATABASE_URL or DATABASE_URL_FILE}")}

ask() { psql --no-psqlrc --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname="$url" --command="$1"; }

[ -r "$file" ] || { echo "There is no such file: $file" >&2; exit 1; }
tables=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
[ "$tables" = 0 ] || { echo "The database is not empty ($tables tables). Create a new one." >&2; exit 1; }

pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$url" "$file"
ask "select state || ': ' || count(*) || ' donations, ' || coalesce(sum(amount), 0) || ' rupees' from donations group by state order by state"
ask "select 'receipts: ' || count(*) from receipts"
ask "select 'accounts: ' || count(*) from users"
