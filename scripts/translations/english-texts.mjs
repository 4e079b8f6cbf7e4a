// Every text that is translated, by file and name, with a hash of its English.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { translationOf } from '../web-build/translated-texts.mjs';

const ROOTS = ['src/ui', 'src/browser', 'src/web', 'src/supplier', 'src/words/en'];

/** Paths from the root of the project, sorted. @param {string} root @returns {string[]} */
export function englishFiles(root) {
  return ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
    .filter((file) => !file.endsWith('.test.ts') && translationOf(file, 'hi') !== null)
    .toSorted();
}

/** By name, such as `loginTexts.title`. @param {string} root @param {string} file @returns {Promise<Map<string, string>>} */
export async function textHashes(root, file) {
  const exported = await import(pathToFileURL(join(root, file)).href);
  return new Map(textsIn(exported, []).map(([name, text]) => [name, hashOf(text)]));
}

/** @param {unknown} value @param {string[]} path @returns {[string, string][]} */
function textsIn(value, path) {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
  return [[path.join('.'), String(value)]];
}

/** A sentence with values is the source of its function; how that is broken into lines does not count. @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 8);
}
