/** Proves history: `npm run prove-history` ends with 0 when no row was altered or removed since it was written. */
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { proveHistory } from './db/history-chain/prove-history.ts';
import { recordChore } from './metrics/operator-chores.ts';
import { openAppSecrets } from './secrets/app-secrets.ts';
import { startProblemSentence } from './start-problem.ts';

const POOL_SIZE = 2;
const LISTED = 20;

async function run(knownHead: string | undefined): Promise<number> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
  const db = openDatabase({ url: config.databaseDirectUrl, poolSize: POOL_SIZE, onIdleError: () => {} });
  const { sealed, head, waiting, problems } = await proveHistory(
    db,
    await openAppSecrets(config, db),
    knownHead,
  );
  await recordChore(db, 'prove-history', problems.length);
  await db.close();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  for (const historyId of waiting.slice(0, LISTED))
    process.stdout.write(`row ${historyId}: not sealed yet\n`);
  const verdict = problems.length === 0 ? 'History is right' : `History is wrong (${problems.length})`;
  process.stdout.write(`${verdict}: ${sealed} rows sealed, ${waiting.length} not yet.\n`);
  if (head) process.stdout.write(`Head: ${head}\n`);
  return problems.length === 0 ? 0 : 1;
}

run(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env)}\n`);
    process.exit(1);
  },
);
