#!/bin/sh
# Restores a backup into an EMPTY database, and prints what is in it.
#
#   restore.sh FILE [NUMBER ...]        DATABASE_URL or DATABASE_URL_FILE names the empty database, as its owner
#
# NUMBER is the last receipt number that was mailed, of each financial year. Without one, it asks, if a person is there to answer. `none` asks nothing.
#
# It never changes a database that has tables. The API refuses the restored database until `restored` has run on it (docs/going-live.md, step 9):
# otherwise it would give receipt numbers to a second donor.
set -eu

file=${1:?usage: restore.sh FILE [NUMBER ...]}
shift
url=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?set DATABASE_URL or DATABASE_URL_FILE}")}

ask() { psql --no-psqlrc --pset pager=off --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname="$url" --command="$1"; }

# As on a receipt: KSN/2026-27/000123.
is_number() { printf %s "$1" | grep -Eqx '([A-Za-z0-9/-]+/)?[0-9]{4}-[0-9]{2}/[0-9]{6,8}'; }

numbers=
for number in "$@"; do
  [ "$number" != none ] || continue
  is_number "$number" || { echo "This is no receipt number: $number" >&2; exit 1; }
  numbers="$numbers $number"
done

[ -r "$file" ] || { echo "There is no such file: $file" >&2; exit 1; }
tables=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
[ "$tables" = 0 ] || { echo "The database is not empty ($tables tables). Create a new one." >&2; exit 1; }

# The mark comes first and stays, so no stop leaves a restored database without it. The name of a backup has its time.
time=$(basename "$file" | sed -n 's/^donate-\([0-9]\{8\}T[0-9]\{6\}Z\)\.dump$/\1/p')
ask "begin; create schema restore; create table restore.pending (backup_at timestamptz, restored_at timestamptz not null, last_receipts text not null);
  grant usage on schema restore to public; grant select, delete on restore.pending to public;
  insert into restore.pending values (nullif('$time', '')::timestamptz, now(), '$numbers'); commit" >/dev/null

pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --exclude-schema=restore --dbname="$url" "$file"
# Until PostgreSQL knows the restored tables, a list of donations can take seconds. It would look at them by itself only some minutes later.
ask "analyze" >/dev/null
ask "select state || ': ' || count(*) || ' donations, ' || coalesce(sum(amount), 0) || ' rupees' from donations group by state order by state"
ask "select 'receipts: ' || count(*) from receipts"
ask "select 'accounts: ' || count(*) from users"

if [ "$#" -eq 0 ] && [ -t 0 ]; then
  echo
  echo 'Donors hold receipts that the backup does not know. Look for the last number in the mails that were sent, e.g. KSN/2026-27/000123.'
  while printf 'The last number of a financial year, or nothing: ' && read -r number && [ -n "$number" ]; do
    if is_number "$number"; then numbers="$numbers $number"; else echo 'That is no receipt number.'; fi
  done
  ask "update restore.pending set last_receipts = '$numbers'" >/dev/null
fi

echo
echo "The API does not start on this database yet. Last receipt numbers:${numbers:- unknown, so a large gap is left}."
cat <<'NEXT'
Look for people who left the staff. Then let the secrets database-url and database-owner-url name this database, and run, with the options of
docs/going-live.md, step 9:

  deploy/command.sh migrate
  deploy/command.sh restored --staff EMAIL

A restore for practice needs none of this.
NEXT
