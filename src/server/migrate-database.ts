/** Migrates and ends: `npm run migrate`. It needs the database's address and nothing else of the configuration. */
import { migrate } from './db/migrate.ts';
import { readEnvironment } from './environment.ts';
import { startProblemSentence } from './start-problem.ts';

const { env } = readEnvironment(process.env);

migrate(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? '').then(
  () => process.stdout.write('The database has the schema of this version.\n'),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env)}\n`);
    process.exit(1);
  },
);
