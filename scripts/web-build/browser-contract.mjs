// The contract as the built web app carries it: where to call and how. The schemas stay with the server, which
// writes every reply by them; building all of them anew at each start would keep a phone busy for nothing.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const CONTRACT_FILE =
  /[\\/]src[\\/]contract[\\/](?!endpoint\.ts)(?:(?:customer|staff|supplier)[\\/])?[^\\/]+\.ts$/;
const SCREEN_FILE = /[\\/]src[\\/](web|ui|desk|supplier)[\\/].*\.tsx?$/;
const USES_SCHEMA = /\.(params|query|body|reply)\.(safeParse|parse|shape)\b/;
const ENDPOINT_FIELDS = [
  'method',
  'path',
  'access',
  'roles',
  'companyRoles',
  'idempotent',
  'stream',
  'multipart',
];

/** @returns {import('vite').Plugin} */
export function browserContract() {
  return {
    name: 'browser-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, file) {
      if (!SCREEN_FILE.test(file) || !USES_SCHEMA.test(code)) return null;
      return this.error(
        'The built app has no schemas: give the form a schema of its own, beside the endpoint.',
      );
    },
    async load(file) {
      if (!CONTRACT_FILE.test(file)) return null;
      // What describes no endpoint stays as it is: fields, and the few forms that are checked while they are filled in.
      if (!(await readFile(file, 'utf8')).includes('defineEndpoint(')) return null;
      return withoutSchemas(await import(pathToFileURL(file).href));
    },
  };
}

/** What is neither an endpoint nor plain data is left out: a screen that wants it does not build. @param {object} exported */
export function withoutSchemas(exported) {
  return Object.entries(exported)
    .map(([name, value]) => [name, isEndpoint(value) ? callOf(value) : value])
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isEndpoint(value) {
  return isObject(value) && 'method' in value && 'path' in value && 'reply' in value;
}

/** @param {Record<string, unknown>} endpoint */
function callOf(endpoint) {
  return Object.fromEntries(
    ENDPOINT_FIELDS.filter((name) => name in endpoint).map((name) => [name, endpoint[name]]),
  );
}

/** @param {unknown} value @returns {boolean} */
function isPlain(value) {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isObject(value)) return isRecord(value) && Object.values(value).every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** @param {object} value */
function isRecord(value) {
  return Object.getPrototypeOf(value) === Object.prototype && !('_zod' in value);
}

/** @param {unknown} value @returns {value is object} */
function isObject(value) {
  return typeof value === 'object' && value !== null;
}
