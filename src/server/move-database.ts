/** Takes the data of this computer to a PostgreSQL server: `npm run move-database -- <url>`. The launcher keeps others from serving it. */
import { type MovedDatabase, moveDatabase } from './capabilities/operations/move-database/move-database.ts';
import { ConfigProblem, readConfig } from './config.ts';
import { startProblemSentence } from './start-problem.ts';

const LISTED = 20;

async function run(targetUrl: string | undefined): Promise<void> {
  if (!targetUrl || !/^postgres(ql)?:\/\//.test(targetUrl))
    throw new ConfigProblem(
      'Name the database: npm run move-database -- postgres://user:password@host/database',
    );
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
  const moved = await moveDatabase(config, targetUrl);
  for (const line of report(moved, config.s3 ? 'the S3-compatible store' : config.dataDir))
    process.stdout.write(`${line}\n`);
}

function report({ tables, sequences, files }: MovedDatabase, store: string): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0n);
  const filled = tables.filter((table) => table.rows > 0n);
  return [
    ...filled.map(({ name, rows: count }) => `${name}: ${count} rows, the same count and hash on both sides`),
    `Compared: ${tables.length} tables with ${rows} rows, ${sequences} counters, ${files.alike} files in ${store} by hash.`,
    ...files.altered
      .slice(0, LISTED)
      .map((key) => `file ${key}: not as its row says, before the move as after it`),
    ...files.missing
      .slice(0, LISTED)
      .map((key) => `file ${key}: named by a row, but was not there to be moved`),
    'Everything arrived. Set DATABASE_URL to the new database; the old data stays as it is until you delete it.',
  ];
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(
    `${startProblemSentence(error, process.env, { database: 'the address you gave', undone: 'Nothing was moved' })}\n`,
  );
  process.exit(1);
});
