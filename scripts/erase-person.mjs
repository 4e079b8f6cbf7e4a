// `npm run erase-person -- <phone or e-mail> [--really]`: what the law keeps stays, the person does not.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  return runWithDatabase(['src/server/erase-person.ts', ...process.argv.slice(2)]);
});
