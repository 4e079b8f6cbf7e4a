// A folder outside the checkout, for root whose own home is closed to the user PostgreSQL runs as.
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../bootstrap/terminal.mjs';

const parents = ['/var/lib/selvedge', '/var/tmp/selvedge'];

/** @param {string} name */
export function outsideFolder(name) {
  const parent = parents.find(isOurs);
  if (!parent)
    throw new Stop(`None of ${parents.join(', ')} can be used for PostgreSQL: set DATA_DIR or DATABASE_URL.`);
  return join(parent, name);
}

/** Anyone may write to /var/tmp, so a folder prepared there by somebody else is not trusted. */
function isOurs(/** @type {string} */ folder) {
  try {
    mkdirSync(folder, { recursive: true });
    const found = lstatSync(folder);
    if (!found.isDirectory() || found.uid !== 0) return false;
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

/** A strict umask must not lock the other user out of what was copied for it. @param {string} folder */
export function openForReading(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Finished work appears under its name at once or not at all; of two launchers the faster one wins.
 * @param {string} draft @param {string} final
 */
export function moveUnlessThere(draft, final) {
  try {
    renameSync(draft, final);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(final)) throw problem;
  }
}
