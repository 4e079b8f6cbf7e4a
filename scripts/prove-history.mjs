// `npm run prove-history [-- <head>]`: was any row of history altered or removed since it was written?
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  return runWithDatabase(['src/server/prove-history.ts', ...process.argv.slice(2)]);
});
