/** Whether anybody waits for documents: a signed-in read alone, and while ten packing lists of 2,000 rolls are rendered in threads of the same process. `npx node bench/documents/others.ts` */
import { listOrders } from '#contract/customer/orders.ts';
import { packed, someRolls } from '#domain/documents/documents.fixture.ts';
import { openRenderPool } from '#server/capabilities/documents/rendering/render-pool.ts';
import { aPayableOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import { prepareTestDatabases } from '#tests/support/database/test-database.ts';

const LISTS = 10;
const READS_ALONE = 400;
const BETWEEN_READS_MS = 10;

const removeDatabases = await prepareTestDatabases();
const world = await aPayingWorld();
const pool = openRenderPool();
try {
  const { buyer } = await aPayableOrder(world);
  const read = () => buyer.call(listOrders, { query: {} });
  for (let warm = 0; warm < 100; warm += 1) await read();
  let left = READS_ALONE;
  const alone = await timesWhile(read, () => left-- > 0);
  const lists = renderLists();
  const meanwhile = await timesWhile(read, () => !lists.isDone());
  await lists.whole;
  process.stdout.write(
    `a signed-in read alone: ${figures(alone)}; while ${LISTS} long packing lists are rendered: ${figures(meanwhile)}\n`,
  );
} finally {
  await pool.close();
  await world.close();
  await removeDatabases();
}

function renderLists() {
  const order = {
    sheet: packed({ rolls: someRolls(2000) }),
    issuedAt: new Date('2026-11-16T04:00:00Z'),
    voidWords: null,
    format: 'pdf',
  } as const;
  let isDone = false;
  const whole = Promise.all(Array.from({ length: LISTS }, () => pool.render(order, () => {}))).finally(() => {
    isDone = true;
  });
  return { whole, isDone: () => isDone };
}

async function timesWhile(read: () => Promise<unknown>, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_READS_MS));
  }
  return times;
}

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms (${times.length} reads)`;
}
