#!/bin/sh
# Postgres runs this once, while its volume is empty: for each URL a user and a database of its own, which others cannot open.
set -eu
for name in database-url cms-database-url; do
  url=$(cat "${SECRETS_FOLDER:-/run/secrets}/$name")
  login=${url#postgres://}
  login=${login%@*}
  psql --quiet --no-psqlrc -v ON_ERROR_STOP=1 -v name="${login%%:*}" -v password="${login#*:}" \
    --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
done
