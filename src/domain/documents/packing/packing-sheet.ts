/** The packing list of one shipment: roll by roll, with a subtotal for every lot and shade. */
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength } from '#domain/shared/length.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { formatKilograms, formatPounds } from '#domain/shared/weight.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import type { Issue } from '../proforma/proforma-facts.ts';
import type { Block, Fact, Row, Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';
import type { PackingFacts, RollFacts } from './packing-facts.ts';
import { type RollColumn, rollColumns, sumText } from './roll-columns.ts';

export function packingSheet(facts: PackingFacts, issue: Issue): Sheet {
  const [seller, , shipTo] = [sellerParty(facts.seller, isExportSale(facts.market)), ...buyerParties(facts)];
  return {
    title: DOCUMENT_TYPE_LABEL.direct_invoicing_packing_list,
    number: issue.number,
    notices: [
      `Part shipment ${facts.shipment.part} of order ${facts.orderNumber}.`,
      ...replacesNotice(issue),
    ],
    facts: headFacts(facts, issue),
    parties: [
      ...(seller ? [{ ...seller, label: 'Consignor' }] : []),
      ...(shipTo ? [{ ...shipTo, label: 'Consignee' }] : []),
      { label: 'Marks', name: facts.orderNumber, lines: [facts.quality, `${baleCount(facts.rolls)} bales`] },
    ],
    blocks: [rollTable(facts), { kind: 'facts', title: 'Totals', facts: totalFacts(facts) }],
  };
}

function headFacts({ shipment, orderNumber, poNumber, proformaNumber }: PackingFacts, issue: Issue): Fact[] {
  return [
    { label: 'Packing list no.', value: issue.number },
    { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
    { label: 'Dispatched on', value: formatDay(shipment.dispatchedOn, DETAIL_DATE_FORMAT) },
    { label: 'Order no.', value: orderNumber },
    { label: 'Your PO no.', value: orPlaceholder(poNumber) },
    { label: 'Proforma no.', value: orPlaceholder(proformaNumber) },
    { label: 'Tax invoice no.', value: orPlaceholder(shipment.invoiceNumber) },
    { label: 'Transporter', value: orPlaceholder(shipment.transporter) },
    { label: 'LR / BL no.', value: orPlaceholder(shipment.lrNumber) },
    { label: 'Vehicle / container no.', value: orPlaceholder(shipment.vehicleNumber) },
    { label: 'E-way bill', value: orPlaceholder(shipment.ewayBill) },
  ];
}

function rollTable(facts: PackingFacts): Block {
  const columns = rollColumns(facts);
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const rows = [...lotsOf(facts.rolls).values()].flatMap((rolls) => [
    ...rolls.map((roll): Row => ({ cells: columns.map(({ text }) => text(roll)) })),
    sumRow(lotLabel(rolls), rolls, columns, 'subtotal'),
  ]);
  rows.push(sumRow(`Total, ${countText(facts.rolls)}`, facts.rolls, columns, 'total'));
  return {
    kind: 'table',
    title: 'Rolls',
    columns: columns.map(({ label, kind, weight }) => ({ label, kind, share: weight / whole })),
    rows,
  };
}

/** Lots are never mixed in one cutting, so each stands together. */
function lotsOf(rolls: readonly RollFacts[]): Map<string, RollFacts[]> {
  return Map.groupBy(rolls, ({ colour, lot, shade }) => JSON.stringify([colour, lot, shade]));
}

function lotLabel(rolls: readonly RollFacts[]): string {
  const [{ lot, shade } = { lot: '', shade: null }] = rolls;
  return `Lot ${lot}, shade ${orPlaceholder(shade)}: ${countText(rolls)}`;
}

function countText(rolls: readonly RollFacts[]): string {
  return rolls.length === 1 ? '1 roll' : `${rolls.length} rolls`;
}

/** The words reach over the first columns, which have no sums. */
function sumRow(
  label: string,
  rolls: readonly RollFacts[],
  columns: readonly RollColumn[],
  sum: 'subtotal' | 'total',
): Row {
  return { cells: columns.map((column, index) => (index === 0 ? label : sumText(rolls, column))), sum };
}

function totalFacts({ rolls, market, unit }: PackingFacts): Fact[] {
  const thousandths = rolls.reduce((sum, { netThousandths }) => sum + netThousandths, 0n);
  const net = weightOf(rolls, ({ netGrams }) => netGrams);
  const gross = weightOf(rolls, ({ grossGrams }) => grossGrams);
  const weight = (grams: bigint | null) =>
    market === 'INTL' && grams !== null
      ? `${formatKilograms(grams)} (${formatPounds(grams)})`
      : formatKilograms(grams);
  return [
    { label: 'Rolls', value: String(rolls.length) },
    { label: 'Bales', value: String(baleCount(rolls)) },
    { label: 'Net length', value: formatLength({ thousandths, unit }) },
    { label: 'Net weight', value: weight(net) },
    { label: 'Gross weight', value: weight(gross) },
  ];
}

function weightOf(rolls: readonly RollFacts[], read: (roll: RollFacts) => bigint | null): bigint | null {
  const grams = rolls.map(read);
  return grams.includes(null) ? null : grams.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n);
}

function baleCount(rolls: readonly RollFacts[]): number {
  return new Set(rolls.flatMap(({ bale }) => (bale === null ? [] : [bale]))).size;
}
