#!/bin/sh
# /usr/local/sbin/selvedge-restore on both database machines, mode 0755. Run as postgres, Patroni stopped on both:
#   selvedge-restore                              the newest state the archive has
#   selvedge-restore '2026-11-18 09:00:00+00'     that moment
# PostgreSQL recovers before Patroni starts it again: Patroni sets recovery up by itself and would go on to the newest state.
set -eu
data=/var/lib/postgresql/15/selvedge
pg_ctl=/usr/lib/postgresql/15/bin/pg_ctl
log="$data/log-of-restore"

if [ -e "$data/postmaster.pid" ]; then
    echo "PostgreSQL still runs here: stop Patroni on both machines first." >&2
    exit 1
fi
if [ $# -gt 0 ]; then
    pgbackrest --stanza=selvedge --delta --type=time --target="$1" --target-action=promote restore
else
    pgbackrest --stanza=selvedge --delta restore
fi
# Nobody but this script gets in until it is done.
"$pg_ctl" -D "$data" -w -t 86400 -l "$log" -o "-c listen_addresses=''" start
until [ "$(psql -d postgres -Atc 'select pg_is_in_recovery()')" = f ]; do
    if ! "$pg_ctl" -D "$data" status > /dev/null; then
        tail -n 20 "$log" >&2
        exit 1
    fi
    sleep 1
done
"$pg_ctl" -D "$data" -m fast -w stop
echo "Restored. What comes next is in docs/operations.md, Restore."
