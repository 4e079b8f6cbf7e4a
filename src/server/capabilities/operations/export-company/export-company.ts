/** Everything about one company as files that a person and a program can read. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Config, ConfigProblem } from '#server/config.ts';
import type { Queries } from '#server/db/database.ts';
import { directConnection } from '#server/db/driver/direct-connection.ts';
import { chooseStorage } from '#server/integrations/file-storage/choose-storage.ts';
import { findCompany } from '../find-company.ts';
import { exportFiles } from './export-files.ts';
import { type ExportFacts, exportReadme } from './export-readme.ts';
import { exportTables } from './export-tables.ts';

export async function exportCompany(
  { config, db }: { config: Config; db: Queries },
  typed: string,
  folder: string,
): Promise<ExportFacts & { folder: string }> {
  const company = await findCompany(db, typed);
  const root = await emptyFolder(folder);
  const place = async (name: string) => {
    await mkdir(join(root, name), { mode: 0o700 });
    return join(root, name);
  };
  const [tablesFolder, uploads, documents] = [
    await place('tables'),
    await place('files'),
    await place('documents'),
  ];
  const { at, tables } = await rowsOf(config.databaseDirectUrl, company.brandId, tablesFolder);
  const files = await exportFiles({ db, files: chooseStorage(config) }, company.brandId, {
    uploads,
    documents,
  });
  const facts = { ...company, at, tables, files };
  await writeFile(join(root, 'README.md'), exportReadme(facts), { mode: 0o600, flag: 'wx' });
  return { ...facts, folder: root };
}

/** Two exports in one folder would be neither. */
async function emptyFolder(folder: string): Promise<string> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  if ((await readdir(root)).length > 0) throw new ConfigProblem(`${root} is not empty: name another folder.`);
  return root;
}

async function rowsOf(url: string, brandId: string, folder: string) {
  const client = new pg.Client(directConnection(url));
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only; set local timezone = 'UTC'");
    const { rows } = await client.query<{ at: Date }>('select now() as at');
    return { at: rows[0]?.at ?? new Date(), tables: await exportTables(client, brandId, folder) };
  } finally {
    await client.end();
  }
}
