/** Everything about one company as files: `npm run export-company -- <company> <folder>`. */
import { exportCompany } from './capabilities/operations/export-company/export-company.ts';
import { ConfigProblem, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startProblemSentence } from './start-problem.ts';

const POOL_SIZE = 2;

async function run(company: string | undefined, folder: string | undefined): Promise<void> {
  if (!company || !folder)
    throw new ConfigProblem(
      'Name the company and an empty folder: npm run export-company -- <company> <folder>',
    );
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
  const db = openDatabase({ url: config.databaseDirectUrl, poolSize: POOL_SIZE, onIdleError: () => {} });
  try {
    const exported = await exportCompany({ config, db }, company, folder);
    const { name, tables, files } = exported;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${name}: ${rows} rows of ${tables.length} tables, ${files.uploads} files, ${files.documents} documents.\n`,
    );
    for (const file of files.missing) process.stderr.write(`${file}: named by a row, but not in the store\n`);
    process.stdout.write(`${exported.folder}\n`);
  } finally {
    await db.close();
  }
}

run(process.argv[2], process.argv[3]).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env, { undone: 'Nothing was exported' })}\n`);
    process.exit(1);
  },
);
