// `npm run check`: the fast part of the tests.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runChecks } = await import('./checks/run-checks.mjs');
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
