/** The list of one mill: what it was asked for, what it quoted, what it won, what is late, how it is rated. */

import type { ListedEnquiry, ListedOrder, MillHome } from '#contract/supplier/mill.ts';
import { type FeedbackTag, RATING_NAMES } from '#domain/feedback/feedback.ts';
import { supplierRatingTenths } from '#domain/feedback/supplier-rating.ts';
import { dayInZone, daysBetween, timeZoneOf } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { invitationState } from '#domain/suppliers/invitation-state.ts';
import { millOrderState } from '#domain/suppliers/mill-order-state.ts';
import { MILL_TASK_OWNERS } from '#domain/suppliers/mill-task.ts';
import { deskMoves } from '#server/capabilities/requests/allowed-moves.ts';
import { findSuppliers } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import { findMillQuotes, type ListedMillQuote } from '#server/capabilities/suppliers/find-mill-quotes.ts';
import { findPerson } from '#server/capabilities/suppliers/people/find-person.ts';
import type { Queries } from '#server/db/database.ts';
import type { MillActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { FEEDBACK_TAG_LABEL, RATING_LABEL } from '#words/en/feedback.ts';
import {
  type EnquiryRow,
  enquiriesOfMill,
  type OpenTaskRow,
  openTasksOfMill,
  ordersOfMill,
  scoresOfMill,
  tagsOfMill,
  type WonOrderRow,
} from './mill.store.ts';

export async function readMill(services: Services, db: Queries, mill: MillActor): Promise<MillHome> {
  const { supplierId } = mill;
  const now = services.clock.now();
  const enquiries = await enquiriesOfMill(db, { supplierId, now });
  const quotes = await findMillQuotes(db, supplierId);
  const orders = await ordersOfMill(db, { supplierId });
  const tasks = await openTasksOfMill(db, { supplierId, owners: MILL_TASK_OWNERS });
  const { name } = await findPerson(db, mill);
  return {
    ...(await ratingOf(db, supplierId)),
    personName: name,
    enquiries: enquiries.map((row) => enquiryView(row, quotes)),
    orders: orders.map((row) => orderView(row, tasks, dayInZone(now, timeZoneOf(row.market, row.time_zone)))),
  };
}

function enquiryView(row: EnquiryRow, quotes: readonly ListedMillQuote[]): ListedEnquiry {
  const quote = quotes.find(({ fabId }) => fabId === row.fab_id);
  return {
    fabId: row.fab_id,
    number: row.number,
    quality: row.quality,
    quantity: { thousandths: String(row.quantity_thousandths), unit: row.quantity_unit },
    requiredBy: row.required_by,
    invitedAt: row.invited_at.toISOString(),
    state: invitationState({
      isLinkOpen: row.is_link_open,
      isRequestOpen: deskMoves(row.status).includes('quote'),
      hasQuoted: quote !== undefined,
      hasDeclined: row.declined_at !== null,
    }),
    quote: quote ? quote.asListed(row.specification_version) : null,
  };
}

export function orderView(row: WonOrderRow, tasks: readonly OpenTaskRow[], today: string): ListedOrder {
  const own = tasks.filter(({ order_id }) => order_id === row.order_id);
  const [next] = own;
  const late = own.map(({ planned_end }) => daysBetween(planned_end, today)).filter((days) => days > 0);
  return {
    orderId: row.order_id,
    number: row.number,
    quality: row.quality,
    quantity: { thousandths: String(row.quantity_thousandths), unit: row.unit },
    rate:
      row.supplier_rate_minor === null || row.quoted_unit === null
        ? null
        : {
            price: { minor: String(row.supplier_rate_minor), currency: row.currency },
            unit: row.quoted_unit,
          },
    state: stateOf(row),
    dispatchBy: row.dispatch_by,
    next: next ? { task: next.name, due: next.due } : null,
    lateDays: Math.max(0, ...late),
  };
}

function stateOf({ status, confirmed_at }: WonOrderRow): ListedOrder['state'] {
  const state = millOrderState(status, confirmed_at !== null);
  if (state === null) throw new Refusal('not_found');
  return state;
}

async function ratingOf(db: Queries, supplierId: string): Promise<Pick<MillHome, 'supplierName' | 'rating'>> {
  const [supplier] = await findSuppliers(db, [supplierId]);
  if (!supplier) throw new Refusal('not_found');
  const scores = await scoresOfMill(db, supplierId);
  const opinions = { count: supplier.feedback_count, stars: supplier.feedback_stars };
  const tenths = supplierRatingTenths(supplier.rating_tenths, opinions);
  return {
    supplierName: supplier.name,
    rating: {
      stars: tenths === null ? null : tenths / 10,
      opinions: supplier.feedback_count,
      onTimePercent: supplier.on_time_percent,
      ordersDone: supplier.orders_done,
      scores: RATING_NAMES.flatMap((name) => {
        const stars = scores?.[name] ?? null;
        return stars === null
          ? []
          : [{ name, label: RATING_LABEL[name], stars: Math.round(stars * 10) / 10 }];
      }),
      reasons: (await tagsOfMill(db, supplierId)).map(({ tag, count }) => ({
        label: FEEDBACK_TAG_LABEL[tag as FeedbackTag],
        count,
      })),
    },
  };
}
