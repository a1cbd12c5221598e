#!/bin/sh
# Restores a backup into an EMPTY database, and prints what is in it.
#
#   restore.sh FILE                     DATABASE_URL or DATABASE_URL_FILE names the empty database, as its owner
#
# It never changes a database that has tables. The API refuses the restored database until `restored` has run on it (docs/going-live.md, step 9):
# otherwise it would give receipt numbers to a second donor.
set -eu

file=${1:?usage: restore.sh FILE}
url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?set DATABASE_URL or DATABASE_URL_FILE}")}

ask() { psql --no-psqlrc --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname="$url" --command="$1"; }

[ -r "$file" ] || { echo "There is no such file: $file" >&2; exit 1; }
tables=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
[ "$tables" = 0 ] || { echo "The database is not empty ($tables tables). Create a new one." >&2; exit 1; }

# The mark comes first and stays, so no stop leaves a restored database without it. The name of a backup has its time.
time=$(basename "$file" | sed -n 's/^donate-\([0-9]\{8\}T[0-9]\{6\}Z\)\.dump$/\1/p')
ask "begin; create schema restore; create table restore.pending (backup_at timestamptz, restored_at timestamptz not null);
  grant usage on schema restore to public; grant select, delete on restore.pending to public;
  insert into restore.pending values (nullif('$time', '')::timestamptz, now()); commit" >/dev/null

pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --exclude-schema=restore --dbname="$url" "$file"
ask "select state || ': ' || count(*) || ' donations, ' || coalesce(sum(amount), 0) || ' rupees' from donations group by state order by state"
ask "select 'receipts: ' || count(*) from receipts"
ask "select 'accounts: ' || count(*) from users"

cat <<'NEXT'

The API does not start on this database yet. Look for the last receipt number in the mails that were sent, and for people who left the staff.
Then let the secrets database-url and database-owner-url name this database, and run, with the options of docs/going-live.md, step 9:

  deploy/command.sh migrate
  deploy/command.sh restored --last-receipt NUMBER --staff EMAIL

Without a number it leaves a large gap. A restore for practice needs none of this.
NEXT
