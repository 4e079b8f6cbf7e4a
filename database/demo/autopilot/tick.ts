/** Does all that is due now, one answer a transaction; of several processes only one is at it. */
import { sql } from 'kysely';
import type { AutopilotPace } from '#contract/staff/autopilot.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { readDemoData } from '../demo-data.ts';
import { readAutopilot } from '../read-autopilot.ts';
import { doMoney } from './accounts/do-money.ts';
import { type DueMoney, dueMoney } from './accounts/due-money.ts';
import { readMoney } from './accounts/read-money.ts';
import { doCatalogue } from './catalogue/do-catalogue.ts';
import { type DueCatalogue, dueCatalogue } from './catalogue/due-catalogue.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { doClaims } from './claims/do-claims.ts';
import { type DueClaim, dueClaims } from './claims/due-claims.ts';
import { readClaims } from './claims/read-claims.ts';
import { doDelivery, readDelivery } from './delivery/do-delivery.ts';
import { type DueDelivery, dueDelivery } from './delivery/due-delivery.ts';
import { doWork } from './do-work.ts';
import { type DueWork, dueWork } from './due-work.ts';
import { doProduction } from './production/do-production.ts';
import { type DueProduction, dueProduction } from './production/due-production.ts';
import { readProduction } from './production/read-production.ts';
import { readWatched } from './read-watched.ts';
import { doSwatch, readSwatches } from './swatches/do-swatches.ts';
import { type DueSwatch, dueSwatches } from './swatches/due-swatches.ts';
import { addSeconds } from './watched-time.ts';

/** Any number, as long as nothing else in the database locks the same one. */
const AUTOPILOT_LOCK = 7_335_843_343;
/** What fails so often is left alone, or one odd request would fill the log. */
const MOST_TRIES = 3;

/** How often each piece of work has failed, kept by whoever ticks. */
export type Failures = Map<string, number>;

/** Who plays quickly does not wait for what would be due soon. */
const AHEAD_SECONDS = { calm: 0, usual: 0, quick: 45 } as const satisfies Record<AutopilotPace, number>;

export async function tick(
  services: Services,
  failures: Failures = new Map(),
  pace: AutopilotPace = 'usual',
): Promise<void> {
  // Each turn is one answer; what is due is looked up afresh, because the last one may have changed it.
  while (await doNext(services, failures, pace)) if (pace === 'calm') return;
}

/** False when nothing is left to do here, or another process does it. */
async function doNext(services: Services, failures: Failures, pace: AutopilotPace): Promise<boolean> {
  let tried: Due | undefined;
  try {
    return await services.db.transaction(async (tx) => {
      if (!(await isMyTurn(tx))) return false;
      tried = await firstDue(services, tx, failures, pace);
      if (tried) await doIt(services, tx, (await readAutopilot(tx)).desk, tried);
      return tried !== undefined;
    });
  } catch (error) {
    if (!tried) throw error;
    failures.set(tried.key, (failures.get(tried.key) ?? 0) + 1);
    services.log.warn({ err: error, work: tried.key }, 'autopilot: somebody who is played could not answer');
    return true;
  }
}

async function isMyTurn(tx: Queries): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${AUTOPILOT_LOCK}::bigint) as mine`.execute(tx.unscoped);
  return rows[0]?.mine === true;
}

type Due = DueWork | DueMoney | DueProduction | DueDelivery | DueClaim | DueCatalogue | DueSwatch;

async function firstDue(
  services: Services,
  tx: Queries,
  failures: Failures,
  pace: AutopilotPace,
): Promise<Due | undefined> {
  const now = addSeconds(services.clock.now(), AHEAD_SECONDS[pace]);
  const cast = await readDemoData();
  const watched = await readWatched(
    tx,
    now,
    cast.suppliers.map(({ name }) => name),
  );
  const owed: Due[] = watched.flatMap((request) => dueWork(request, now));
  const money = dueMoney(await readMoney(tx, now), now);
  const production = dueProduction(await readProduction(tx, now), now);
  const delivery = dueDelivery(await readDelivery(tx, now), now);
  const claims = dueClaims(await readClaims(tx, now), now);
  const catalogue = dueCatalogue(await readCatalogue(tx, now), now);
  const swatches = dueSwatches(await readSwatches(tx, now), now);
  return [...owed, ...money, ...production, ...delivery, ...claims, ...catalogue, ...swatches]
    .filter(({ key }) => (failures.get(key) ?? 0) < MOST_TRIES)
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
}

/** Suppliers speak about requests, accounts about money, the mill about its tasks, the transporter about shipments, the desk about issues; the market moves its rates. */
function doIt(services: Services, tx: Queries, by: DeskActor, due: Due): Promise<void> {
  if ('moveBasisPoints' in due) return doCatalogue(services, tx, by, due);
  if ('taskId' in due) return doProduction(services, tx, by, due);
  if ('dispatchId' in due) return doDelivery(services, tx, by, due);
  if ('issueId' in due) return doClaims(services, tx, by, due);
  if ('swatchId' in due) return doSwatch(services, tx, by, due);
  return 'fabId' in due ? doWork(services, tx, by, due) : doMoney(services, tx, by, due);
}
