/** What the database says of itself: its schema, its replicas, its archive, and when the operator's chores were done. */
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../services.ts';
import { operatorChores } from './operator-chores.ts';
import { recentRead } from './recent-read.ts';
import { type Figure, sharedGauge } from './shared-gauge.ts';

type Source = { db: Queries; clock: Clock };

export function measureDatabase(registry: Registry, source: Source): void {
  measureSchema(registry, source);
  measureReplication(registry, source);
  measureArchive(registry, source);
  measureChores(registry, source);
}

function measureSchema(registry: Registry, { db, clock }: Source): void {
  const read = recentRead(clock, async () => {
    const { rows } = await sql<{ schema: number; server: number }>`
      select left(max(name), 4)::int as schema, current_setting('server_version_num')::int as server
      from schema_migrations`.execute(db.unscoped);
    return rows[0];
  });
  sharedGauge(registry, {
    name: 'schema_version',
    help: 'Number of the newest migration of the database',
    read: async () => figure((await read())?.schema),
  });
  sharedGauge(registry, {
    name: 'postgres_version',
    help: 'Version of the database server as a number: 180004 is 18.4',
    read: async () => figure((await read())?.server),
  });
}

type Replication = { replicas: number; synchronous: number; lag_bytes: number; lag_seconds: number };

/** Only a role with pg_monitor sees how far replicas are; another one hears nothing, and nothing is told. */
function measureReplication(registry: Registry, { db, clock }: Source): void {
  const read = recentRead(clock, async () => {
    const { rows } = await sql<Replication>`
      select count(*)::int as replicas,
        (count(*) filter (where sync_state in ('sync', 'quorum')))::int as synchronous,
        coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag_seconds,
        coalesce(max(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_receive_lsn()
          else pg_current_wal_lsn() end, replay_lsn)), 0)::float8 as lag_bytes
      from pg_stat_replication where state = 'streaming'
      having pg_has_role(current_user, 'pg_monitor', 'member')`.execute(db.unscoped);
    return rows[0];
  });
  const gauge = (name: string, help: string, key: keyof Replication) =>
    sharedGauge(registry, { name, help, read: async () => figure((await read())?.[key]) });
  gauge('replication_replicas', 'Replicas that follow the primary', 'replicas');
  gauge('replication_synchronous_replicas', 'Replicas that a commit waits for', 'synchronous');
  gauge('replication_lag_seconds', 'How far the slowest replica is behind, in seconds', 'lag_seconds');
  gauge('replication_lag_bytes', 'How far the slowest replica is behind, in bytes', 'lag_bytes');
}

/** Where nothing is archived there is nothing to tell. */
function measureArchive(registry: Registry, { db, clock }: Source): void {
  const read = recentRead(clock, async () => {
    const { rows } = await sql<{ archived: number | null; is_failing: boolean }>`
      select extract(epoch from last_archived_time)::float8 as archived,
        coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
      from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(db.unscoped);
    return rows[0];
  });
  sharedGauge(registry, {
    name: 'wal_archived_timestamp_seconds',
    help: 'When the last piece of the write-ahead log was archived',
    read: async () => figure((await read())?.archived),
  });
  sharedGauge(registry, {
    name: 'wal_archive_failing',
    help: '1 while the archive takes no piece of the write-ahead log',
    read: async () => figure((await read())?.is_failing),
  });
}

function measureChores(registry: Registry, { db, clock }: Source): void {
  const read = recentRead(clock, () => operatorChores(db));
  sharedGauge(registry, {
    name: 'chore_finished_timestamp_seconds',
    help: 'When a backup or a proof was last finished',
    labelNames: ['chore'],
    read: async () =>
      (await read()).map(({ chore, finished_at }) => ({
        labels: { chore },
        value: finished_at.getTime() / 1000,
      })),
  });
  sharedGauge(registry, {
    name: 'chore_problems',
    help: 'Problems the last backup or proof found',
    labelNames: ['chore'],
    read: async () => (await read()).map(({ chore, problems }) => ({ labels: { chore }, value: problems })),
  });
}

function figure(value: number | boolean | null | undefined): Figure[] {
  return value === null || value === undefined ? [] : [{ value: Number(value) }];
}
