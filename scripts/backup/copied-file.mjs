// Files copied and hashed in one reading, and on the disk when that is said.
import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** @typedef {{ path: string, size: number, sha256: string }} ListedFile the path has slashes on every system */
/** @typedef {import('node:fs/promises').FileHandle} FileHandle */

const chunkBytes = 1 << 20;
const filesAtOnce = 4;

/** What lies in a backup opens everything, so it is its owner's alone. @param {string} folder */
export function makePrivateFolder(folder) {
  return mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * @param {string} from @param {string} root @param {string} path below the root
 * @returns {Promise<ListedFile | undefined>} nothing when the file is gone by now
 */
export async function copyFile(from, root, path) {
  const source = await openUnlessGone(from);
  if (!source) return undefined;
  try {
    return await writeChunks(root, path, chunksOf(source));
  } finally {
    await source.close();
  }
}

/** @param {string} root @param {string} path @param {string | Buffer} content */
export function writeFile(root, path, content) {
  return writeChunks(root, path, [Buffer.from(content)]);
}

/** @param {string} path @returns {Promise<{ size: number, sha256: string }>} */
export async function hashOfFile(path) {
  const handle = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of chunksOf(handle)) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

/**
 * @param {string} root @param {string} path @param {AsyncIterable<Buffer> | Buffer[]} chunks
 * @returns {Promise<ListedFile>}
 */
async function writeChunks(root, path, chunks) {
  const to = join(root, ...path.split('/'));
  await makePrivateFolder(dirname(to));
  const target = await open(to, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      for (let done = 0; done < chunk.length; )
        done += (await target.write(chunk, done, chunk.length - done)).bytesWritten;
    }
    await target.sync();
    return { path, size, sha256: hash.digest('hex') };
  } finally {
    await target.close();
  }
}

/** Each chunk is good until the next one is asked for. @param {FileHandle} handle */
async function* chunksOf(handle) {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, chunkBytes, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** @param {string} from */
async function openUnlessGone(from) {
  try {
    return await open(from, 'r');
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** After a power cut a file is there only if its folder knew of it; Windows has no such call, and needs none. @param {string} folder */
export async function flushFolder(folder) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * A few at a time: flushing waits for the disk, and other files can be read meanwhile.
 * @template T
 * @param {readonly T[]} items @param {(item: T) => Promise<unknown>} work
 */
export async function forEachAtOnce(items, work) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
}
