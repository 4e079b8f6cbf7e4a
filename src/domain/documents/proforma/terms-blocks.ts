/** What was agreed besides the price; for an export also what a bank needs to open a letter of credit on it. */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import type { Block, Fact } from '../sheet.ts';
import { isExportSale } from './parties.ts';
import type { HoldFacts, ProformaFacts } from './proforma-facts.ts';
import { shipmentPorts } from './shipment-ports.ts';

export const EXPORT_UNDER_LUT =
  'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX';

export function termsBlocks(facts: ProformaFacts): Block[] {
  const { market, goods, seller, policyVersion } = facts;
  const blocks: Block[] = [{ kind: 'facts', title: 'Delivery', facts: deliveryFacts(facts) }];
  if (isExportSale(market)) {
    blocks.push({ kind: 'facts', title: 'Shipment', facts: shipmentFacts(facts) });
    blocks.push({ kind: 'lines', title: 'Export', lines: [`${EXPORT_UNDER_LUT}.`] });
  }
  blocks.push({
    kind: 'lines',
    title: 'Terms',
    lines: [
      `Quantity may differ by up to ${goods.tolerancePercent}%; the tax invoice follows the quantity dispatched.`,
      holdLine(facts),
      'Quality is inspected by the four-point system.',
      policyVersion === null
        ? 'Claims follow our return and refund policy.'
        : `Claims follow our return and refund policy, version ${policyVersion}.`,
      `Subject to the courts of ${gstStateName(seller.stateCode)}, India.`,
    ],
  });
  return blocks;
}

function holdLine({ hold }: ProformaFacts): string {
  return hold === null
    ? 'Price and stock are reserved for this order.'
    : `Price and stock are held until ${holdUntil(hold)}; after that they must be reconfirmed.`;
}

/** "02 Nov, 2026", or with the time at which it ends. */
export function holdUntil({ lastDay, time, zone }: HoldFacts): string {
  const day = formatDay(lastDay, DETAIL_DATE_FORMAT);
  return time === null ? day : `${day}, ${time} (${zone})`;
}

function deliveryFacts(facts: ProformaFacts): Fact[] {
  const { deliveryTermLabel, deliveryPlace, leadDays, goods } = facts;
  return [
    { label: 'Delivery term', value: deliveryTermLabel },
    { label: 'Place', value: orPlaceholder(deliveryPlace ?? facts.shipTo.city) },
    { label: 'Dispatch', value: `Within ${leadDays} days of the order being confirmed` },
    { label: 'Composition', value: orPlaceholder(goods.composition) },
    { label: 'Width', value: goods.widthInches === null ? orPlaceholder(null) : `${goods.widthInches}"` },
    { label: 'Weight', value: goods.gsm === null ? orPlaceholder(null) : `${goods.gsm} GSM` },
    { label: 'Finish', value: orPlaceholder(goods.finish) },
    { label: 'Quantity tolerance', value: `± ${goods.tolerancePercent}%` },
  ];
}

function shipmentFacts(facts: ProformaFacts): Fact[] {
  const { exchangeRate, incoterm, latestShipment, goods } = facts;
  const { loading, discharge } = shipmentPorts(incoterm);
  return [
    { label: 'Incoterm', value: `${incoterm}, Incoterms 2020` },
    { label: 'HS code', value: goods.hsn },
    { label: 'Country of origin', value: 'India' },
    { label: 'Port of loading', value: loading ?? 'Any Indian port' },
    { label: 'Port of discharge', value: orPlaceholder(discharge) },
    { label: 'Latest shipment', value: formatDay(latestShipment, DETAIL_DATE_FORMAT) },
    { label: 'Partial shipment', value: 'Allowed' },
    { label: 'Tolerance', value: `± ${goods.tolerancePercent}% in quantity and value` },
    {
      label: 'Letter of credit',
      value: 'Irrevocable, available by negotiation, subject to UCP 600; third-party documents acceptable',
    },
    { label: 'Packing', value: 'Rolls on paper tubes, packed in polybags and HDPE, export-worthy' },
    { label: 'Exchange rate', value: orPlaceholder(exchangeRate) },
  ];
}
