import type { Reply } from '#contract/endpoint.ts';
import type { readHealth as contract } from '#contract/staff/health.ts';
import type { Queries } from '#server/db/database.ts';
import { type JobName, QUEUES } from '#server/jobs/queues.ts';
import { BUILD_VERSION } from '#server/metrics/process-metrics.ts';
import { databaseVersions, queueRows } from './health.store.ts';

export async function readHealth(db: Queries): Promise<Reply<typeof contract>> {
  const [{ server, schema }, rows] = await Promise.all([databaseVersions(db), queueRows(db)]);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return {
    versions: {
      app: BUILD_VERSION,
      node: process.version.replace(/^v/, ''),
      database: server.split(' ')[0] ?? server,
      schema: schema.replace(/\.sql$/, ''),
    },
    queues: (Object.keys(QUEUES) as JobName[]).toSorted().map((name) => {
      const row = byName.get(name);
      return {
        name,
        waiting: row?.waiting ?? 0,
        running: row?.running ?? 0,
        failed: row?.failed ?? 0,
        lastDoneAt: row?.last_done_at?.toISOString() ?? null,
      };
    }),
  };
}
