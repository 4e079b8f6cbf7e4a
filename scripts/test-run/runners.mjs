// Vitest and Playwright as child processes, their reports counted, their output shown when something failed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { colourSettings, say, secondsSince } from '../bootstrap/terminal.mjs';

/** @typedef {import('./run-tests.mjs').Outcome} Outcome */

/** @type {import('node:child_process').ChildProcess | undefined} */
let current;

export function endCurrentRunner() {
  current?.kill('SIGTERM');
}

/**
 * @param {string} folder for the report
 * @param {string} name
 * @param {('unit*' | 'api' | 'deep')[]} projects
 * @param {string[]} filters
 */
export function runVitest(folder, name, projects, filters) {
  const report = join(folder, 'vitest.json');
  // API tests also wait, for clocks of others that no test can set: one more of them uses that time.
  const workers = projects.includes('unit*') ? [] : ['--maxWorkers=3'];
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...workers, ...filters];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runCounted(name, ['node_modules/vitest/vitest.mjs', ...args, ...reporters], {}, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded has no tests to count.
    const broken = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return { passed: numPassedTests, failed: numFailedTests + broken };
  });
}

/** @param {string} folder @param {string} chromium @param {string[]} filters */
export function runPlaywright(folder, chromium, filters) {
  const report = join(folder, 'playwright.json');
  const args = ['test', '--reporter=list,json', ...filters];
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runCounted('browser tests', ['node_modules/@playwright/test/cli.js', ...args], env, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {() => Outcome} count
 * @returns {Promise<Outcome>}
 */
async function runCounted(name, command, env, count) {
  const startedAt = Date.now();
  const { code, output } = await runOne(command, env);
  const counted = readCount(count);
  // A runner that ended badly although no test failed has a fault of its own (set-up, unhandled error).
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  const isFine = failed === 0;
  say(
    `${isFine ? '✓' : '✗'} ${name}: ${counted.passed} passed, ${failed} failed (${secondsSince(startedAt)})`,
  );
  if (!isFine) say(output.trimEnd());
  return { passed: counted.passed, failed };
}

/** @param {() => Outcome} count */
function readCount(count) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} env */
async function runOne(command, env) {
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    env: { ...process.env, ...colourSettings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  current = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const code = await ended(child);
  current = undefined;
  return { code, output };
}
