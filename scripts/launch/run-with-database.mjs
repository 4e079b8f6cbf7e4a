// A program of the server that needs the project's database and nothing else.
import { spawn } from 'node:child_process';
import { ended } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { openDatabase } from './database.mjs';
import { launchEnvironment } from './settings.mjs';

/** @param {string[]} command @param {Parameters<typeof openDatabase>[1]} [use] @returns {Promise<number>} */
export async function runWithDatabase(command, use) {
  const env = launchEnvironment();
  const database = await openDatabase(env, use);
  try {
    const child = spawn(process.execPath, command, {
      cwd: projectRoot,
      env: { ...env, DATABASE_URL: database.url },
      stdio: 'inherit',
    });
    return await ended(child);
  } finally {
    await database.close();
  }
}
