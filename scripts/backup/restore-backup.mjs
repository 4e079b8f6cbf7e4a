// A backup becomes the data of an empty folder, or the folder stays empty.
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Stop } from '../bootstrap/terminal.mjs';
import { openPostgres } from '../postgres/embedded-postgres.mjs';
import { clusterOwner } from '../postgres/owner.mjs';
import { assertWritable, keepSettings, newSettings } from '../postgres/settings.mjs';
import { appliedMigrations } from './applied-migrations.mjs';
import { assertFits } from './backup-fits.mjs';
import { copyFile, flushFolder, forEachAtOnce, makePrivateFolder } from './copied-file.mjs';
import { listFolder } from './folder-listing.mjs';
import { assertFilesMatch, readManifest } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Contents} Contents */
/** @typedef {{ postgres: string, files: string }} Places */

/**
 * @param {{ backup: string, dataFolder: string, onChecked?: () => void }} wanted
 * @returns {Promise<Contents>}
 */
export async function restoreBackup({ backup, dataFolder, onChecked = () => {} }) {
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw new Stop(`${dataFolder} is not empty: a backup is restored into an empty DATA_DIR only.`);
  const contents = await readManifest(backup);
  await assertFits(contents);
  await assertFilesMatch(backup, contents.files);
  onChecked();
  assertWritable(dataFolder);
  const saved = JSON.parse(await readFile(join(backup, 'postgres.json'), 'utf8'));
  const settings = newSettings(dataFolder, 'postgres', saved);
  const final = { postgres: settings.data ?? join(dataFolder, 'postgres'), files: join(dataFolder, 'files') };
  const draft = { postgres: `${final.postgres}.restoring`, files: `${final.files}.restoring` };
  try {
    await copyAll(backup, contents, draft);
    await giveCluster(draft.postgres);
    await putInPlace(draft, final);
    // Last: a folder without these settings has no database yet.
    keepSettings(dataFolder, 'postgres', settings);
    await flushFolder(dataFolder);
    await assertOpens(dataFolder, contents);
    return contents;
  } catch (problem) {
    const made = [...Object.values(draft), ...Object.values(final)];
    for (const name of readdirSync(dataFolder)) made.push(join(dataFolder, name));
    for (const path of made) await rm(path, { recursive: true, force: true });
    throw problem;
  }
}

/** @param {string} backup @param {Contents} contents @param {Places} to */
async function copyAll(backup, { folders, files }, to) {
  const place = (/** @type {string} */ path) => {
    const [root = '', ...rest] = path.split('/');
    return { root: root === 'files' ? to.files : to.postgres, rest: rest.join('/') };
  };
  for (const folder of folders) {
    const { root, rest } = place(folder);
    await makePrivateFolder(join(root, rest));
  }
  const wanted = files.filter(({ path }) => path.includes('/'));
  await forEachAtOnce(wanted, async ({ path, sha256 }) => {
    const { root, rest } = place(path);
    const copied = await copyFile(join(backup, path), root, rest);
    // Checked once before; but a disk that fails may fail in between.
    if (copied?.sha256 !== sha256) throw new Stop(`${path} of the backup could not be read twice alike.`);
  });
}

/** Root's PostgreSQL runs as another user. @param {string} data */
async function giveCluster(data) {
  const owner = clusterOwner(data);
  const { folders, files } = await listFolder(data, () => true);
  for (const path of ['', ...folders]) await flushFolder(join(data, path));
  if (!owner) return;
  for (const path of ['', ...folders, ...files]) chownSync(join(data, path), owner.uid, owner.gid);
}

/** @param {Places} draft @param {Places} final */
async function putInPlace(draft, final) {
  await rename(draft.postgres, final.postgres);
  await flushFolder(dirname(final.postgres));
  if (existsSync(draft.files)) await rename(draft.files, final.files);
}

/** PostgreSQL goes through the log of the backup now, not at the first start in earnest. @param {string} folder @param {Contents} contents */
async function assertOpens(folder, { migrations }) {
  const { url, close } = await openPostgres({ folder });
  try {
    const found = new Set(await appliedMigrations(url));
    if (!migrations.every((name) => found.has(name)))
      throw new Stop('The restored database is not the one that was backed up.');
  } finally {
    await close();
  }
}
