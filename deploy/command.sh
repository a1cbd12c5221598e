#!/bin/sh
# Runs one command of the back end, as the user donate and with the variables of the programs:
#
#   deploy/command.sh migrate
#   deploy/command.sh staff add accounts@example.org --role administrator
#
# Start it as root: only root can read the secrets. They travel in the environment, which other users cannot see.
set -eu
cd "$(dirname "$0")/.."

# Not read as a shell script: a value may have spaces and signs.
while IFS= read -r line; do
  case "$line" in \#* | '') ;; *) export "$line" ;; esac
done </etc/donate/donate.env

command=${1:?name a command, e.g. migrate}
shift

for file in /etc/donate/secrets/*; do
  case "$(basename "$file")" in
    # The owner of the tables can do anything. Only one command works as it.
    database-owner-url) [ "$command" = migrate ] || continue; name=DATABASE_OWNER_URL ;;
    data-keys) name=DATA_ENCRYPTION_KEYS ;;
    *) name=$(basename "$file" | tr 'a-z-' 'A-Z_') ;;
  esac
  export "$name=$(cat "$file")"
done

# Node itself runs the script of package.json: a server needs no npm.
exec runuser -u donate -- node_modules/node/bin/node --run "$command" -- "$@"
