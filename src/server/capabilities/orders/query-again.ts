/** The query behind an earlier order as it would be asked today, for as much as was ordered then. */
import { suggestedRequiredBy } from '#domain/orders/reorder.ts';
import { EMPTY_REVIEW_SHEET } from '#domain/requests/review/review-sheet.ts';
import { withoutStaleAnswers } from '#domain/requests/wizard/change-draft.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { linesOf } from '#server/capabilities/order-records/order-lines.store.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { attachedFiles } from '../requests/answers/attach-files.ts';
import { requestProblems } from '../requests/answers/request-problems.ts';
import { type CopiedAnswers, copiedAnswers } from '../requests/copy-request.ts';

export async function queryAgain(
  services: Pick<Services, 'clock'>,
  db: Queries,
  order: OrderRow,
  { requiredBy }: { requiredBy?: string | null | undefined },
): Promise<CopiedAnswers> {
  const { specification, sheet, fileIds } =
    order.request_fab_id === null
      ? answersOfQuality(order)
      : await copiedAnswers(services, db, order.brand_id, order.request_fab_id);
  const today = dayInZone(services.clock.now(), order.zone);
  return {
    specification,
    fileIds,
    sheet: {
      ...sheet,
      ...(await orderedQuantity(db, order)),
      requiredBy: requiredBy ?? sheet.requiredBy ?? suggestedRequiredBy(today, earlierTerms(order)),
    },
  };
}

function earlierTerms({ lead_days: leadDays, transit_days: transitDays }: OrderRow) {
  return { leadDays, transitDays };
}

/** Of a quality that is no longer offered: its own cloth, to the place the order went to. */
function answersOfQuality(order: OrderRow): CopiedAnswers {
  const { specification, market, shipping, delivery_place } = order;
  const deliverTo = MARKET_RULES[market].deliversTo === 'pincode' ? shipping.postcode : delivery_place;
  return {
    specification: withoutStaleAnswers(specification),
    sheet: { ...EMPTY_REVIEW_SHEET, deliverTo },
    fileIds: [],
  };
}

async function orderedQuantity(db: Queries, order: OrderRow) {
  const { unit, quantity_thousandths } = order;
  const lines = await linesOf(db, order);
  return {
    unit,
    quantity: lengthText(quantity_thousandths, unit),
    colourSplit:
      lines.length < 2
        ? []
        : lines.map((line) => ({
            colour: line.colour,
            quantity: lengthText(line.quantity_thousandths, unit),
          })),
  };
}

/** As a buyer would type it, without groups and unit. */
function lengthText(thousandths: bigint, unit: LengthUnit): string {
  return formatLength({ thousandths, unit }).replace(/[^0-9.]/g, '');
}

export async function isComplete(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brand_id, market, zone }: OrderRow,
  { specification, sheet, fileIds }: CopiedAnswers,
): Promise<boolean> {
  const files = await attachedFiles(db, brand_id, fileIds);
  const answers = { specification, sheet, market, zone };
  return Object.keys(await requestProblems(db, answers, { now: clock.now(), files })).length === 0;
}
