// What Squawk, the linter for PostgreSQL migrations, says of some files, by the rules of .squawk.toml.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';

const squawk = join(projectRoot, 'node_modules/squawk-cli/js/bin/squawk');
/** As src/server/db/schema/apply-migration.ts reads them. */
const OUTSIDE_TRANSACTION = '-- outside a transaction';

/** @param {string[]} files @returns {Promise<string>} empty: there is nothing to say */
export async function migrationProblems(files) {
  const isOutside = (/** @type {string} */ file) =>
    readFileSync(file, 'utf8').startsWith(OUTSIDE_TRANSACTION);
  const outside = await said(files.filter(isOutside));
  const inside = await said(
    files.filter((file) => !isOutside(file)),
    '--assume-in-transaction',
  );
  return [inside, outside].filter(Boolean).join('\n');
}

/** @param {string[]} files @param {string[]} options */
async function said(files, ...options) {
  if (files.length === 0) return '';
  const config = ['--config', join(projectRoot, '.squawk.toml')];
  const { code, output } = await run(process.execPath, [squawk, ...config, ...options, ...files], {
    cwd: projectRoot,
  });
  return code === 0 ? '' : output.trimEnd();
}
