// The compiler of React components, whose work takes most of a build, done once for all languages: what it made of a file is
// kept and taken again while the file and what compiles it are the same.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import babel from '@rolldown/plugin-babel';

/** What compiles: its version and its settings. */
const COMPILER = ['package-lock.json', 'vite.config.ts', 'vite.desk.config.ts'];

/**
 * @param {Parameters<typeof babel>[0]} options
 * @param {{ root: string }} project
 * @returns {ReturnType<typeof babel>}
 */
export async function compiledComponents(options, { root }) {
  const plugin = await babel(options);
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The compiler of components has another shape now.');
  const compile = transform.handler;
  const folder = join(root, 'node_modules/.cache/components');
  const compiler = hashOf((await Promise.all(COMPILER.map((file) => readFile(join(root, file))))).join());
  await mkdir(folder, { recursive: true });
  transform.handler = async function (code, id, settings) {
    const place = `${this.environment.name} ${this.environment.mode} ${relative(root, id)}`;
    const madeFrom = hashOf(`${compiler} ${place} ${code}`);
    const file = join(folder, `${hashOf(place)}.json`);
    const kept = await readKept(file);
    if (kept?.madeFrom === madeFrom) return kept.made;
    const made = await Reflect.apply(compile, this, [code, id, settings]);
    await writeFile(file, JSON.stringify({ madeFrom, made: made ?? null }));
    return made;
  };
  return plugin;
}

/** Null for what was never made, or not written to its end. @param {string} file */
async function readKept(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (problem) {
    if (problem instanceof SyntaxError || Reflect.get(Object(problem), 'code') === 'ENOENT') return null;
    throw problem;
  }
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
