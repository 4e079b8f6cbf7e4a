// `npm run build`: the server in dist/server and the web app in dist/web, as `npm start` builds them.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { buildServer } = await import('./launch/server-build.mjs');
  const { buildWeb } = await import('./launch/web-build.mjs');
  await buildServer();
  await buildWeb();
});
