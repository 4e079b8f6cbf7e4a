// Whether a backup can be opened by what is installed here.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop } from '../bootstrap/terminal.mjs';
import { findBinaries } from '../postgres/binaries.mjs';
import { platform } from './manifest.mjs';

/** @param {import('./manifest.mjs').Contents} contents */
export async function assertFits({ platform: madeOn, postgresql, migrations }) {
  if (madeOn !== platform)
    throw new Stop(`The backup was made on ${madeOn} and opens only there; this is ${platform}.`);
  const installed = await installedVersion();
  if (majorOf(postgresql) !== majorOf(installed))
    throw new Stop(
      `The backup is of PostgreSQL ${postgresql}, and ${installed} cannot open it: restore it with the Selvedge that made it.`,
    );
  const unknown = migrations.find((name) => !existsSync(join(projectRoot, 'database/migrations', name)));
  if (unknown && unknown < '0400')
    throw new Stop(
      'The backup is from before the first release: only the Selvedge that made it can restore it.',
    );
  if (unknown)
    throw new Stop(`The backup is of a newer Selvedge (${unknown} is not known here): update first.`);
}

async function installedVersion() {
  const { output } = await run(join(findBinaries(undefined), 'postgres'), ['--version']);
  return /\d[\d.]*/.exec(output)?.[0] ?? output.trim();
}

/** @param {string} version */
function majorOf(version) {
  return version.split('.', 1)[0];
}
