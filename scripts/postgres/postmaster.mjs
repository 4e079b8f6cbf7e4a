// The running PostgreSQL of one data folder: is there one, and is it really ours?

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
    if (await answersFor(cluster, noted.port)) return noted.port;
    if (!isPostgresOn(noted.pid, cluster.data)) {
      // A process number that now belongs to another program would keep PostgreSQL from starting.
      if (isAlive(noted.pid)) rmSync(join(cluster.data, 'postmaster.pid'), { force: true });
      return undefined;
    }
    // It is starting up, recovering or shutting down.
    await pause(200);
  }
  return undefined;
}

/** @param {string} data */
function readPidFile(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  return { pid, port };
}

/** @param {{ data: string, adminPassword: string }} cluster @param {number} port */
async function answersFor({ data, adminPassword }, port) {
  if (!port) return false;
  try {
    const client = await connect({ port, adminPassword });
    const { rows } = await client.query('show data_directory');
    await client.end();
    return realpathSync(rows[0].data_directory) === realpathSync(data);
  } catch {
    return false;
  }
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

/** @param {number} pid @param {string} data */
function isPostgresOn(pid, data) {
  if (!isAlive(pid)) return false;
  const listing = `/proc/${pid}/cmdline`;
  const commandLine = existsSync('/proc/self/cmdline')
    ? existsSync(listing) && readFileSync(listing, 'utf8')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Boolean(commandLine) && String(commandLine).includes(data);
}
