/** What each process knows of itself without asking anybody. */
import { readFileSync } from 'node:fs';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Clock } from '../services.ts';

export const { version: BUILD_VERSION } = JSON.parse(
  readFileSync(new URL('package.json', PROJECT_ROOT), 'utf8'),
) as { version: string };

export function measureProcess(registry: Registry, { db, clock }: { db: Database; clock: Clock }): void {
  measurePool(registry, db);
  new Gauge({
    name: 'clock_offset_seconds',
    help: 'How far the clock of this machine is off the clock of the database',
    registers: [registry],
    aggregator: 'max',
    collect() {
      this.set(Math.abs(Date.now() - clock.now().getTime()) / 1000);
    },
  });
  const build = new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels say what runs',
    labelNames: ['version', 'node'],
    registers: [registry],
    aggregator: 'max',
  });
  build.set({ version: BUILD_VERSION, node: process.versions.node }, 1);
}

function measurePool(registry: Registry, db: Database): void {
  const gauge = (name: string, help: string, figure: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(figure());
      },
    });
  gauge('database_pool_in_use', 'Connections somebody works on', () => db.load().pool.inUse);
  gauge('database_pool_idle', 'Connections that are open and free', () => db.load().pool.idle);
  gauge('database_pool_waiting', 'Those who wait for a connection', () => db.load().pool.waiting);
  gauge('database_pool_most', 'Connections there may be', () => db.load().pool.most);
  gauge('database_read_connections', 'Connections shared by reads', () => db.load().reads.connections);
  gauge('database_reads_unanswered', 'Reads sent and not answered yet', () => db.load().reads.unanswered);
}
