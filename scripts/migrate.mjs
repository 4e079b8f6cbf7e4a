// `npm run migrate`: the schema of this version, as a step before the start of its first node.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  return runWithDatabase(['src/server/migrate-database.ts']);
});
