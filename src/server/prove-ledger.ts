/** Proves the books: `npm run prove-ledger` ends with 0 when every account adds up and matches the orders. */
import { proveLedger } from './capabilities/payments/ledger/prove-ledger.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { recordChore } from './metrics/operator-chores.ts';
import { startProblemSentence } from './start-problem.ts';

const POOL_SIZE = 2;

async function run(): Promise<number> {
  const { databaseDirectUrl: url } = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
  const db = openDatabase({ url, poolSize: POOL_SIZE, onIdleError: () => {} });
  const { orders, problems } = await proveLedger(db);
  await recordChore(db, 'prove-ledger', problems.length);
  await db.close();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const verdict = problems.length === 0 ? 'The ledger is right' : `The ledger is wrong (${problems.length})`;
  process.stdout.write(`${verdict}: ${orders} orders looked at.\n`);
  return problems.length === 0 ? 0 : 1;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env)}\n`);
    process.exit(1);
  },
);
