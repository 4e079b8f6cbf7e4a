// `npm run drill [-- scenario …]`: the whole of deploy/ on this machine, and everything that can happen to it.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { drill } = await import('./drill/run-isolated.mjs');
  return drill(process.argv.slice(2));
});
