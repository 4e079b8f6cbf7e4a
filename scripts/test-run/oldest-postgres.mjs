// The oldest PostgreSQL we work with, as Debian has it: found, else installed, else said to be missing.
import { existsSync } from 'node:fs';
import { Stop, step } from '../bootstrap/terminal.mjs';
import {
  canInstallPackages,
  installPackage,
  isPackageKnown,
  updatePackageLists,
} from './debian-packages.mjs';

const packageName = 'postgresql-15';
const programs = '/usr/lib/postgresql/15/bin';

/**
 * Tests whose statements lean on PostgreSQL itself: the schema and its guards, plans along an index, search,
 * lists with their counts, books, numbers of documents. The other tests ask the same statements once more.
 */
export const schemaTests = [
  'tests/api/database/',
  'list-plans.test',
  'tests/api/search/',
  'tests/api/desk/lists.test',
  'tests/api/desk/find.test',
  'tests/api/orders/list.test',
  'tests/api/requests/list.test',
  'tests/api/home/',
  'tests/api/payments/proof.test',
  'tests/api/payments/settle.test',
  'tests/api/payments/refunds.test',
  'tests/api/payments/overdue.test',
  'tests/api/documents/register.test',
];

/** @returns {Promise<{ programs: string } | { missing: string }>} */
export async function ensureOldestPostgres() {
  if (existsSync(programs)) return { programs };
  if (!canInstallPackages())
    return { missing: `${packageName} is not here, and only root on Debian could install it` };
  step(`Installing ${packageName} for the tests`);
  await updatePackageLists();
  if (!(await isPackageKnown(packageName))) return { missing: `this system has no package ${packageName}` };
  const { output } = await installPackage(packageName);
  if (!existsSync(programs)) throw new Stop(`${output}\n${packageName} could not be installed.`);
  return { programs };
}
