// The whole test run: static checks, then unit, API, deep and browser tests on real databases, the API once more on the oldest PostgreSQL, then one sum.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEndRequest } from '../bootstrap/child-process.mjs';
import { explain, Stop, say, secondsSince, step } from '../bootstrap/terminal.mjs';
import { runChecks } from '../checks/run-checks.mjs';
import { buildWeb } from '../launch/web-build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureOldestPostgres, schemaTests } from './oldest-postgres.mjs';
import { endCurrentRunner, runPlaywright, runVitest } from './runners.mjs';

/** @typedef {{ passed: number, failed: number }} Outcome */

const partNames = ['check', 'unit', 'api', 'deep', 'browser', 'postgres15'];
const onDatabases = ['api', 'deep', 'browser'];

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runTests([part, ...filters]) {
  if (part && !partNames.includes(part))
    throw new Stop(
      `There is no part "${part}" of the tests: choose ${partNames.join(', ')}, or none for all.`,
    );
  const startedAt = Date.now();
  const parts = part ? [part] : partNames;
  const sum = { passed: 0, failed: 0 };
  let isInterrupted = false;
  onEndRequest(() => {
    isInterrupted = true;
    endCurrentRunner();
  });
  for (const stage of stagesOf(parts, filters)) {
    if (isInterrupted) break;
    const outcome = await stage().catch(asFailure);
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
  }
  if (isInterrupted) say('Interrupted.');
  step(`Took ${secondsSince(startedAt)}`);
  say(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 || sum.passed === 0 || isInterrupted ? 1 : 0;
}

/** @param {unknown} problem @returns {Outcome} */
function asFailure(problem) {
  explain(problem);
  return { passed: 0, failed: 1 };
}

/** @param {string[]} parts @param {string[]} filters @returns {(() => Promise<Outcome>)[]} */
function stagesOf(parts, filters) {
  const needsDatabase = parts.some((part) => onDatabases.includes(part));
  const tests = () => runOnDatabases(parts, filters);
  return [
    ...(parts.includes('check') ? [runChecks] : []),
    ...(parts.includes('unit') ? [() => runUnits(filters, parts.includes('browser'))] : []),
    ...(needsDatabase ? [tests] : []),
    ...(parts.includes('postgres15') ? [() => runOnOldestPostgres(filters)] : []),
  ];
}

/**
 * The browser's build uses what the unit tests leave of the machine; a build that fails is told of by the browser tests.
 * @param {string[]} filters @param {boolean} needsWeb
 */
async function runUnits(filters, needsWeb) {
  const units = inFolder((folder) => runVitest(folder, 'unit tests', ['unit*'], filters));
  if (needsWeb) await Promise.allSettled([units, buildWeb()]);
  return units;
}

/** @param {string[]} parts @param {string[]} filters @returns {Promise<Outcome>} */
async function runOnDatabases(parts, filters) {
  const { prepareTestDatabases } = await import('../../tests/support/database/test-database.ts');
  const cleanUp = await prepareTestDatabases();
  const sum = { passed: 0, failed: 0 };
  try {
    for (const part of parts.filter((name) => onDatabases.includes(name))) {
      const outcome = await inFolder((folder) =>
        part === 'browser' ? runInBrowser(folder, filters) : runOverHttp(folder, part, filters),
      ).catch(asFailure);
      sum.passed += outcome.passed;
      sum.failed += outcome.failed;
    }
    return sum;
  } finally {
    await cleanUp();
  }
}

/**
 * Whoever names a file gets it, whichever of the two parts it belongs to.
 * @param {string} folder @param {string} part @param {string[]} filters
 */
function runOverHttp(folder, part, filters) {
  if (part === 'deep') return runVitest(folder, 'crash, attack and plan tests', ['deep'], filters);
  return runVitest(folder, 'api tests', filters.length > 0 ? ['api', 'deep'] : ['api'], filters);
}

/**
 * A machine that cannot have it says so and goes on.
 * @param {string[]} filters @returns {Promise<Outcome>}
 */
async function runOnOldestPostgres(filters) {
  const found = await ensureOldestPostgres();
  if ('missing' in found) {
    say(`– API tests on PostgreSQL 15: left out (${found.missing})`);
    return { passed: 0, failed: 0 };
  }
  const { prepareTestDatabases } = await import('../../tests/support/database/test-database.ts');
  const cleanUp = await prepareTestDatabases(found.programs);
  const chosen = filters.length > 0 ? filters : schemaTests;
  try {
    return await inFolder((folder) =>
      runVitest(folder, 'API tests on PostgreSQL 15', ['api', 'deep'], chosen),
    );
  } finally {
    await cleanUp();
  }
}

/** @param {string} folder @param {string[]} filters */
async function runInBrowser(folder, filters) {
  await buildWeb();
  return runPlaywright(folder, await ensureChromium(), filters);
}

/**
 * Reports are written to a folder that is gone afterwards.
 * @param {(folder: string) => Promise<Outcome>} work
 */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-tests-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
