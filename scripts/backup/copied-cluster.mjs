// The files of a PostgreSQL that works meanwhile, and the log that makes them one state again.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../bootstrap/terminal.mjs';
import { belongsInBackup, controlFile } from './cluster-files.mjs';
import { segmentsBetween } from './write-ahead-log.mjs';

/** @typedef {import('./backup-draft.mjs').Draft} Draft */

/** @param {Draft} draft @param {string} data @returns {Promise<string[]>} its folders, some of which stay empty */
export async function copyCluster(draft, data) {
  if ((await readdir(join(data, 'pg_tblspc'))).length > 0)
    throw new Stop('The database has tablespaces, which a backup does not follow: move their tables back.');
  const folders = await draft.copyFolder(
    data,
    'postgres',
    (path, names) => path !== controlFile && belongsInBackup(path, names),
  );
  await draft.write(`postgres/${controlFile}`, await settledContent(join(data, controlFile)));
  return ['postgres', ...folders];
}

/** It is written over in place, so one reading may hold two halves; two that are the same do not. @param {string} path */
async function settledContent(path) {
  for (let before = await readFile(path); ; ) {
    await pause(20);
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

/**
 * @param {Draft} draft @param {string} data
 * @param {{ first: string, last: string, segmentBytes: number }} part
 */
export async function copyLog(draft, data, { first, last, segmentBytes }) {
  for (const name of segmentsBetween(first, last, segmentBytes))
    if (!(await draft.copy(join(data, 'pg_wal', name), `postgres/pg_wal/${name}`)))
      throw new Error(`Segment ${name} of the log was removed before it was copied.`);
}
