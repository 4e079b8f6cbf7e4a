/** Files on the server's own disk: written beside, then renamed, so that no half file is ever found. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './port.ts';

export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, ...key.split('/'));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.draft`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, content, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
