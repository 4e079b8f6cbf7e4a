// The tree is the map: a folder nobody knows, or a name that says nothing, is a problem.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from '../../.dependency-cruiser.mjs';

const emptyNames = new Set(
  'utils util helpers helper common misc lib general types constants services hooks'.split(' '),
);

/** @param {string} root @returns {string[]} one sentence per problem */
export function layoutProblems(root) {
  const unknown = Object.entries(layout).flatMap(([parent, known]) =>
    foldersIn(join(root, parent))
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `${parent}/${name} is not in the architecture: give it its place in .dependency-cruiser.mjs, or move it`,
      ),
  );
  const loose = existsSync(join(root, 'src'))
    ? readdirSync(join(root, 'src'), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `src/${name} lies outside the roots`)
    : [];
  const empty = allFolders(root, 'src')
    .filter((path) => emptyNames.has(path.split('/').at(-1) ?? ''))
    .map((path) => `${path} has a name that says nothing`);
  return [...unknown, ...loose, ...empty];
}

/** @param {string} path */
function foldersIn(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** @param {string} root @param {string} path @returns {string[]} */
function allFolders(root, path) {
  return foldersIn(join(root, path)).flatMap((name) => [
    `${path}/${name}`,
    ...allFolders(root, `${path}/${name}`),
  ]);
}
