/** Files go along with the rows that name them: from the data folder into the store of the settings, compared by hash. */
import { createHash } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import type { FileStorage } from '#server/integrations/file-storage/port.ts';
import { type StoredFile, storedFiles } from '../stored-files.store.ts';

export type MovedFiles = {
  /** In the store now, read back and alike. */
  alike: number;
  /** Named by a row and nowhere to be found, before the move as after it. */
  missing: string[];
  /** Their row knows another hash. */
  altered: string[];
};

/** The server hands files out by what their rows say, so the store need not know what they are. */
const CONTENT_TYPE = 'application/octet-stream';

/** `from` and `to` are one where files stay in the data folder. */
export async function moveFiles(db: Queries, from: FileStorage, to: FileStorage): Promise<MovedFiles> {
  const moved: MovedFiles = { alike: 0, missing: [], altered: [] };
  for (const file of await storedFiles(db)) {
    const sha256 = await moveFile(file.key, from, to);
    if (!sha256) moved.missing.push(file.key);
    else if (isAltered(file, sha256)) moved.altered.push(file.key);
    else moved.alike += 1;
  }
  return moved;
}

async function moveFile(key: string, from: FileStorage, to: FileStorage): Promise<Buffer | null> {
  const content = await from.get(key);
  if (!content) return hashOf(await to.get(key));
  const sha256 = hashOf(content);
  if (from === to) return sha256;
  if (!isSame(sha256, hashOf(await to.get(key)))) await to.put(key, content, CONTENT_TYPE);
  if (!isSame(sha256, hashOf(await to.get(key))))
    throw new Error(`The file ${key} did not arrive in the store as it is.`);
  return sha256;
}

function isAltered({ sha256: known }: StoredFile, found: Buffer): boolean {
  return known !== null && !isSame(known, found);
}

function isSame(a: Buffer | null, b: Buffer | null): boolean {
  return a !== null && b !== null && a.equals(b);
}

function hashOf(content: Buffer | null): Buffer | null {
  return content && createHash('sha256').update(content).digest();
}
