// The web app, built again only when something it is made of has changed.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop, secondsSince, step } from '../bootstrap/terminal.mjs';
import { hashOfSources, isBuiltFrom } from './source-hash.mjs';

const sources = [
  ...[
    'src/web',
    'src/ui',
    'src/browser',
    'src/contract',
    'src/domain',
    'src/words',
    'src/desk',
    'src/supplier',
  ],
  ...['vite.config.ts', 'vite.desk.config.ts', 'vite.supplier.config.ts', 'package-lock.json'],
  ...['scripts/prerender.mjs', 'scripts/launch/web-build.mjs'],
  'scripts/web-build',
];
const output = join(projectRoot, 'dist/web');
const note = join(output, '.sources-hash');

export function isWebBuilt() {
  return isBuiltFrom(note, hashOfSources(sources));
}

/** @returns {Promise<true>} */
export async function buildWeb() {
  const wanted = hashOfSources(sources);
  if (isBuiltFrom(note, wanted)) return true;
  const startedAt = Date.now();
  step('Building the web app');
  rmSync(note, { force: true });
  await runNode(['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--logLevel', 'warn']);
  await runNode(['scripts/prerender.mjs']);
  // After the customer app, whose build empties the folder that these stand in.
  for (const config of ['vite.desk.config.ts', 'vite.supplier.config.ts'])
    await runNode(['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn']);
  // Read only now: an older Node, which starts this, reads no TypeScript.
  const { OFFERED_LANGUAGES } = await import('../../src/domain/shared/language.ts');
  for (const language of OFFERED_LANGUAGES) if (language !== 'en') await buildIn(language);
  await runNode(['scripts/web-build/compress-output.mjs', output]);
  // Written last: an interrupted build is done again.
  writeFileSync(note, wanted);
  step(`Web app built in ${secondsSince(startedAt)}`);
  return true;
}

/**
 * Customer app and mills' page of one language: their pages in its folder, their files beside those of English, where
 * names with a hash never clash.
 * @param {string} language
 */
async function buildIn(language) {
  const env = { ...process.env, PAGE_LANGUAGE: language };
  const folder = join(output, language);
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--emptyOutDir'];
  await runNode([...build, '--outDir', folder], env);
  await runNode(['scripts/prerender.mjs'], env);
  const supplier = ['--config', 'vite.supplier.config.ts', '--outDir', join(folder, 'supplier')];
  await runNode([...build, ...supplier], env);
  for (const app of ['', 'supplier']) {
    const files = join(folder, app, 'assets');
    cpSync(files, join(output, app, 'assets'), { recursive: true });
    rmSync(files, { recursive: true });
  }
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function runNode(args, env = process.env) {
  const { code, output: printed } = await run(process.execPath, args, { cwd: projectRoot, env });
  if (code !== 0)
    throw new Stop(`${printed}\nBuilding the web app failed (${args[0]} ended with code ${code}).`);
}
