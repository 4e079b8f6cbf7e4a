// The settings a launcher works with: the environment, completed by `.env`, checked by the server's own rules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort, isPortFree } from '../bootstrap/free-port.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop } from '../bootstrap/terminal.mjs';

/** What is set in the environment wins over the file. @returns {NodeJS.ProcessEnv} */
export function launchEnvironment() {
  const file = join(projectRoot, '.env');
  const saved = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...saved, ...process.env };
}

/** Whoever tries the demo meets suppliers that answer. @param {NodeJS.ProcessEnv} env @param {'demo' | 'production'} mode */
export function demoSettings(env, mode) {
  return mode === 'demo' ? { AUTOPILOT: env.AUTOPILOT || 'on' } : {};
}

/** @param {NodeJS.ProcessEnv} env */
export async function checkedConfig(env) {
  const { readConfig } = await import('../../src/server/config.ts');
  try {
    // The embedded database has no address before it runs.
    return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || 'postgres://embedded' });
  } catch (problem) {
    throw problem instanceof Error && problem.name === 'ConfigProblem' ? new Stop(problem.message) : problem;
  }
}

/**
 * @param {{ host: string, port: number }} wanted port 0 takes any free one
 * @returns {Promise<number>}
 */
export async function claimPort({ host, port }) {
  if (port === 0) return freePort();
  // A server whose launcher was killed needs a moment to drain and let go of the port.
  for (let tries = 0; tries < 20; tries++) {
    if (await canListen(host, port)) return port;
    await pause(200);
  }
  throw new Stop(`Port ${port} is taken by another program: stop it, or set PORT to another one.`);
}

/** @param {string} host @param {number} port */
async function canListen(host, port) {
  try {
    return await isPortFree(port, host);
  } catch (problem) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (problem);
    if (code === 'EACCES') throw new Stop(`Port ${port} may only be used by root: set PORT to 1024 or more.`);
    throw new Stop(`HOST ${host} is not an address of this computer (${code}).`);
  }
}

/** The address a person on this computer can open. @param {{ host: string, port: number }} config */
export function localAddress({ host, port }) {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
