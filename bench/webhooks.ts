/** Notices doubled, mixed up, cut off by kills or never sent: money counts once. `node bench/webhooks.ts [deliveries] [kills]` */
import { randomBytes, randomUUID } from 'node:crypto';
import { type HttpBuyer, openHttpBuyer } from '#tests/support/data/money-buyer.ts';
import { isMoneyRight, type MoneyFacts, moneyFacts } from '#tests/support/data/money-facts.ts';
import {
  BROWSER_MOMENTS,
  chanceFrom,
  mixedUp,
  type Notice,
  type Notified,
  noticesOf,
  type Step,
} from '#tests/support/data/money-notices.ts';
import type { Proof } from '#tests/support/data/payments.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { openMeasuredServer } from './measured-server.ts';
import { reportOf, untilTaken } from './notified-payments.ts';
import { signInDemoCustomer } from './sign-in.ts';
import { untilPolled } from './until-polled.ts';

const DELIVERIES = Number(process.argv[2] ?? 10_000);
const KILLS = Number(process.argv[3] ?? 20);
const DELIVERIES_PER_PAYMENT = 10;
const SENDERS = 16;
const SEED = Number(process.env.SEED ?? Date.now());

const webhookSecret = randomBytes(24).toString('hex');
const measured = await openMeasuredServer({ SANDBOX_WEBHOOK_SECRET: webhookSecret });
const chance = chanceFrom(SEED);
const servers: ServerProcess[] = [];
let kills = 0;
try {
  const first = await measured.start();
  const { databaseUrl } = measured;
  const token = await signInDemoCustomer(first);
  const buyer = await openHttpBuyer({ url: first.url, token, databaseUrl });
  servers.push(first, await measured.start());
  const since = new Date();
  const payments = await somePayments(buyer);
  // One in ten is never told of, neither by the provider nor by a browser.
  const notified = payments.filter((_, place) => place % 10 !== 0);
  const steps = mixedUp(notified, DELIVERIES, chance);
  await deliver(buyer, steps);
  const waited = await untilPolled(buyer.db, since);
  const facts = await moneyFacts(buyer.db, since);
  report(facts, steps, waited);
  await Promise.all(servers.map((server) => server.stop()));
  await buyer.close();
} finally {
  await measured.close();
}

function anyServer(): ServerProcess {
  return servers[Math.floor(Math.random() * servers.length)] as ServerProcess;
}

/** Every tenth buyer fails first: that notice flies around as well. */
async function somePayments(buyer: HttpBuyer): Promise<Notified<Proof>[]> {
  const names = Array.from({ length: Math.ceil(DELIVERIES / DELIVERIES_PER_PAYMENT) }, () => randomUUID());
  const made: Notified<Proof>[] = [];
  await inTurns(names, async (name, place) => {
    const { url } = anyServer();
    const { orderId, minor } = await buyer.place(url, name);
    const begun = await buyer.begin(url, name, orderId);
    const notices: Notice[] = [];
    const noticed = async (outcome: 'success' | 'failure') => {
      const checkout = await buyer.checkOut(url, begun, outcome);
      notices.push(...noticesOf(reportOf(checkout, minor), webhookSecret, new Date()));
      return checkout;
    };
    if (place % 10 === 5) await noticed('failure');
    const answer = await noticed('success');
    const browser = BROWSER_MOMENTS[place % BROWSER_MOMENTS.length] ?? 'never';
    made[place] = { notices, answer, browser };
  });
  return made;
}

/** A kill waits, and everybody with it, until the one before is over: each falls into the middle of deliveries. */
async function deliver(buyer: HttpBuyer, steps: readonly Step<Proof>[]): Promise<void> {
  let gate: Promise<void> = Promise.resolve();
  let killing = gate;
  await inTurns(steps, async (step, place) => {
    if (place >= ((kills + 1) * steps.length) / (KILLS + 1)) {
      kills += 1;
      const victim = kills % servers.length;
      gate = killing;
      killing = gate.then(() => killAndRestart(victim));
    }
    await gate;
    await untilTaken(() => ('notice' in step ? post(step.notice) : tell(buyer, step.answer)));
  });
  await killing;
}

async function killAndRestart(victim: number): Promise<void> {
  await servers[victim]?.kill9();
  servers[victim] = await measured.start();
}

async function post({ body, headers }: Notice): Promise<boolean> {
  const answer = await fetch(`${anyServer().url}/hooks/payments/sandbox`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.ok;
}

async function tell(buyer: HttpBuyer, proof: Proof): Promise<boolean> {
  return (await buyer.verify(anyServer().url, proof)) === 'captured';
}

async function inTurns<T>(
  items: readonly T[],
  work: (item: T, place: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const take = async () => {
    for (let place = next++; place < items.length; place = next++) await work(items[place] as T, place);
  };
  await Promise.all(Array.from({ length: SENDERS }, take));
}

function report(facts: MoneyFacts, steps: readonly Step<Proof>[], waited: number): void {
  const deliveries = steps.filter((step) => 'notice' in step).length;
  const [sum] = facts.sums;
  console.log(
    `${deliveries} deliveries of ${facts.payments} payments over two processes, ${kills} kills: ` +
      `${facts.doubled} double, ${facts.missing} missing credits (goal 0, 0)`,
  );
  console.log(`provider ${sum?.provider} paise, books ${sum?.books} paise (goal equal)`);
  console.log(
    `${facts.halfDone.length} orders half done, ${facts.problems.length} faults in the books (goal 0, 0); ` +
      `the poll took ${waited.toFixed(0)} s`,
  );
  for (const fault of [...facts.halfDone, ...facts.problems].slice(0, 10)) console.log(`  ${fault}`);
  if (isMoneyRight(facts) && facts.payments > 0) return;
  console.log(`run again with SEED=${SEED}`);
  process.exitCode = 1;
}
