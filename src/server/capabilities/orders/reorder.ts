/** The same cloth again: at the price and lead time of today, with what has changed said first. */
import type { Reply } from '#contract/endpoint.ts';
import type { reorder as contract } from '#contract/orders.ts';
import { type ReorderTerms, reorderDifferences } from '#domain/orders/reorder.ts';
import { tidyDraft } from '#domain/requests/wizard/change-draft.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { EMPTY_SHEET } from '../requests/answers/review-sheet-input.ts';
import { beginDraft } from '../requests/begin-draft.ts';
import { copyRequest } from '../requests/copy-request.ts';
import { findGoods } from './goods/find-goods.ts';
import { findOrder, type OrderRow } from './lock-order.ts';
import { lengthView } from './order-figures.view.ts';
import { linesOf } from './order-lines.store.ts';

type Reordered = Reply<typeof contract>;

export async function reorder(parts: Parts, tx: Queries, by: ChangeBy, orderId: string): Promise<Reordered> {
  const order = await findOrder(tx, by.brandId, orderId);
  if (order.status === 'provisional') {
    throw new Refusal('illegal_transition', { from: order.status, to: 'reordered', actor: 'customer' });
  }
  const offered = order.quality_fab_id === null ? null : await offeredToday(parts, tx, order);
  const next = offered
    ? ({ next: 'quality', fabId: order.fab_id } as const)
    : ({ next: 'request', fabId: await askAgain(parts, tx, by, order) } as const);
  const before: ReorderTerms = {
    rate: { price: money(order.rate_minor, order.currency), unit: order.unit },
    leadDays: order.lead_days,
    // What the least was at that time is not kept: only rate and days are compared.
    minimum: offered?.minimum ?? NO_MINIMUM,
  };
  const quantity = lengthView({ thousandths: order.quantity_thousandths, unit: order.unit });
  return { ...next, quantity, differences: differences(before, offered ?? NOBODY_OFFERS) };
}

const NO_MINIMUM = { total: null, perColour: null };
/** A fresh quote will say. */
const NOBODY_OFFERS: ReorderTerms = { rate: null, leadDays: null, minimum: NO_MINIMUM };

function differences(before: ReorderTerms, now: ReorderTerms): Reordered['differences'] {
  return reorderDifferences(before, now).map(({ label, before: was, now: is }) => ({
    label,
    before: was,
    now: is,
  }));
}

/** Null when the quality has left the catalogue or has no rate today. */
async function offeredToday({ clock }: Parts, tx: Queries, order: OrderRow): Promise<ReorderTerms | null> {
  const buyer = { brandId: order.brand_id, market: order.market };
  try {
    const goods = await findGoods(tx, buyer, { fabId: order.fab_id }, clock.now());
    return { rate: goods.rate, leadDays: goods.leadDays, minimum: goods.rule.minimum };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A new draft: of the earlier query as it was asked but for as much as was ordered, or of the quality's own cloth. */
async function askAgain(parts: Parts, tx: Queries, by: ChangeBy, order: OrderRow): Promise<string> {
  const { request_fab_id: asked, unit } = order;
  const lines = await linesOf(tx, order);
  const wanted = {
    unit,
    quantity: parseLengthInput(order.quantity_thousandths, unit),
    colourSplit:
      lines.length < 2
        ? []
        : lines.map((line) => ({
            colour: line.colour,
            quantity: parseLengthInput(line.quantity_thousandths, unit),
          })),
  };
  if (asked !== null) return (await copyRequest(parts, tx, by, asked, wanted)).fabId;
  const { fabId } = await beginDraft(parts, tx, by, {
    specification: tidyDraft(order.specification),
    sheet: { ...EMPTY_SHEET, unit, quantity: wanted.quantity },
    fileIds: [],
    action: 'copied',
    details: { from: order.number },
  });
  return fabId;
}

function parseLengthInput(thousandths: bigint, unit: LengthUnit): string {
  return formatLength({ thousandths, unit }).replace(/[^0-9.]/g, '');
}
