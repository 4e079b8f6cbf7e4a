/** Erases a person: `npm run erase-person -- <phone or e-mail>` shows what would go, with `--really` it goes. */

import { erasePerson } from './capabilities/operations/erase-person/erase-person.ts';
import { STAYS } from './capabilities/operations/erase-person/erased-rows.ts';
import { ConfigProblem, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { openDatabaseClock } from './db/database-clock.ts';
import { idsFrom } from './ids.ts';
import { chooseStorage } from './integrations/file-storage/choose-storage.ts';
import { openLog } from './log.ts';
import { openAppSecrets } from './secrets/app-secrets.ts';
import { startProblemSentence } from './start-problem.ts';

const POOL_SIZE = 2;

async function run(args: readonly string[]): Promise<void> {
  const isPreview = !args.includes('--really');
  const typed = args.filter((arg) => arg !== '--really').join(' ');
  if (!typed)
    throw new ConfigProblem('Name the person: npm run erase-person -- <phone or e-mail> [--really]');
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' });
  // Only the owner of the tables may take words out of history.
  const db = openDatabase({ url: config.databaseMigrationUrl, poolSize: POOL_SIZE, onIdleError: () => {} });
  const clock = await openDatabaseClock(db);
  try {
    const secrets = await openAppSecrets(config, db);
    const services = {
      db,
      secrets,
      clock,
      ids: idsFrom(clock),
      files: chooseStorage(config),
      log: openLog(config),
    };
    const { erased } = await erasePerson(services, typed, { isPreview });
    const say = (line: string) => process.stdout.write(`${line}\n`);
    say(isPreview ? 'This would be gone or replaced:' : 'Gone or replaced:');
    for (const { what, count } of erased) say(`  ${count} ${what}`);
    say('This stays, and why:');
    for (const line of STAYS) say(`  ${line}`);
    if (isPreview) say('Nothing was changed. To do it: add --really.');
  } finally {
    clock.close();
    await db.close();
  }
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${startProblemSentence(error, process.env, { undone: 'Nobody was erased' })}\n`);
    process.exit(1);
  },
);
