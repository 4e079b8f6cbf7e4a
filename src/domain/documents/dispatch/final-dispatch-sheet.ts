/** What left the mill in the end, shipment by shipment, against what was ordered. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import { addMoney, type Money } from '#domain/shared/money.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { formatKilograms } from '#domain/shared/weight.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { type BuyerFacts, buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import type { Issue, SellerFacts } from '../proforma/proforma-facts.ts';
import type { Block, Fact, Row, Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';

export type DispatchedPart = {
  readonly part: number;
  readonly dispatchedOn: CalendarDay | null;
  readonly lrNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly invoiced: Money | null;
  readonly rolls: number;
  readonly bales: number;
  readonly length: Length;
  readonly grossGrams: bigint | null;
};

export type FinalDispatchFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly quality: string;
  readonly ordered: Length;
  readonly tolerancePercent: number;
  readonly parts: readonly DispatchedPart[];
};

export function finalDispatchSheet(facts: FinalDispatchFacts, issue: Issue): Sheet {
  return {
    title: DOCUMENT_TYPE_LABEL.final_dispatch,
    number: issue.number,
    notices: ['No further goods follow for this order.', ...replacesNotice(issue)],
    facts: headFacts(facts, issue),
    parties: [sellerParty(facts.seller, isExportSale(facts.market)), ...buyerParties(facts)],
    blocks: [partsTable(facts), { kind: 'facts', title: 'Against the order', facts: comparison(facts) }],
  };
}

function headFacts({ orderNumber, poNumber, quality }: FinalDispatchFacts, issue: Issue): Fact[] {
  return [
    { label: 'Final dispatch no.', value: issue.number },
    { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
    { label: 'Order no.', value: orderNumber },
    { label: 'Your PO no.', value: orPlaceholder(poNumber) },
    { label: 'Quality', value: quality },
  ];
}

/** Kilograms alone: pounds are those of each roll, and stand on the packing lists. */
function partsTable({ parts, ordered }: FinalDispatchFacts): Block {
  const weight = (of: readonly DispatchedPart[]) => formatKilograms(gramsOf(of));
  const rows = parts.map(
    (part): Row => ({
      cells: [
        String(part.part),
        formatDay(part.dispatchedOn, DETAIL_DATE_FORMAT),
        orPlaceholder(part.lrNumber),
        orPlaceholder(part.invoiceNumber),
        String(part.rolls),
        formatLength(part.length),
        weight([part]),
        formatMoney(part.invoiced),
      ],
    }),
  );
  const invoiced = parts.map((part) => part.invoiced);
  rows.push({
    cells: [
      'Total',
      '',
      '',
      '',
      String(parts.reduce((sum, part) => sum + part.rolls, 0)),
      formatLength({ thousandths: dispatchedOf(parts), unit: ordered.unit }),
      weight(parts),
      formatMoney(invoiced.reduce((sum, each) => (sum && each ? addMoney(sum, each) : null))),
    ],
    sum: 'total',
  });
  return { kind: 'table', title: 'Shipments', columns: COLUMNS, rows };
}

const COLUMNS = [
  { label: 'Part', kind: 'text', share: 0.06 },
  { label: 'Dispatched', kind: 'text', share: 0.13 },
  { label: 'LR / BL no.', kind: 'text', share: 0.13 },
  { label: 'Tax invoice', kind: 'text', share: 0.16 },
  { label: 'Rolls', kind: 'amount', share: 0.06 },
  { label: 'Length', kind: 'amount', share: 0.11 },
  { label: 'Gross weight', kind: 'amount', share: 0.21 },
  { label: 'Invoiced', kind: 'amount', share: 0.14 },
] as const;

function comparison({ ordered, parts, tolerancePercent }: FinalDispatchFacts): Fact[] {
  const thousandths = dispatchedOf(parts);
  const difference = thousandths - ordered.thousandths;
  const percent = (difference * 10_000n) / ordered.thousandths;
  return [
    { label: 'Ordered', value: formatLength(ordered) },
    { label: 'Dispatched', value: formatLength({ thousandths, unit: ordered.unit }) },
    { label: 'Difference', value: `${signed(percent)}%` },
    { label: 'Tolerance', value: `± ${tolerancePercent}%` },
  ];
}

function signed(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  const sign = hundredths === 0n ? '' : hundredths < 0n ? '-' : '+';
  return `${sign}${writeScaled(size, 2, 'western', 'needed')}`;
}

function dispatchedOf(parts: readonly DispatchedPart[]): bigint {
  return parts.reduce((sum, { length }) => sum + length.thousandths, 0n);
}

function gramsOf(parts: readonly DispatchedPart[]): bigint | null {
  return parts.reduce<bigint | null>(
    (sum, { grossGrams }) => (sum === null || grossGrams === null ? null : sum + grossGrams),
    0n,
  );
}
