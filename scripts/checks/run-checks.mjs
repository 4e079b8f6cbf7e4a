// Everything that can be said about the code without running it.
import { join } from 'node:path';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { colourSettings, say, secondsSince } from '../bootstrap/terminal.mjs';

const tsc = (/** @type {string} */ world) => [
  'node_modules/typescript/bin/tsc',
  '-p',
  `tsconfig.${world}.json`,
];
/** @type {[string, string[]][]} */
const steps = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
  ['import rules', ['scripts/checks/architecture.mjs']],
  ['endpoints and their screens', ['scripts/checks/screens.mjs']],
  ['migrations', ['scripts/checks/migrations.mjs']],
  ['translations', ['scripts/translations.mjs', '--check']],
  ['types of domain, contract and words', tsc('pure')],
  ['types of the server', tsc('server')],
  ['types of the web apps', tsc('browser')],
  ['types of tests and scripts', tsc('tests')],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['code that only tests use', ['node_modules/knip/bin/knip.js', '--no-progress', '--production']],
];
const atOnce = 2;

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  const waiting = [...steps];
  const outcome = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await isFine(...next)) outcome.passed += 1;
      else outcome.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcome;
}

/** @param {string} name @param {string[]} command */
async function isFine(name, [script = '', ...args]) {
  const startedAt = Date.now();
  const { code, output } = await run(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...colourSettings() },
  });
  say(`${code === 0 ? '✓' : '✗'} ${name} (${secondsSince(startedAt)})`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}
