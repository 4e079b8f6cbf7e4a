// `npm run build`: the web app in dist/web.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { buildWeb } = await import('./launch/web-build.mjs');
  await buildWeb();
});
