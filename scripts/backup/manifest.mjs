// What a backup says about itself: every file with its size and hash, and what is needed to open it again.
import { createHash } from 'node:crypto';
import { lstat, open, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Stop } from '../bootstrap/terminal.mjs';
import { forEachAtOnce, hashOfFile } from './copied-file.mjs';

/** @typedef {import('./copied-file.mjs').ListedFile} ListedFile */
/**
 * @typedef {{
 *   format: 1, startedAt: string, endedAt: string, postgresql: string, platform: string, migrations: string[],
 *   storedFiles: 'here' | 's3', folders: string[], files: ListedFile[],
 * }} Contents
 */

const manifestName = 'manifest.json';
/** As `sha256sum --check` reads it. */
const sumName = `${manifestName}.sha256`;
const sumOf = (/** @type {string} */ text) =>
  `${createHash('sha256').update(text).digest('hex')}  ${manifestName}\n`;

/** Files of a PostgreSQL are those of one kind of machine. */
export const platform = `${process.platform}-${process.arch}`;

/** @param {string} folder @param {Contents} contents */
export async function writeManifest(folder, contents) {
  const text = `${JSON.stringify(contents, null, 1)}\n`;
  await writeFlushed(join(folder, manifestName), text);
  await writeFlushed(join(folder, sumName), sumOf(text));
}

/** @param {string} path @param {string} text */
async function writeFlushed(path, text) {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param {string} folder @returns {Promise<Contents>} */
export async function readManifest(folder) {
  const read = (/** @type {string} */ name) =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new Stop(`${folder} is no complete backup: ${name} is missing.`);
    });
  const [text, sum] = [await read(manifestName), await read(sumName)];
  if (sum !== sumOf(text)) throw new Stop(`The manifest of ${folder} is broken: use another backup.`);
  /** @type {Contents} */
  const contents = JSON.parse(text);
  if (contents.format !== 1)
    throw new Stop('The backup was made by a newer Selvedge: restore it with that one.');
  assertPathsInside(contents);
  return contents;
}

/** A manifest from elsewhere may be made to write anywhere. @param {Contents} contents */
function assertPathsInside({ folders, files }) {
  const seen = new Set();
  for (const path of [...folders, ...files.map((file) => file.path)]) {
    if (!isInside(path) || seen.has(path))
      throw new Stop(`The manifest names ${JSON.stringify(path)}, which cannot be part of a backup.`);
    seen.add(path);
  }
}

/** @param {string} path */
function isInside(path) {
  const [first = '', ...rest] = path.split('/');
  if (path === 'postgres.json') return true;
  if (first !== 'postgres' && first !== 'files') return false;
  return rest.every((name) => /^[\w.-]+$/.test(name) && name !== '.' && name !== '..');
}

/**
 * Every file is there, is a file and no link, and has the content that was written down.
 * @param {string} folder @param {readonly ListedFile[]} files
 */
export async function assertFilesMatch(folder, files) {
  const home = await realpath(folder);
  /** @type {string[]} */
  const wrong = [];
  await forEachAtOnce(files, async ({ path, size, sha256 }) => {
    const found = await contentOf(home, path);
    if (found?.size !== size || found.sha256 !== sha256) wrong.push(path);
  });
  if (wrong.length > 0)
    throw new Stop(
      `${wrong.length} of ${files.length} files of the backup are missing or not as they were written, such as ${wrong[0]}: use another backup.`,
    );
}

/** @param {string} home @param {string} path */
async function contentOf(home, path) {
  const full = join(home, ...path.split('/'));
  const found = await lstat(full).catch(() => undefined);
  if (!found?.isFile() || (await realpath(full)) !== full) return undefined;
  return hashOfFile(full);
}
