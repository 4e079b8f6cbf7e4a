// `npm run dev`: the same marketplace with hot reload on both sides.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { develop } = await import('./launch/develop.mjs');
  return develop();
});
