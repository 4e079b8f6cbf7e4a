// `npm run mutate [-- folder …]`: changes the rules one place at a time and names the changes that no test notices.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runMutation } = await import('./mutation/run-mutation.mjs');
  return runMutation(process.argv.slice(2));
});
