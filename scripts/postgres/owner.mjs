// PostgreSQL refuses to run as root, so root lends it an unprivileged user.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { Stop } from '../bootstrap/terminal.mjs';

/** @typedef {{ uid: number, gid: number } | undefined} Owner nothing when we run as an ordinary user already */

const preferredNames = ['postgres', 'nobody', 'daemon'];

/**
 * Who runs PostgreSQL on this data: whoever owns it already, else the first suitable user.
 * @param {string} data
 * @returns {Owner}
 */
export function clusterOwner(data) {
  const self = process.getuid?.();
  const stats = existsSync(data) ? statSync(data) : undefined;
  if (self !== 0) {
    if (stats && self !== undefined && stats.uid !== self)
      throw new Stop(`The database in ${data} belongs to another user: start as that user or set DATA_DIR.`);
    return undefined;
  }
  if (stats?.uid) return { uid: stats.uid, gid: stats.gid };
  return firstUnprivilegedUser();
}

function firstUnprivilegedUser() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const name of preferredNames) {
    const account = accounts.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (account) return { uid: account.uid, gid: account.gid };
  }
  throw new Stop(
    'PostgreSQL cannot run as root and there is no unprivileged user (postgres, nobody) here: add one, or set DATABASE_URL.',
  );
}

/**
 * Whether that user gets through every folder on the way and passes the test at the end of it.
 * @param {Owner} owner @param {'-x' | '-w'} question @param {string} path
 */
export function ownerCan(owner, question, path) {
  const script = 'test "$1" "$2"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', question, path], { ...owner, cwd: '/' }).status === 0;
}

/** @param {Owner} owner @param {string} path */
export function giveTo(owner, path) {
  if (owner) chownSync(path, owner.uid, owner.gid);
}
