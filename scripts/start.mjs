// `npm start`: from a fresh clone to a running marketplace.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { serve } = await import('./launch/serve.mjs');
  return serve();
});
