// The step "migrations" of `npm run check`: a database that serves takes each of them, and so does the version before it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { runCommand, say } from '../bootstrap/terminal.mjs';
import { migrationProblems } from './migration-rules.mjs';

/** The first schema, one file for each capability: nobody has rows in it yet. */
const LAST_UNRELEASED = '0099';

await runCommand(async () => {
  const folder = join(projectRoot, 'database/migrations');
  const released = readdirSync(folder).filter(
    (name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_UNRELEASED,
  );
  const problems = await migrationProblems(released.map((name) => join(folder, name)));
  if (problems) say(problems);
  return problems ? 1 : 0;
});
