// What one embedded PostgreSQL keeps between starts: port, passwords, and where its data is.
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop } from '../bootstrap/terminal.mjs';
import { outsideFolder } from './outside-folder.mjs';
import { clusterOwner, ownerCan } from './owner.mjs';

/** @typedef {{ port: number, adminPassword: string, appPassword: string, data?: string }} Settings */

/** @param {NodeJS.ProcessEnv} env */
export function dataFolder(env) {
  return resolve(projectRoot, env.DATA_DIR || '.data');
}

/** A typing error in DATA_DIR must not make a new, empty database. @param {string} folder */
export function assertDataIn(folder) {
  if (!existsSync(join(folder, 'postgres.json')))
    throw new Stop(`There is no database in ${folder}: set DATA_DIR to the folder of the data.`);
}

/** @param {string} folder */
export function assertWritable(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Stop(`The data folder ${folder} is not writable: change its permissions or set DATA_DIR.`);
  }
}

/** Step by step, because the recursive `mkdirSync` never returns inside /proc. @param {string} folder */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * @param {string} folder the data folder
 * @param {string} name one folder may hold several clusters
 * @returns {Settings & { data: string }}
 */
export function readSettings(folder, name) {
  const file = join(folder, `${name}.json`);
  const inside = join(folder, name);
  /** @type {Settings} */
  let settings;
  try {
    settings = JSON.parse(readFileSync(file, 'utf8'));
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code !== 'ENOENT') throw unreadable(file);
    settings = keepSettings(folder, name, newSettings(folder, name));
  }
  return { data: inside, ...settings };
}

/** @param {string} folder @param {string} name @param {number} port */
export function savePort(folder, name, port) {
  const file = join(folder, `${name}.json`);
  const draft = `${file}.${process.pid}`;
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(draft, JSON.stringify({ ...settings, port }), { mode: 0o600 });
  renameSync(draft, file);
}

/**
 * @param {string} folder @param {string} name
 * @param {Pick<Settings, 'adminPassword' | 'appPassword'>} [passwords] those of a cluster that exists already
 * @returns {Settings}
 */
export function newSettings(folder, name, passwords = { adminPassword: secret(), appPassword: secret() }) {
  const { adminPassword, appPassword } = passwords;
  const owner = clusterOwner(join(folder, name));
  const isClosed = owner && !ownerCan(owner, '-x', folder);
  const place = isClosed ? { data: outsideFolder(`${name}-${randomBytes(6).toString('hex')}`) } : {};
  return { port: 0, adminPassword, appPassword, ...place };
}

function secret() {
  return randomBytes(24).toString('base64url');
}

/** @param {string} folder @param {string} name @param {Settings} settings @returns {Settings} those that count */
export function keepSettings(folder, name, settings) {
  const file = join(folder, `${name}.json`);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600, flush: true });
  try {
    // Linking fails when another launcher was faster: its passwords are the ones that count.
    linkSync(draft, file);
    return settings;
  } catch {
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(draft);
  }
}

/** @param {string} file */
function unreadable(file) {
  return new Stop(`${file} cannot be read: start as the user who made it, or set DATA_DIR.`);
}
