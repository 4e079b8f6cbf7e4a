// Whether something was built from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';

/** @param {readonly string[]} sources files and folders of the project */
export function hashOfSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf))
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
}

/** @param {string} note a file that holds the hash of an earlier build @param {string} wanted */
export function isBuiltFrom(note, wanted) {
  return existsSync(note) && readFileSync(note, 'utf8') === wanted;
}

/** @param {string} source @returns {string[]} */
function filesOf(source) {
  const path = join(projectRoot, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(source, entry.parentPath.slice(path.length), entry.name))
    .sort();
}
