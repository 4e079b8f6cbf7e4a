// `npm run prove-ledger`: do all accounts add up to zero, and do they match the orders?
import { spawn } from 'node:child_process';
import { ended } from './bootstrap/child-process.mjs';
import { prepareProject, projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { launchEnvironment } = await import('./launch/settings.mjs');
  const { openDatabase } = await import('./launch/database.mjs');
  const env = launchEnvironment();
  const database = await openDatabase(env);
  try {
    const child = spawn(process.execPath, ['src/server/prove-ledger.ts'], {
      cwd: projectRoot,
      env: { ...env, DATABASE_URL: database.url },
      stdio: 'inherit',
    });
    return await ended(child);
  } finally {
    await database.close();
  }
});
