// What lies in a folder that others are writing to meanwhile.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Stop } from '../bootstrap/terminal.mjs';

/** @typedef {{ folders: string[], files: string[] }} Listing paths below the folder, with slashes */

/**
 * @param {string} root
 * @param {(path: string, names: string[]) => boolean} isWanted names: all that lie in the same folder
 * @returns {Promise<Listing>}
 */
export async function listFolder(root, isWanted) {
  /** @type {Listing} */
  const listing = { folders: [], files: [] };
  const look = async (/** @type {string} */ inside) => {
    const entries = await entriesOf(join(root, inside));
    const names = entries.map(({ name }) => name);
    for (const entry of entries) {
      const path = inside ? `${inside}/${entry.name}` : entry.name;
      if (!isWanted(path, names)) continue;
      if (entry.isDirectory()) {
        listing.folders.push(path);
        await look(path);
      } else if (entry.isFile()) listing.files.push(path);
      else throw new Stop(`${join(root, path)} is neither a file nor a folder and cannot be backed up.`);
    }
  };
  await look('');
  return listing;
}

/** A folder may be gone before it is looked into. @param {string} folder */
async function entriesOf(folder) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code === 'ENOENT') return [];
    throw problem;
  }
}
