// `npm start`: from a fresh clone to a running marketplace.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';
import { isServerBuilt } from './launch/server-build.mjs';
import { isWebBuilt } from './launch/web-build.mjs';

await runCommand(async () => {
  await prepareProject(isServerBuilt() && isWebBuilt() ? 'runtime' : 'everything');
  const { serve } = await import('./launch/serve.mjs');
  return serve();
});
