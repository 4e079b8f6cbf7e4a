// The embedded PostgreSQL (or another one's programs) as launchers see it: open it, use its address, close it.
// Several launchers may use one cluster (a running server and `create-owner`, or two test runs):
// each holds a shared lock, and the last one out stops the database.
import { setTimeout as pause } from 'node:timers/promises';
import { explain, Stop } from '../bootstrap/terminal.mjs';
import { createData, describeCluster, lastLines, stopPostgres, tryStart } from './cluster.mjs';
import { appUrl, connect, ensureAppDatabase, lockKeys } from './connection.mjs';
import { findRunning } from './postmaster.mjs';
import { assertWritable } from './settings.mjs';

/** @typedef {{ url: string, close: () => Promise<void> }} OpenPostgres */

/**
 * @param {{ folder: string, name?: string, forTests?: boolean, serving?: boolean, programs?: string }} wanted
 *   serving: only one launcher at a time may serve from this data
 * @returns {Promise<OpenPostgres>}
 */
export async function openPostgres({
  folder,
  name = 'postgres',
  forTests = false,
  serving = false,
  programs,
}) {
  assertWritable(folder);
  const cluster = describeCluster({ folder, name, forTests, programs });
  await createData(cluster);
  let session = join(cluster, serving);
  const { cluster: running } = await session;
  await ensureAppDatabase(running, forTests);
  let closing = false;

  // A database that ends without being asked to is started again; the server waits for it meanwhile.
  const watch = async () => {
    const { client } = await session;
    client.once('end', () => {
      if (closing) return;
      session = joinAgain(running, serving, () => closing);
      void watch();
    });
  };
  await watch();

  return {
    url: appUrl(running),
    close: async () => {
      closing = true;
      await leave(await session);
    },
  };
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {boolean} serving
 * @param {() => boolean} isClosing
 */
async function joinAgain(cluster, serving, isClosing) {
  for (;;) {
    try {
      return await join(cluster, serving);
    } catch (problem) {
      explain(problem);
      if (isClosing()) process.exit(1);
      await pause(1000);
    }
  }
}

/**
 * @param {import('./cluster.mjs').Cluster} known
 * @param {boolean} serving
 */
async function join(known, serving) {
  for (let tries = 0; tries < 20; tries++) {
    const port = (await findRunning(known)) ?? (await tryStart(known));
    if (port !== undefined) {
      const cluster = { ...known, port };
      const client = await connect(cluster);
      if (await takeLocks(client, serving)) return { client, cluster };
      // Whoever holds them may be stopping at this moment.
      await client.end();
    }
    await pause(250);
  }
  if (await findRunning(known))
    throw new Stop(`Selvedge already runs on the data in ${known.folder}: stop it first, or set DATA_DIR.`);
  throw new Stop(`${lastLines(known.log)}\nThe embedded PostgreSQL on ${known.data} did not start.`);
}

/**
 * @param {import('pg').Client} client
 * @param {boolean} serving
 */
async function takeLocks(client, serving) {
  const take = async (/** @type {string} */ kind, /** @type {number} */ key) =>
    (await client.query(`select ${kind}($1) as held`, [key])).rows[0].held;
  if (serving && !(await take('pg_try_advisory_lock', lockKeys.serving))) return false;
  return take('pg_try_advisory_lock_shared', lockKeys.using);
}

/** @param {Awaited<ReturnType<typeof join>>} session */
async function leave({ client, cluster }) {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lockKeys.using]);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [lockKeys.using]);
    if (rows[0].alone) await stopPostgres(cluster);
  } finally {
    await client.end();
  }
}
