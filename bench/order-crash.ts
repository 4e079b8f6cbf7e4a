/** kill -9 at any point of ordering and paying: nothing lost, half done or doubled. `node bench/order-crash.ts [kills]` */
import { type HttpBuyer, openHttpBuyer } from '#tests/support/data/money-buyer.ts';
import { isMoneyRight, metresOfLot, moneyFacts } from '#tests/support/data/money-facts.ts';
import { type Journeys, openJourneys } from '#tests/support/data/money-journeys.ts';
import { killUnderLoad, READY_GOAL_MS } from './kill-under-load.ts';
import { openMeasuredServer } from './measured-server.ts';
import { signInDemoCustomer } from './sign-in.ts';
import { untilPolled } from './until-polled.ts';

const KILLS = Number(process.argv[2] ?? 50);
const CALLERS = 8;

const measured = await openMeasuredServer();
const { databaseUrl } = measured;
try {
  const first = await measured.start();
  const token = await signInDemoCustomer(first);
  const buyer = await openHttpBuyer({ url: first.url, token, databaseUrl });
  const before = { since: new Date(), metres: (await metresOfLot(buyer.db, buyer.lotId)).all };
  const journeys = openJourneys(buyer);
  const { last, slowestMs } = await killUnderLoad(measured, first, {
    kills: KILLS,
    callers: CALLERS,
    work: ({ url }) => journeys.goOn(url),
    moment: () => journeys.someStepsLater(80),
  });
  await untilPolled(buyer.db, before.since);
  const isRight = await report(journeys, buyer, before);
  console.log(`ready again in ${slowestMs.toFixed(0)} ms at most (goal ≤ ${READY_GOAL_MS})`);
  if (!isRight || slowestMs > READY_GOAL_MS) process.exitCode = 1;
  await last.stop();
  await buyer.close();
} finally {
  await measured.close();
}

async function report(
  journeys: Journeys,
  { db, lotId }: HttpBuyer,
  { since, metres }: { since: Date; metres: number },
): Promise<boolean> {
  const { lost, doubled } = await journeys.compare(db, since);
  const facts = await moneyFacts(db, since);
  const astray = metres - (await metresOfLot(db, lotId)).all;
  const [orders, paid] = [journeys.count('placed'), journeys.count('isCaptured')];
  console.log(
    `${KILLS} kills, ${orders} orders and ${paid} payments acknowledged: ${lost} lost, ` +
      `${facts.halfDone.length} half done, ${doubled + facts.doubled} doubled (goal 0, 0, 0)`,
  );
  console.log(
    `${facts.payments} payments taken: ${facts.missing} missing, ${facts.problems.length} faults in the books, ` +
      `${astray} m of stock astray (goal 0, 0, 0)`,
  );
  for (const fault of [...facts.halfDone, ...facts.problems].slice(0, 10)) console.log(`  ${fault}`);
  return lost + doubled === 0 && astray === 0 && isMoneyRight(facts);
}
