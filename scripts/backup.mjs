// `npm run backup -- <folder>`: database and files as they stand at its end, while they are in use.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject('runtime');
  const { backUp } = await import('./backup/commands.mjs');
  await backUp(process.argv[2]);
});
