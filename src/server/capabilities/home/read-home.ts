/** Home in one answer: what waits for the buyer, how the business stands, the last orders, and what can be bought now. */
import type { Home } from '#contract/customer/home.ts';
import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { hasCompanyRole } from '#domain/account/company/company-role.ts';
import {
  byUrgency,
  PAYMENT_DUE_WITHIN_DAYS,
  QUOTES_EXPIRING_WITHIN_MS,
  TASK_ROLES,
} from '#domain/home/worklist.ts';
import { openWindowSince } from '#domain/issues/claim-window.ts';
import { OPEN_QUOTE_STATES } from '#domain/quotes/open-quote.ts';
import { addDays, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { listQualities } from '#server/capabilities/catalogue/listing/list-qualities.ts';
import { lastOrders } from '#server/capabilities/orders/list/list-orders.ts';
import type { Queries } from '#server/db/database.ts';
import { countOf, readCounts } from '#server/db/lists/list-counts.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import {
  homeCounts,
  payableOrders,
  uncheckedRolls,
  waitingOffers,
  waitingQueries,
  waitingSamples,
  waitingStandards,
} from './home.store.ts';
import { offerTask, paymentTask, queryTasks, rollsTask, samplesTask, standardTask } from './home.view.ts';

const QUALITIES_SHOWN = 6;
/** Of the list of queries: 1 drafts, 2 waiting for quotes, 3 with quotes, 4 closed, 5 with an order. */
const GROUPS = { open: [1, 2, 3, 5], received: [3], sent: [2, 3, 4, 5] } as const;

export async function readHome(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brandId, customerId, market, roles }: CustomerActor,
  work: WorkScope,
): Promise<Home> {
  const now = clock.now();
  const customer = await findCustomerById(db, customerId);
  const zone = timeZoneOf(market, customer?.time_zone);
  const today = dayInZone(now, zone);
  const soon = new Date(now.getTime() + QUOTES_EXPIRING_WITHIN_MS);
  const owner = { brandId, assignee: work === 'mine' ? customerId : null };
  // Side by side: none of these needs the answer of another.
  const [toPay, queries, samples, standards, offers, rolls, counted, { cards, counts }, live, top] =
    await Promise.all([
      payableOrders.all(db, { ...owner, now, soon: addDays(today, PAYMENT_DUE_WITHIN_DAYS) }),
      waitingQueries.all(db, { ...owner, now, soon, open: OPEN_QUOTE_STATES }),
      waitingSamples.all(db, owner),
      waitingStandards.all(db, owner),
      waitingOffers.all(db, owner),
      uncheckedRolls.all(db, { ...owner, since: openWindowSince('short_length', now) }),
      homeCounts.first(db, { brandId }),
      lastOrders({ clock }, db, brandId),
      listQualities({ clock }, db, { list: 'live', market, pageNumber: 1, limit: QUALITIES_SHOWN }),
      listQualities({ clock }, db, { list: 'top', market, pageNumber: 1, limit: 2 * QUALITIES_SHOWN }),
    ]);
  const requests = readCounts(counted?.requests);
  const tasks = [
    ...toPay
      .filter(({ payment_in_progress }) => payment_in_progress === null)
      .map((order) => paymentTask(order, { today, zone })),
    ...queries.flatMap((query) => queryTasks(query, now)),
    ...samples.map((waiting) => samplesTask(waiting, zone)),
    ...standards.map((waiting) => standardTask(waiting, zone)),
    ...offers.map(offerTask),
    ...rolls.map(rollsTask),
  ].filter(({ kind }) => hasCompanyRole(roles, TASK_ROLES[kind]));
  return {
    tasks: byUrgency(tasks, now).map(({ task }) => task),
    paymentsInProgress: toPay.flatMap(({ order_id, fab_id, number, payment_in_progress: state }) =>
      state === null ? [] : [{ orderId: order_id, fabId: fab_id, number, state }],
    ),
    figures: {
      openQueries: countOf(requests, GROUPS.open),
      quotesReceived: countOf(requests, GROUPS.received),
      inProduction: counts[10],
      inTransit: counts[20],
      delivered: counts[40],
      outstanding: moneyView(money(counted?.outstanding_minor ?? 0n, MARKET_RULES[market].currency)),
    },
    previousOrders: cards,
    liveRates: live.records,
    topSelling: unseenFirst(top.records, live.records).slice(0, QUALITIES_SHOWN),
    isNew: countOf(requests, GROUPS.sent) === 0 && counts.all === 0,
  };
}

/** What sells best is often rated live too: the two rows under each other begin with different fabrics. */
function unseenFirst(cards: readonly QualityCard[], seen: readonly QualityCard[]): QualityCard[] {
  const isSeen = ({ fabId }: QualityCard) => seen.some((card) => card.fabId === fabId);
  return [...cards.filter((card) => !isSeen(card)), ...cards.filter(isSeen)];
}
