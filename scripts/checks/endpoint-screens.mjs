// Whether every endpoint of the contract is called by a screen; what only machines call is named here, with its reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Called by a program that is not ours. @type {Readonly<Record<string, string>>} */
const MACHINE_ONLY = {
  issueExchangeCode: 'the host app asks for the code that its web view is opened with',
};

/** @typedef {{ module: string, name: string }} Named an endpoint by the module that exports it */

/** @param {string} root @returns {Promise<string[]>} one sentence per problem */
export async function endpointProblems(root) {
  return problemsOf(await endpointsOf(root), screensOf(root), MACHINE_ONLY);
}

/**
 * @param {readonly Named[]} endpoints
 * @param {readonly string[]} screens their source texts
 * @param {Readonly<Record<string, string>>} machineOnly
 */
export function problemsOf(endpoints, screens, machineOnly) {
  const called = new Set(screens.flatMap(calledIn));
  const excused = new Set(Object.keys(machineOnly));
  const known = new Set(endpoints.map(({ name }) => name));
  return [
    ...endpoints
      .filter((endpoint) => !called.has(keyOf(endpoint)) && !excused.has(endpoint.name))
      .map(
        ({ module, name }) =>
          `${name} (${module}) is called by no screen: build it, or name it as machine-only`,
      ),
    ...endpoints
      .filter((endpoint) => called.has(keyOf(endpoint)) && excused.has(endpoint.name))
      .map(({ name }) => `${name} has a screen: take it off the list`),
    ...[...excused]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is listed, but there is no such endpoint`),
  ];
}

const keyOf = (/** @type {Named} */ { module, name }) => `${module}#${name}`;
const IMPORT = /^import (type )?([^;]*?) from '(#contract\/[^']+)';$/gm;
const LATE_IMPORT = /()const (\{[^}]*\}) = await import\('(#contract\/[^']+)'\)/g;

/** What one source calls: a type of it, or the question who may call it, is no call. @param {string} source */
function calledIn(source) {
  const code = source
    .replace(/^import [^;]*;$/gm, '')
    .replace(LATE_IMPORT, '')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...source.matchAll(IMPORT), ...source.matchAll(LATE_IMPORT)].flatMap(
    ([, isType, what = '', module = '']) => {
      if (isType) return [];
      const whole = /\* as (\w+)/.exec(what)?.[1];
      if (whole) return membersOf(code, whole).map((name) => keyOf({ module, name }));
      return [...what.matchAll(/(\w+)(?:(?: as |: )(\w+))?/g)]
        .filter(([, name = '', local = name]) => isCalled(code, local))
        .map(([, name = '']) => keyOf({ module, name }));
    },
  );
}

/** @param {string} code @param {string} name */
function isCalled(code, name) {
  const asks = `(?<!typeof )(?<!\\buseMay\\()(?<!\\bisAllowed\\([\\w.]+, )`;
  return new RegExp(`${asks}(?<![\\w.'])${name}\\b`).test(code);
}

/** @param {string} code @param {string} namespace */
function membersOf(code, namespace) {
  const member = new RegExp(`(?<!typeof )(?<!\\buseMay\\()\\b${namespace}\\.(\\w+)`, 'g');
  return [...code.matchAll(member)].map(([, name = '']) => name);
}

/** @param {string} root @returns {Promise<Named[]>} */
async function endpointsOf(root) {
  const found = await Promise.all(
    sourcesBelow(root, 'src/contract').map(async (file) => {
      const exports = await import(pathToFileURL(join(root, file)).href);
      const module = file.split(sep).join('/').replace('src/', '#');
      return Object.keys(exports)
        .filter((name) => isEndpoint(exports[name]))
        .map((name) => ({ module, name }));
    }),
  );
  return found.flat();
}

/** @param {unknown} value */
function isEndpoint(value) {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

/** @param {string} root */
function screensOf(root) {
  return ['src/web', 'src/desk', 'src/supplier']
    .flatMap((place) => sourcesBelow(root, place))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** @param {string} root @param {string} place */
function sourcesBelow(root, place) {
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => join(place, file));
}
