// PostgreSQL's own low-level backup: between start and end its files may be copied while it works; together with the
// log written meanwhile they are the database as it stood at the end.

import { Stop } from '../bootstrap/terminal.mjs';
import { connect, lockKeys } from '../postgres/connection.mjs';

/** @typedef {Awaited<ReturnType<typeof startOnlineBackup>>} OnlineBackup */

/**
 * All on one connection: when it breaks, PostgreSQL forgets the backup and lets go of the log.
 * @param {{ port: number, adminPassword: string }} cluster
 */
export async function startOnlineBackup(cluster) {
  const client = await connect(cluster);
  const ask = async (/** @type {string} */ question, /** @type {unknown[]} */ values = []) =>
    (await client.query(question, values)).rows[0];
  try {
    const { taken } = await ask('select pg_try_advisory_lock($1) as taken', [lockKeys.backingUp]);
    if (!taken) throw new Stop('Another backup of this data is being made: wait for it.');
    // A checkpoint during a long copy would remove segments that the copy needs; the slot holds them.
    await ask(`select pg_create_physical_replication_slot('selvedge_backup', true, true)`);
    const { first } = await ask(`select pg_walfile_name(pg_backup_start('selvedge', true)) as first`);
    const { bytes, version } = await ask(
      `select setting::int as bytes, current_setting('server_version') as version
       from pg_settings where name = 'wal_segment_size'`,
    );
    return {
      version: /** @type {string} */ (version),
      first: /** @type {string} */ (first),
      segmentBytes: /** @type {number} */ (bytes),
      /** @returns {Promise<{ endedAt: string, last: string, label: string }>} */
      async end() {
        const { at } = await ask('select clock_timestamp() as at');
        const { last, label } = await ask(
          // The segment that holds the last byte, also where that is the last of its segment.
          `select pg_walfile_name(lsn - 1) as last, labelfile as label from pg_backup_stop(false)`,
        );
        return { endedAt: at.toISOString(), last, label };
      },
      close: () => client.end(),
    };
  } catch (problem) {
    await client.end();
    throw problem;
  }
}
