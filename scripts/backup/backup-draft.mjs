// A backup that is being filled: what is in it already is not copied twice.
import { join } from 'node:path';
import { copyFile, flushFolder, forEachAtOnce, writeFile } from './copied-file.mjs';
import { listFolder } from './folder-listing.mjs';

/** @typedef {import('./copied-file.mjs').ListedFile} ListedFile */
/** @typedef {ReturnType<typeof openDraft>} Draft */

/** @param {string} root */
export function openDraft(root) {
  /** @type {Map<string, ListedFile>} */
  const files = new Map();
  const keep = (/** @type {ListedFile | undefined} */ file) => {
    if (file) files.set(file.path, file);
    return file !== undefined;
  };
  return {
    root,
    files: () => [...files.values()],
    /** @param {string} from @param {string} path @returns {Promise<boolean>} false: it is gone */
    copy: async (from, path) => files.has(path) || keep(await copyFile(from, root, path)),
    /** @param {string} path @param {string | Buffer} content */
    write: async (path, content) => keep(await writeFile(root, path, content)),
    /**
     * All of a folder's files that are wanted and not here yet.
     * @param {string} from @param {string} into @param {Parameters<typeof listFolder>[1]} isWanted
     * @returns {Promise<string[]>} its folders
     */
    async copyFolder(from, into, isWanted) {
      const listing = await listFolder(from, isWanted);
      await forEachAtOnce(listing.files, (path) => this.copy(join(from, path), `${into}/${path}`));
      return listing.folders.map((path) => `${into}/${path}`);
    },
    async flush() {
      const { folders } = await listFolder(root, () => true);
      for (const folder of [...folders, '']) await flushFolder(join(root, folder));
    },
  };
}
