/** Migrates and ends: `npm run migrate`. It needs the database's address and nothing else of the configuration. */
import { migrate } from './db/schema/migrate.ts';
import { readEnvironment } from './environment.ts';
import { startProblemSentence } from './start-problem.ts';

const { env } = readEnvironment(process.env);

const problemWords = {
  ...(env.DATABASE_MIGRATION_URL ? { database: 'DATABASE_MIGRATION_URL' } : {}),
  undone: 'The database was not migrated',
};
const applicationUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? '';

migrate(env.DATABASE_MIGRATION_URL ?? applicationUrl, applicationUrl).then(
  () => process.stdout.write('The database has the schema of this version.\n'),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env, problemWords)}\n`);
    process.exit(1);
  },
);
