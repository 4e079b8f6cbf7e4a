// Runs Stryker area by area, so that a run stays small and its score says where tests are missing.
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from '../bootstrap/project.mjs';
import { say, secondsSince } from '../bootstrap/terminal.mjs';
import { EXCLUDED_MUTATIONS, mutatedAreas } from './mutated-areas.mjs';
import { LEAST_SCORE, mutationScore, scoreLines } from './mutation-score.mjs';

/** @typedef {import('./mutated-areas.mjs').Area} Area */
/** @typedef {Required<ConstructorParameters<typeof Stryker>[0]>} AllOptions */

/** @param {string[]} names @returns {Promise<number>} the exit code */
export async function runMutation(names) {
  process.chdir(projectRoot);
  const short = [];
  for (const area of mutatedAreas(names)) {
    const score = await mutate(area);
    if (score !== null && score < LEAST_SCORE) short.push(area.name);
  }
  if (short.length > 0) say(`\nUnder ${LEAST_SCORE} %: ${short.join(', ')}`);
  return short.length > 0 ? 1 : 0;
}

/** @param {Area} area */
async function mutate(area) {
  const startedAt = Date.now();
  say(`\n${area.name}`);
  const mutants = await new Stryker(strykerOptions(area)).runMutationTest();
  for (const line of scoreLines(mutants, projectRoot)) say(line);
  const score = mutationScore(mutants);
  say(
    `${area.name}: ${score === null ? 'nothing to judge' : `${score.toFixed(1)} %`} (${secondsSince(startedAt)})`,
  );
  return score;
}

/** @param {Area} area @returns {ConstructorParameters<typeof Stryker>[0]} */
function strykerOptions({ mutate }) {
  return {
    mutate,
    mutator: { excludedMutations: EXCLUDED_MUTATIONS },
    // What is computed once when a file is loaded is a table: a fact, compared with the database and the
    // specification by tests of its own. Judging it would cost a run of all tests for each row.
    ignoreStatic: true,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    // Stryker would read it with the compiler's JavaScript interface, which TypeScript 7 no longer has.
    tsconfigFile: 'none',
    tempDirName: '.data/mutation',
    cleanTempDir: 'always',
    ignorePatterns: [
      '.data',
      'bench',
      'deploy',
      'dist',
      'docs',
      'src/browser',
      'src/desk',
      'src/ui',
      'src/web',
      'test-results',
    ],
    reporters: ['progress-append-only'],
    logLevel: /** @type {AllOptions['logLevel']} */ ('warn'),
  };
}
