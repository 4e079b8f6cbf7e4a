/** A packing list of ten megabytes takes its time, and takes nobody else's. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder } from '#tests/support/data/delivery.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

/** The longest that nobody else had a turn while the work was done. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const watch = async () => {
    for (let last = performance.now(); !isDone; ) {
      await nextTurn();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  await Promise.all([
    watch(),
    work().finally(() => {
      isDone = true;
    }),
  ]);
  return longest;
}

async function upload(text: string) {
  const { orderId } = (await aPackedOrder(world)).order;
  const { headers, payload } = multipartFile('packing.csv', text);
  return () =>
    staff.inject({ method: 'POST', url: `/apidesk/orders/${orderId}/dispatches/csv/`, headers, payload });
}

test('others have their turn while a list of ten megabytes is read', async () => {
  const list = `roll,lot,length\n${'\n'.repeat(10_000_000)}R1,A,100\n`;
  const started = performance.now();
  expect(readRollCsv(list)).toMatchObject({ ok: true, rolls: [{ roll: 'R1' }] });
  const inOneGo = performance.now() - started;
  const send = await upload(list);
  const longest = await longestTurn(async () => expect((await send()).statusCode).toBe(200));
  expect(longest).toBeLessThan(inOneGo / 3);
});

test('a list that is far too long is told so without being read to its end', async () => {
  const send = await upload(`roll,lot,length\n${'R1,A,100\n'.repeat(1_100_000)}`);
  const refused = await send();
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    422,
    { rolls: 'Send at most 5000 rolls in one dispatch.' },
  ]);
});
