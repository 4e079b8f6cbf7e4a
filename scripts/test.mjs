// `npm test`: everything. `npm test -- check|unit|api|deep|browser|postgres15 [filter]`: one part of it.
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runTests } = await import('./test-run/run-tests.mjs');
  return runTests(process.argv.slice(2));
});
