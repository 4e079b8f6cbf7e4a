// One PostgreSQL on kept data: made once, started, and stopped in good order.
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../bootstrap/child-process.mjs';
import { freePort } from '../bootstrap/free-port.mjs';
import { Stop } from '../bootstrap/terminal.mjs';
import { findBinaries } from './binaries.mjs';
import { adminRole, connect } from './connection.mjs';
import { moveUnlessThere } from './outside-folder.mjs';
import { clusterOwner, giveTo } from './owner.mjs';
import { readSettings, savePort } from './settings.mjs';

const logLimitBytes = 5_000_000;
/** What a power cut destroys in a test database is of no interest. */
const testSettings = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB', 'min_wal_size=32MB'],
];

/** @typedef {ReturnType<typeof describeCluster>} Cluster */

/** The same order of words on every machine, whatever locales it has; PostgreSQL knows its own from 17 on. */
const locales = {
  embedded: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  foreign: ['--locale=C.UTF-8'],
};

/**
 * @param {{ folder: string, name: string, forTests: boolean, programs: string | undefined }} wanted
 *   programs: where initdb, postgres and pg_ctl of another PostgreSQL than the embedded one are
 */
export function describeCluster({ folder, name, forTests, programs }) {
  const settings = readSettings(folder, name);
  const owner = clusterOwner(settings.data);
  return { ...settings, folder, name, forTests, programs, owner, log: join(folder, `${name}.log`) };
}

/** Neither the checkout nor root's home may be the working folder of another user's process. */
const as = (/** @type {Cluster} */ { owner }) => ({
  ...owner,
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
});

/** @param {Cluster} cluster */
const programsOf = ({ programs, owner }) => programs ?? findBinaries(owner);

/** @param {Cluster} cluster */
export async function createData(cluster) {
  if (existsSync(cluster.data)) return;
  const draft = `${cluster.data}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, cluster.adminPassword, { mode: 0o600 });
  for (const path of [draft, passwordFile]) giveTo(cluster.owner, path);
  const { code, output } = await run(
    join(programsOf(cluster), 'initdb'),
    [
      ...['-D', draft, '-U', adminRole, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', ...(cluster.programs ? locales.foreign : locales.embedded)],
      ...(cluster.forTests ? ['--no-sync'] : ['--data-checksums']),
    ],
    as(cluster),
  ).catch((problem) => {
    throw new Stop(`PostgreSQL does not run on this system (${problem.message}): set DATABASE_URL.`);
  });
  rmSync(passwordFile);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Stop(`${output}\nThe embedded PostgreSQL could not make its data folder ${cluster.data}.`);
  }
  moveUnlessThere(draft, cluster.data);
}

/**
 * One attempt: after a kill -9 the old server's children may hold the data a moment longer.
 * @param {Cluster} cluster
 * @returns {Promise<number | undefined>} the port it listens on
 */
export async function tryStart(cluster) {
  const port = await freePort(cluster.port);
  if (port !== cluster.port) savePort(cluster.folder, cluster.name, port);
  const child = spawnPostgres(cluster, port);
  const running = await Promise.race([isReady(cluster, port, child), hasEnded(child)]);
  return running ? port : undefined;
}

/** @param {Cluster} cluster */
export async function stopPostgres(cluster) {
  const pgCtl = join(programsOf(cluster), 'pg_ctl');
  await run(pgCtl, ['stop', '-D', cluster.data, '-m', 'fast', '-w', '-t', '30'], as(cluster));
}

/** @param {Cluster} cluster @param {number} port */
function spawnPostgres(cluster, port) {
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
    ...['max_connections=200', 'timezone=UTC', 'log_timezone=UTC'],
    ...(cluster.forTests ? testSettings : []),
  ];
  const tooLong = existsSync(cluster.log) && statSync(cluster.log).size > logLimitBytes;
  const log = openSync(cluster.log, tooLong ? 'w' : 'a', 0o600);
  const child = spawn(
    join(programsOf(cluster), 'postgres'),
    ['-D', cluster.data, ...settings.flatMap((setting) => ['-c', setting])],
    // In its own process group: Ctrl-C must reach the server first and the database after it.
    { ...as(cluster), detached: true, stdio: ['ignore', log, log] },
  );
  child.unref();
  closeSync(log);
  return child;
}

/** @param {Cluster} cluster @param {number} port @param {import('node:child_process').ChildProcess} child */
async function isReady(cluster, port, child) {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      await (await connect({ ...cluster, port })).end();
      return true;
    } catch {
      await pause(50);
    }
  }
  return false;
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<false>} */
function hasEnded(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', () => resolve(false));
    child.once('error', (problem) =>
      reject(new Stop(`The embedded PostgreSQL did not start: ${problem.message}`)),
    );
  });
}

/** @param {string} log */
export function lastLines(log) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
}
