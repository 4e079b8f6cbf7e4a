// A backup of the embedded database and of the stored files, made while both are in use.
import { readFile, rename, rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { Stop } from '../bootstrap/terminal.mjs';
import { describeCluster } from '../postgres/cluster.mjs';
import { openPostgres } from '../postgres/embedded-postgres.mjs';
import { findRunning } from '../postgres/postmaster.mjs';
import { assertDataIn } from '../postgres/settings.mjs';
import { appliedMigrations } from './applied-migrations.mjs';
import { openDraft } from './backup-draft.mjs';
import { copyCluster, copyLog } from './copied-cluster.mjs';
import { flushFolder, makePrivateFolder } from './copied-file.mjs';
import { assertFilesMatch, platform, writeManifest } from './manifest.mjs';
import { noteBackup } from './note-backup.mjs';
import { startOnlineBackup } from './online-backup.mjs';

/** @typedef {import('./manifest.mjs').Contents} Contents */
/** @typedef {{ dataFolder: string, hasS3: boolean, startedAt: string, databaseUrl: string }} Source */

/**
 * @param {{ dataFolder: string, target: string, hasS3: boolean }} wanted target: the folder the backup is put into
 * @returns {Promise<{ path: string, contents: Contents }>}
 */
export async function makeBackup({ dataFolder, target, hasS3 }) {
  assertDataIn(dataFolder);
  if (isWithin(dataFolder, target))
    throw new Stop(`A backup inside ${dataFolder} would be lost with it: name a folder elsewhere.`);
  const startedAt = new Date().toISOString();
  const path = join(resolve(target), `selvedge-${startedAt.replaceAll(/[-:.]/g, '')}`);
  const unfinished = `${path}.unfinished`;
  const database = await openPostgres({ folder: dataFolder });
  try {
    await makePrivateFolder(unfinished);
    const contents = await fill(unfinished, { dataFolder, hasS3, startedAt, databaseUrl: database.url });
    await rename(unfinished, path);
    await flushFolder(resolve(target));
    await noteBackup(database.url, contents.migrations);
    return { path, contents };
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true });
    throw problem;
  } finally {
    await database.close();
  }
}

/** @param {string} folder @param {string} path */
function isWithin(folder, path) {
  const way = relative(folder, resolve(path));
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/** @param {string} folder @param {Source} source @returns {Promise<Contents>} */
async function fill(folder, { dataFolder, hasS3, startedAt, databaseUrl }) {
  const cluster = describeCluster({
    folder: dataFolder,
    name: 'postgres',
    forTests: false,
    programs: undefined,
  });
  const backup = await startOnlineBackup({ ...cluster, port: (await findRunning(cluster)) ?? cluster.port });
  try {
    const draft = openDraft(folder);
    const copyStoredFiles = async () => {
      if (!hasS3) await draft.copyFolder(join(dataFolder, 'files'), 'files', isWhole);
    };
    // What takes long comes first: the backup holds all that is written until the end is asked for.
    const folders = await copyCluster(draft, cluster.data);
    await copyStoredFiles();
    await assertFilesMatch(folder, draft.files());
    const checked = draft.files().length;
    const migrations = await appliedMigrations(databaseUrl);
    const { endedAt, last, label } = await backup.end();
    await copyLog(draft, cluster.data, { ...backup, last });
    await draft.write('postgres/backup_label', label);
    // A file is stored before its row, so by now every file is there that a row of the backup names.
    await copyStoredFiles();
    await draft.write('postgres.json', await readFile(join(dataFolder, 'postgres.json')));
    await assertFilesMatch(folder, draft.files().slice(checked));
    /** @type {Contents} */
    const contents = {
      ...{ format: 1, startedAt, endedAt, postgresql: backup.version, platform },
      ...{ migrations, storedFiles: hasS3 ? 's3' : 'here' },
      ...{ folders, files: draft.files() },
    };
    await writeManifest(folder, contents);
    await draft.flush();
    return contents;
  } finally {
    await backup.close();
  }
}

/** Half a file is never stored under its name. @param {string} path */
function isWhole(path) {
  return !path.endsWith('.draft');
}
