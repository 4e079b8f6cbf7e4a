/**
 * A template whose companies are spread over the nodes of Citus. Each node copies its part of it: what the nodes know
 * of each other are rows, so the copies find each other by the name of their database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { distribute } from '#server/db/distribute/distribute.ts';
import { migrate } from '#server/db/schema/migrate.ts';
import { everyNode, workerUrls } from './cluster-nodes.ts';
import { askServer, withDatabase } from './server-connection.ts';

/** In databases of this name that stand empty on every node. */
export async function spreadTemplate(serverUrl: string, name: string): Promise<void> {
  for (const url of everyNode(serverUrl))
    await askServer(withDatabase(url, name), (client) => client.query('create extension citus'));
  const url = withDatabase(serverUrl, name);
  await askServer(url, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', addressOf(serverUrl));
    for (const worker of workerUrls()) await client.query('select citus_add_node($1, $2)', addressOf(worker));
  });
  await migrate(url);
  await distribute(url);
  for (const node of everyNode(serverUrl)) await askServer(node, (client) => closeDatabase(client, name));
}

function addressOf(url: string): [host: string, port: number] {
  const { hostname, port } = new URL(url);
  return [hostname, Number(port || 5432)];
}

/** Citus keeps a connection to each of its databases, and PostgreSQL copies none that somebody is connected to. */
async function closeDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`alter database ${name} allow_connections false`);
  for (;;) {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    if (rowCount === 0) return;
    await wait(100);
  }
}
