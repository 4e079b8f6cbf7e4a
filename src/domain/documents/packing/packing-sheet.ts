/** The packing list of one shipment: roll by roll, with a subtotal for every lot and shade. */

import { volumeText } from '#domain/delivery/dispatch-papers.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { letterFacts, portFacts } from '../proforma/export-facts.ts';
import { buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import type { Issue } from '../proforma/proforma-facts.ts';
import type { Block, Fact, Row, Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';
import type { PackingFacts, RollFacts } from './packing-facts.ts';
import {
  NET_LENGTH,
  netInOtherUnit,
  otherUnit,
  type RollColumn,
  rollColumns,
  sumOf,
  sumText,
  WEIGHT,
} from './roll-columns.ts';
import { formatWeight } from './weight-text.ts';

export function packingSheet(facts: PackingFacts, issue: Issue): Sheet {
  const [seller, , shipTo] = [sellerParty(facts.seller, isExportSale(facts.market)), ...buyerParties(facts)];
  return {
    title: DOCUMENT_TYPE_LABEL.direct_invoicing_packing_list,
    number: issue.number,
    notices: [shipmentNotice(facts), ...replacesNotice(issue)],
    facts: headFacts(facts, issue),
    parties: [
      ...(seller ? [{ ...seller, label: 'Consignor' }] : []),
      ...(shipTo ? [{ ...shipTo, label: 'Consignee' }] : []),
      { label: 'Marks', name: facts.orderNumber, lines: [facts.quality, balesText(facts.rolls)] },
    ],
    blocks: [rollTable(facts), { kind: 'facts', title: 'Totals', facts: totalFacts(facts) }],
  };
}

/** Where one shipment holds everything, it is no part of anything. */
function shipmentNotice({ shipment: { part, isWhole }, orderNumber }: PackingFacts): string {
  return isWhole
    ? `All goods of order ${orderNumber} in one shipment.`
    : `Part shipment ${part} of order ${orderNumber}.`;
}

function headFacts(facts: PackingFacts, issue: Issue): Fact[] {
  const { shipment, orderNumber, poNumber, proformaNumber, hsn } = facts;
  return [
    { label: 'Packing list no.', value: issue.number },
    { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
    { label: 'Dispatched on', value: formatDay(shipment.dispatchedOn, DETAIL_DATE_FORMAT) },
    { label: 'Order no.', value: orderNumber },
    { label: 'Your PO no.', value: orPlaceholder(poNumber) },
    { label: 'Proforma no.', value: orPlaceholder(proformaNumber) },
    { label: invoiceLabel(facts), value: orPlaceholder(shipment.invoiceNumber) },
    ...(hsn === null ? [] : [{ label: 'HSN', value: hsn }]),
    { label: 'Transporter', value: orPlaceholder(shipment.transporter) },
    { label: 'LR / BL no.', value: orPlaceholder(shipment.lrNumber) },
    { label: 'Vehicle / container no.', value: orPlaceholder(shipment.vehicleNumber) },
    { label: 'E-way bill', value: orPlaceholder(shipment.ewayBill) },
    ...(isExportSale(facts.market) ? exportFacts(facts) : []),
  ];
}

function invoiceLabel({ market }: PackingFacts): string {
  return isExportSale(market) ? 'Commercial invoice no.' : 'Tax invoice no.';
}

/** What banks and customs compare with the invoice. */
function exportFacts({ incoterm, letterNumbers }: PackingFacts): Fact[] {
  return [
    { label: 'Country of origin', value: 'India' },
    { label: 'Incoterm', value: `${incoterm}, Incoterms 2020` },
    ...portFacts(incoterm),
    ...letterFacts(letterNumbers),
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
  const [{ colour, lot, shade } = { colour: null, lot: '', shade: null }] = rolls;
  const named = colour === null ? `Lot ${lot}` : `${colour}, lot ${lot}`;
  return `${named}, shade ${orPlaceholder(shade)}: ${countText(rolls)}`;
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

/** The sums of the table, never converted anew: a bank refuses papers whose figures differ. */
function totalFacts({ rolls, market, unit, shipment: { volumeLitres } }: PackingFacts): Fact[] {
  const weight = ({ kilograms, pounds }: (typeof WEIGHT)[keyof typeof WEIGHT]) =>
    formatWeight(sumOf(rolls, kilograms), market, sumOf(rolls, pounds));
  return [
    { label: 'Rolls', value: String(rolls.length) },
    { label: 'Bales', value: String(baleCount(rolls)) },
    { label: 'Net length', value: lengthText(rolls, unit) },
    { label: 'Net weight', value: weight(WEIGHT.net) },
    { label: 'Gross weight', value: weight(WEIGHT.gross) },
    ...(volumeLitres === null ? [] : [{ label: 'Volume', value: volumeText(volumeLitres) }]),
  ];
}

function lengthText(rolls: readonly RollFacts[], unit: LengthUnit): string {
  const agreed = sumOf(rolls, NET_LENGTH) ?? 0n;
  const hundredths = sumOf(rolls, netInOtherUnit(unit)) ?? 0n;
  const other = formatLength({ thousandths: hundredths * 10n, unit: otherUnit(unit) });
  return `${formatLength({ thousandths: agreed, unit })} (${other})`;
}

function balesText(rolls: readonly RollFacts[]): string {
  const count = baleCount(rolls);
  return count === 1 ? '1 bale' : `${count} bales`;
}

function baleCount(rolls: readonly RollFacts[]): number {
  return new Set(rolls.flatMap(({ bale }) => (bale === null ? [] : [bale]))).size;
}
