// Makes a fresh clone runnable on any Node from 20 on: installs the packages of the lock file, then
// continues on the Node of the project. Everything here runs before any package is there.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ended, onEndRequest, run } from './child-process.mjs';
import { Stop, secondsSince, step } from './terminal.mjs';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const oldestNode = 20;
const windows = process.platform === 'win32';
const projectNode = join(projectRoot, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** `runtime`: what the built product runs on; `everything`: what it is built and tested with as well. @typedef {'runtime' | 'everything'} Packages */

/**
 * Returns once packages are installed and this process runs on the Node of the project.
 * @param {Packages} [packages]
 */
export async function prepareProject(packages = 'everything') {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    throw new Stop(`Selvedge needs Node ${oldestNode} or newer; this is ${process.version}.`);
  if (!isInstalled(packages)) await installPackages(packages);
  if (process.versions.node !== pinnedNodeVersion()) await continueOnProjectNode();
}

/** When the command was given, installing and changing over to another Node included; in milliseconds. */
export function commandGivenAt() {
  return Number(process.env.COMMAND_GIVEN_AT) || Math.round(performance.timeOrigin);
}

/** @param {string} path inside the project */
function readJson(path) {
  return JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
}

function pinnedNodeVersion() {
  return readJson('package.json').dependencies.node;
}

/** npm notes what it installed. @param {Packages} packages */
function isInstalled(packages) {
  if (!existsSync(join(projectRoot, 'node_modules', '.package-lock.json'))) return false;
  const present = readJson('node_modules/.package-lock.json').packages;
  return missingPackages(readJson('package-lock.json').packages, present, packages).length === 0;
}

/**
 * Every required package of the lock must be there in the same version.
 * @param {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} present
 * @param {Packages} packages
 */
export function missingPackages(wanted, present, packages) {
  return Object.entries(wanted)
    .filter(
      ([path, { dev, optional, devOptional }]) =>
        path !== '' && !optional && !devOptional && !(dev && packages === 'runtime'),
    )
    .filter(([path, { version }]) => present[path]?.version !== version)
    .map(([path]) => path);
}

/** @param {Packages} packages */
async function installPackages(packages) {
  try {
    accessSync(projectRoot, constants.W_OK);
  } catch {
    throw new Stop(`The folder ${projectRoot} is not writable, so packages cannot be installed into it.`);
  }
  const startedAt = Date.now();
  step('Installing packages (about a minute)');
  const reminder = setInterval(() => step(`  still installing, ${secondsSince(startedAt)}`), 15_000);
  // What has to be built needs the development packages even in production mode.
  const extent = packages === 'runtime' ? '--omit=dev' : '--include=dev';
  const { code, output } = await run('npm', ['ci', extent, '--no-audit', '--no-fund'], {
    cwd: projectRoot,
    env: { ...process.env, PATH: pathWithoutProject() },
    shell: windows,
  }).finally(() => clearInterval(reminder));
  if (code !== 0) throw new Stop(`${output}\nInstalling packages failed (npm ci ended with code ${code}).`);
  step(`Packages installed in ${secondsSince(startedAt)}`);
}

/** npm replaces node_modules, so it must not run on the Node that lives inside. */
function pathWithoutProject() {
  const inside = join(projectRoot, 'node_modules');
  const entries = (process.env.PATH ?? '').split(delimiter);
  return entries.filter((entry) => !entry.startsWith(inside)).join(delimiter);
}

/** @returns {Promise<never>} */
async function continueOnProjectNode() {
  const found = spawnSync(projectNode, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (found !== `v${pinnedNodeVersion()}`)
    throw new Stop(
      `Node ${pinnedNodeVersion()} is missing in node_modules (its install script may have been blocked): run "npm ci" with install scripts allowed.`,
    );
  const child = spawn(realpathSync(projectNode), process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [dirname(projectNode), process.env.PATH].join(delimiter),
      COMMAND_GIVEN_AT: String(commandGivenAt()),
    },
  });
  onEndRequest(() => child.kill('SIGTERM'));
  process.exit(await ended(child));
}
