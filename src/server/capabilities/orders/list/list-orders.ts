import * as z from 'zod/mini';
import {
  listOrders as contract,
  type OrderCard,
  listPreviousOrders as previousContract,
} from '#contract/customer/orders.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import {
  ORDER_TAB_CODE,
  ORDER_TAB_PAGE_SIZE,
  ORDER_TAB_STATUSES,
  type OrderTab,
  type OrderTabCode,
} from '#domain/orders/order-tab.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { Queries } from '#server/db/database.ts';
import { countOf, type StateCounts } from '#server/db/lists/list-counts.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { jsonWriter } from '#server/http/json-writer.ts';
import { type SerialisedReply, serialisedPage } from '#server/http/serialised-reply.ts';
import type { Services } from '#server/services.ts';
import { orderCardJson } from './order-card.ts';
import {
  LAST_ORDERS_SHOWN,
  type ListOwner,
  OWN_PREVIOUS,
  PREVIOUS_STATUSES,
  previousPage,
  tabPage,
} from './orders-list.store.ts';

type Of<Endpoint extends typeof contract | typeof previousContract> = Input<Endpoint>['query'];
type Reader = { brandId: string; customerId: string };

const writeTabRest = jsonWriter(z.omit(contract.reply, { records: true }));
const writePreviousRest = jsonWriter(z.omit(previousContract.reply, { records: true }));

/** A page of one tab, newest happening first, and how many orders each tab holds. */
export async function listOrders(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  reader: Reader,
  { orderTab, work, offset, limit: wanted }: Of<typeof contract>,
): Promise<SerialisedReply<Reply<typeof contract>>> {
  const limit = wanted ?? pageSizeOf(orderTab);
  const { orders, states } = await tabPage(db, {
    ...ownerOf(reader, work),
    tab: Number(orderTab),
    offset,
    limit,
  });
  const counts = tabCounts(states);
  const total = counts[orderTab];
  const now = clock.now();
  return serialisedPage(
    orders.map((order) => orderCardJson(order, now)),
    writeTabRest({ total, nextOffset: nextOffset(offset, orders.length, total), counts }),
  );
}

function ownerOf({ brandId, customerId }: Reader, work: WorkScope): ListOwner {
  return { brandId, assignee: work === 'mine' ? customerId : null };
}

function pageSizeOf(code: OrderTabCode): number {
  return ORDER_TAB_PAGE_SIZE[nameOfCode(ORDER_TAB_CODE, code) ?? 'production'];
}

type Counts = Reply<typeof contract>['counts'];

function tabCounts(states: StateCounts): Counts {
  // Of one colleague they are counted by tab already.
  const ofTab = (tab: OrderTab) => countOf(states, [ORDER_TAB_CODE[tab], ...ORDER_TAB_STATUSES[tab]]);
  return {
    [ORDER_TAB_CODE.production]: ofTab('production'),
    [ORDER_TAB_CODE.in_transit]: ofTab('in_transit'),
    [ORDER_TAB_CODE.delivered]: ofTab('delivered'),
  };
}

/** The newest of the previous orders, and how many stand in each tab and in all; for home. */
export async function lastOrders(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  brandId: string,
): Promise<{ cards: OrderCard[]; counts: Counts & { all: number } }> {
  const { orders, states } = await previousPage(db, {
    brandId,
    assignee: null,
    offset: 0,
    limit: LAST_ORDERS_SHOWN,
  });
  const now = clock.now();
  return {
    cards: orders.map((order) => JSON.parse(orderCardJson(order, now)) as OrderCard),
    counts: { ...tabCounts(states), all: countOf(states, Object.keys(states)) },
  };
}

export async function listPreviousOrders(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  reader: Reader,
  { work, offset, limit }: Of<typeof previousContract>,
): Promise<SerialisedReply<Reply<typeof previousContract>>> {
  const { orders, states } = await previousPage(db, { ...ownerOf(reader, work), offset, limit });
  const total = countOf(states, [OWN_PREVIOUS, ...PREVIOUS_STATUSES]);
  const now = clock.now();
  return serialisedPage(
    orders.map((order) => orderCardJson(order, now)),
    writePreviousRest({ total, nextOffset: nextOffset(offset, orders.length, total) }),
  );
}
