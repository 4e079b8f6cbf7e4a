/** Documents numbered by two processes that are killed again and again: no gap, no double. `node bench/documents/numbers.ts [documents]` */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { aPayableOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import { prepareTestDatabases } from '#tests/support/database/test-database.ts';

const WANTED = Number(process.argv[2] ?? 1000);
const LIVES_MS = 1500;

const removeDatabases = await prepareTestDatabases();
const world = await aPayingWorld();
try {
  const orders = await Promise.all(
    Array.from({ length: 8 }, async () => (await aPayableOrder(world)).order.orderId),
  );
  let kills = 0;
  const lives = [keepNumbering(orders), keepNumbering(orders)];
  while ((await numbers()).length < WANTED) {
    await pause(LIVES_MS);
    const victim = lives[kills % 2];
    victim?.killAndStartAgain();
    kills += 1;
  }
  for (const life of lives) life.end();
  const serials = (await numbers()).map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b);
  const gaps = serials.filter((serial, index) => serial !== index + 1).length;
  process.stdout.write(
    `${serials.length} documents from two processes with ${kills} kills: ${gaps} gaps, ${serials.length - new Set(serials).size} doubles\n`,
  );
} finally {
  await world.close();
  await removeDatabases();
}

async function numbers(): Promise<string[]> {
  const rows = await world.services.db.unscoped
    .selectFrom('documents')
    .select('number')
    .where('type', '=', 'order_issue')
    .execute();
  return rows.map(({ number }) => number);
}

function keepNumbering(orderIds: readonly string[]) {
  const start = (): ChildProcess =>
    spawn(process.execPath, [fileURLToPath(new URL('./number-documents.ts', import.meta.url)), ...orderIds], {
      env: { ...process.env, DATABASE_URL: world.databaseUrl },
      stdio: 'inherit',
    });
  let child = start();
  return {
    killAndStartAgain() {
      child.kill('SIGKILL');
      child = start();
    },
    end: () => void child.kill('SIGKILL'),
  };
}
