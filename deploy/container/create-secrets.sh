#!/bin/sh
# Creates the files of compose.yaml's secrets that are missing, in ./secrets. Run it in the repository's root.
# Only the folder's owner enters it; the files are readable, because containers read them as another user.
set -eu
umask 077
mkdir -p secrets
umask 022

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
create() { [ -s "secrets/$1" ] || { printf '%s\n' "$2" >"secrets/$1" && chmod 444 "secrets/$1"; }; }

create postgres-password "$(random)"
create database-url "postgres://site:$(cat secrets/postgres-password)@postgres:5432/site"
create payload-secret "$(random)"
create content-changed-secret "$(random)"
create readiness-token "$(random)"
