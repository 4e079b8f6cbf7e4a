// The server process as its launcher sees it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../bootstrap/project.mjs';
import { serverEntry } from './server-build.mjs';

const companion = pathToFileURL(join(projectRoot, 'scripts/bootstrap/end-with-launcher.mjs')).href;

/** @param {NodeJS.ProcessEnv} env */
export function spawnServer(env) {
  return spawn(process.execPath, ['--import', companion, serverEntry], {
    cwd: projectRoot,
    env,
    // Ctrl-C goes to the launcher alone, which asks the server once and gives it time to drain.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * @param {string} address
 * @param {() => boolean} isWanted answers no once the server has ended
 * @returns {Promise<boolean>}
 */
export async function becomesReady(address, isWanted) {
  while (isWanted()) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return true;
    await pause(100);
  }
  return false;
}
