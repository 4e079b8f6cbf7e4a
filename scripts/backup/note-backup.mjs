// The age of the last backup is a figure to watch.
import { openDatabase } from '../../src/server/db/database.ts';
import { recordChore } from '../../src/server/metrics/operator-chores.ts';

const place = '0001_foundation.sql';

/** @param {string} url @param {readonly string[]} migrations data of an older version has no place for it yet */
export async function noteBackup(url, migrations) {
  if (!migrations.includes(place)) return;
  const db = openDatabase({ url, poolSize: 2, onIdleError: () => {} });
  try {
    await recordChore(db, 'backup', 0);
  } finally {
    await db.close();
  }
}
