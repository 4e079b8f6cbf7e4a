/** PgBouncer for the tests of a pooler: the one that is here already, else Debian's. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  canInstallPackages,
  installPackage,
  updatePackageLists,
} from '../../../scripts/test-run/debian-packages.mjs';

/** Where Debian puts it is in the path of root alone. */
function findPgBouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
}

export async function ensurePgBouncer(): Promise<string> {
  const found = findPgBouncer();
  if (found) return found;
  const output = canInstallPackages() ? await install() : '';
  const installed = findPgBouncer();
  if (!installed) throw new Error(`${output}\nThe tests of a pooler need PgBouncer: install pgbouncer.`);
  return installed;
}

async function install(): Promise<string> {
  const updated = await updatePackageLists();
  return updated.output + (await installPackage('pgbouncer')).output;
}
