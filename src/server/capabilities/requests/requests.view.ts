import type { FabricRequest, RequestCard } from '#contract/customer/requests.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { closeReasonOf } from '#domain/requests/close-reason.ts';
import { isRequestClosed, REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { sheetToCodes } from '#domain/requests/wire/sheet-codes.ts';
import { firstOpenStep } from '#domain/requests/wizard/step-problems.ts';
import { stepNumber } from '#domain/requests/wizard/wizard-step.ts';
import { allowedMoves } from './allowed-moves.ts';
import {
  bestLandedRate,
  bestRateBeforeFreight,
  countedQuotes,
  landedQuotes,
  latestQuote,
  nextExpiry,
} from './listing/listed-quotes.ts';
import type { ListedRequest } from './listing/listed-requests.ts';
import type { RequestRow } from './requests.store.ts';

/** `hasQuotes`: also those that have ended or expired since. */
export type QuoteCounts = { quoteCount: number; hasQuotes: boolean };

export function fabricRequestOf(
  row: RequestRow,
  { counts, files }: { counts: QuoteCounts; files: StoredFile[] },
): FabricRequest {
  return {
    ...requestHeadOf(row, counts),
    ...answersOf(row),
    sheet: { ...sheetToCodes(row.sheet), colourSplit: [...row.sheet.colourSplit], files },
    revision: row.revision,
    priorities: row.priorities,
    specificationVersion: row.specification_version,
    openStep: openStepOf(row),
  };
}

export function requestCardOf({ row, quotes }: ListedRequest, now: Date): RequestCard {
  const counted = countedQuotes(quotes, row.specification_version, now);
  const { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi } =
    answersOf(row);
  return {
    ...requestHeadOf(row, { quoteCount: counted.length, hasQuotes: quotes.length > 0 }),
    cloth: { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi },
    openStep: openStepOf(row),
    landedCount: landedQuotes(counted).length,
    bestLandedRate: bestLandedRate(counted),
    bestRateBeforeFreight: bestRateBeforeFreight(counted),
    nextExpiry: nextExpiry(counted),
    latestQuote: latestQuote(quotes),
  };
}

type RequestHead = Omit<
  RequestCard,
  | 'cloth'
  | 'openStep'
  | 'landedCount'
  | 'bestLandedRate'
  | 'bestRateBeforeFreight'
  | 'nextExpiry'
  | 'latestQuote'
>;

function requestHeadOf(row: RequestRow, { quoteCount, hasQuotes }: QuoteCounts): RequestHead {
  const { status } = row;
  return {
    fabId: row.fab_id,
    number: row.number,
    status: REQUEST_STATUS_CODE[status],
    quality: row.quality,
    quantity: quantityOf(row),
    requiredBy: row.required_by,
    poNumber: row.sheet.poNumber,
    quoteCount,
    orderId: row.order_id,
    hasQuotes,
    isInformationAsked: row.information_asked_at !== null && !isRequestClosed(status),
    ...closingOf(row),
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    listedAt: row.listed_at.toISOString(),
    assignee: row.assignee,
    allowedMoves: allowedMoves({ status, hasOrder: row.order_id !== null, quoteCount }),
  };
}

function answersOf({ specification }: RequestRow) {
  const { compositions, ...coded } = draftToCodes(specification);
  return { ...coded, compositions: [...compositions] };
}

function openStepOf({ status, specification }: RequestRow): number | null {
  const step = status === 'draft' ? firstOpenStep(specification) : null;
  return step && stepNumber(step);
}

function quantityOf({ quantity_thousandths, quantity_unit }: RequestRow): RequestHead['quantity'] {
  if (quantity_thousandths === null || quantity_unit === null) return null;
  return { thousandths: String(quantity_thousandths), unit: quantity_unit };
}

/** The buyer's reason, or the words of the desk when no supplier could serve it; a query that ended with its order has the words given for that. */
function closingOf({
  close_reason_id,
  close_note,
  unserviceable_reason,
  order_id,
}: RequestRow): Pick<RequestHead, 'closeReason' | 'closeNote'> {
  const closeNote = (order_id === null ? null : close_note) ?? unserviceable_reason;
  return { closeReason: close_reason_id === null ? null : closeReasonOf(close_reason_id), closeNote };
}
