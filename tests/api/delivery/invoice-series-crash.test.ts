/** Two processes send shipments and are killed in the middle, again and again: no number is missing, and none is there twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrderOnCredit, pack, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import { ended } from '../../../scripts/bootstrap/child-process.mjs';
import { projectRoot } from '../../../scripts/bootstrap/project.mjs';

const SHIPMENTS = 14;
/** In the middle of the second one, at any point of it. */
const KILLED_AT_SHIPMENT = 2;
const LATEST_MS = 60;
const PATIENCE_MS = 300_000;

const world = await bookedWorldForFile();
const { db } = world.services;

async function packedShipments(): Promise<string[]> {
  const staff = await world.asStaff('production');
  const ids: string[] = [];
  for (let n = 0; n < SHIPMENTS; n += 1) {
    const payable = await aPackedOrderOnCredit(world);
    ids.push((await pack(staff, payable, someRolls([20 + n]))).dispatchId);
  }
  return ids;
}

function start(dispatchIds: readonly string[]): ChildProcess {
  const facts = [
    world.databaseUrl,
    world.clock.now().toISOString(),
    JSON.stringify(somePapers(world, { isLast: false })),
  ];
  return spawn(process.execPath, ['tests/support/programs/send-shipments.ts', ...facts, ...dispatchIds], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Answers once it has ended, by itself or by us. */
async function killInTheMiddle(child: ChildProcess, atMs: number): Promise<void> {
  let begun = 0;
  child.stdout?.setEncoding('utf8').on('data', async (text: string) => {
    const before = begun;
    begun += text.split('next').length - 1;
    if (before < KILLED_AT_SHIPMENT && begun >= KILLED_AT_SHIPMENT) {
      await pause(atMs);
      child.kill('SIGKILL');
    }
  });
  const code = await ended(child);
  if (child.signalCode === null && code !== 0) throw new Error(`A process ended by itself with ${code}.`);
}

async function unsent(): Promise<string[]> {
  const rows = await db.unscoped
    .selectFrom('dispatches')
    .select('dispatch_id')
    .where('status', '=', 'packed')
    .execute();
  return rows.map(({ dispatch_id }) => dispatch_id);
}

test(
  'numbers of invoices are 1 to n, one for each shipment',
  async () => {
    const ids = await packedShipments();
    let rounds = 0;
    for (let left = await unsent(); left.length > 0; left = await unsent()) {
      rounds += 1;
      const early = (rounds * 7) % LATEST_MS;
      await Promise.all([
        killInTheMiddle(start(left), early),
        killInTheMiddle(start([...left].reverse()), LATEST_MS - early),
      ]);
    }
    expect(rounds).toBeGreaterThan(3);
    const invoices = await db.unscoped
      .selectFrom('tax_invoices')
      .select(['dispatch_id', 'number'])
      .orderBy('number')
      .execute();
    expect(invoices.map(({ dispatch_id }) => dispatch_id).sort()).toEqual(ids.sort());
    const serials = invoices.map(({ number }) => Number(/(\d+)$/.exec(number)?.[1]));
    expect(serials).toEqual(Array.from({ length: ids.length }, (_, at) => at + 1));
  },
  PATIENCE_MS,
);
