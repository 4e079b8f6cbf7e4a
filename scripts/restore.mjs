// `npm run restore -- <backup>`: a backup becomes the data of an empty DATA_DIR.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject('runtime');
  const { restore } = await import('./backup/commands.mjs');
  await restore(process.argv[2]);
});
