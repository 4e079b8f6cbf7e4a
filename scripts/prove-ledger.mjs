// `npm run prove-ledger`: do all accounts add up to zero, and do they match the orders?
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  return runWithDatabase(['src/server/prove-ledger.ts']);
});
