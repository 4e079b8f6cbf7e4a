// `npm run distribute`: spreads the companies over the nodes of Citus, PostgreSQL's distributed form.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  return runWithDatabase(['src/server/distribute-database.ts']);
});
