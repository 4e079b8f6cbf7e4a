// A Chromium for the browser tests: one that is here already, else installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop, step } from '../bootstrap/terminal.mjs';
import { canInstallPackages, installPackage, updatePackageLists } from './debian-packages.mjs';

// The shell first: it draws no window, which spares a quarter of the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const packages = ['chromium-headless-shell', 'chromium'];

/** @returns {string | undefined} */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(works);
}

export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  step('Installing Chromium for the browser tests');
  const outputs = [];
  for (const install of [installByApt, installByPlaywright]) {
    outputs.push(await install());
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Stop(`${outputs.join('\n')}\nNo Chromium could be found or installed: set CHROMIUM_PATH.`);
}

/** On some systems the command is only a hint to install something else. @param {string} path */
function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The first of the packages that Debian can install. */
async function installByApt() {
  if (!canInstallPackages()) return '';
  const outputs = [(await updatePackageLists()).output];
  for (const name of packages) {
    const { code, output } = await installPackage(name);
    outputs.push(output);
    if (code === 0) break;
  }
  return outputs.join('');
}

async function installByPlaywright() {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const command = ['node_modules/@playwright/test/cli.js', 'install', ...withLibraries, 'chromium'];
  return (await run(process.execPath, command, { cwd: projectRoot })).output;
}
