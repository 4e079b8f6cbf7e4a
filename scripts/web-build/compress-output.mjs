// Every file of a built app, compressed once here instead of on every request.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const worthIt = 512;

const folder = process.argv[2] ?? '';
const entries = await readdir(folder, { recursive: true });
await Promise.all(entries.filter((entry) => compressible.has(extname(entry))).map(compress));

/** @param {string} entry */
async function compress(entry) {
  const file = join(folder, entry);
  if ((await stat(file)).size < worthIt) return;
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
