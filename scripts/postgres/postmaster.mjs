// The running PostgreSQL of one data folder: is there one, and is it really ours?
// A folder may have several names (a bind mount, a link), so nothing here compares names: what counts is what lies
// in the folder, and where a process really stands.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from './connection.mjs';

/**
 * @param {{ data: string, adminPassword: string }} cluster
 * @returns {Promise<number | undefined>} the port of the PostgreSQL that runs on this data
 */
export async function findRunning(cluster) {
  for (let tries = 0; tries < 100; tries++) {
    const noted = readPidFile(cluster.data);
    if (!noted) return undefined;
    if (await answersFor(cluster, noted)) return noted.port;
    if (!mayBePostgresOn(noted.pid, cluster.data)) {
      // A process number that now belongs to another program would keep PostgreSQL from starting.
      if (isAlive(noted.pid)) rmSync(join(cluster.data, 'postmaster.pid'), { force: true });
      return undefined;
    }
    // It is starting up, recovering or shutting down.
    await pause(200);
  }
  return undefined;
}

/** @typedef {{ pid: number, startedAt: number, port: number }} PidFile */

/** @param {string} data @returns {PidFile | undefined} */
function readPidFile(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = 0, , startedAt = 0, port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  return { pid, startedAt, port };
}

/**
 * The server behind that port wrote this very file, and these are its data: whatever it calls the folder.
 * @param {{ data: string, adminPassword: string }} cluster @param {PidFile} noted
 */
async function answersFor({ data, adminPassword }, { port, startedAt }) {
  if (!port) return false;
  try {
    const client = await connect({ port, adminPassword });
    const { rows } = await client.query(
      `select system_identifier::text as identifier, extract(epoch from pg_postmaster_start_time())::bigint as started
       from pg_control_system()`,
    );
    await client.end();
    const { identifier, started } = rows[0];
    // Written a moment apart: the file has whole seconds.
    return identifier === systemIdentifier(data) && Math.abs(Number(started) - startedAt) <= 2;
  } catch {
    return false;
  }
}

/** The number a cluster is given when it is made stands first in its control file. @param {string} data */
function systemIdentifier(data) {
  return readFileSync(join(data, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString();
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM';
  }
}

/**
 * A server stands in its data folder. Where that cannot be seen, any PostgreSQL is taken for the one: the file of a
 * living server is never removed.
 * @param {number} pid @param {string} data
 */
function mayBePostgresOn(pid, data) {
  if (!isAlive(pid) || !isPostgres(pid)) return false;
  try {
    const [stands, here] = [statSync(`/proc/${pid}/cwd`, { bigint: true }), statSync(data, { bigint: true })];
    return stands.dev === here.dev && stands.ino === here.ino;
  } catch {
    return true;
  }
}

/** @param {number} pid */
function isPostgres(pid) {
  const listing = `/proc/${pid}/cmdline`;
  const commandLine = existsSync('/proc/self/cmdline')
    ? existsSync(listing) && readFileSync(listing, 'utf8').split('\0')[0]
    : spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  const [program = ''] = String(commandLine || '')
    .trim()
    .split(/[ :]/);
  return /^postgres(\.exe)?$/.test(basename(program));
}
