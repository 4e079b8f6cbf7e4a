// `npm run export-company -- <company> <folder>`: everything about one company as files.
import { resolve } from 'node:path';
import { prepareProject } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { runWithDatabase } = await import('./launch/run-with-database.mjs');
  const [company = '', folder = ''] = process.argv.slice(2);
  return runWithDatabase(['src/server/export-company.ts', company, folder && resolve(folder)]);
});
