// `npm run create-owner -- <e-mail>`: the first person of the staff, who can then invite the others.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  return runWithDatabase(['src/server/create-owner.ts', ...process.argv.slice(2)]);
});
