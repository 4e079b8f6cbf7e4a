// `npm run move-database -- <url>`: the data of this computer goes to a PostgreSQL server, with a proof that all of it arrived.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { embeddedEnvironment } = await import('./backup/commands.mjs');
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  const { assertDataIn, dataFolder } = await import('./postgres/settings.mjs');
  assertDataIn(dataFolder(embeddedEnvironment()));
  // Nobody may serve from it meanwhile: what is written behind the copy would be lost.
  return runWithDatabase(['src/server/move-database.ts', ...process.argv.slice(2)], { serving: true });
});
