// The files and folders that a guide names.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';

const ROOTS =
  'src domain contract server ui web desk supplier database tests scripts docs bench deploy'.split(' ');
const FOLDERS = ['src', 'database', 'tests', 'scripts', 'docs', 'bench', 'deploy'];
const FILE = /\.(ts|tsx|mjs|sql|md|json|yml|png)$/;
const IN_CODE = /`([\w./-]+)`/g;
const IN_LINK = /\]\(([\w./-]+)\)/g;

/** @param {string} text @returns {string[]} without what is an address, a command or a pattern */
export function namedPaths(text) {
  const code = [...text.matchAll(IN_CODE)].map(([, path = '']) => path).filter(isPath);
  const links = [...text.matchAll(IN_LINK)].map(([, path = '']) => path);
  const found = [...code, ...links].map((path) => path.replace(/^\.\.\/|^\.\//, '').replace(/\/$/, ''));
  return [...new Set(found)].sort((one, other) => text.indexOf(one) - text.indexOf(other));
}

/** @param {string} path */
function isPath(path) {
  if (path.startsWith('/') || path.startsWith('.')) return false;
  const [root = ''] = path.split('/');
  return path.includes('/') ? FILE.test(path) || ROOTS.includes(root) : /\.(ts|tsx|mjs)$/.test(path);
}

/** @type {string[] | undefined} */
let paths;

/** Named from the project's root, or from any folder below it. @param {string} path */
export function pathExists(path) {
  paths ??= readdirSync(projectRoot).flatMap((name) => [
    name,
    ...(FOLDERS.includes(name) ? below(name) : []),
  ]);
  return paths.some((each) => `/${each}`.endsWith(`/${path}`));
}

/** @param {string} folder */
function below(folder) {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    [folder, ...path.split(sep)].join('/'),
  );
}
