/** Sheets that are hard to set: long names, other scripts, many colours, nothing to pay, thousands of rolls. */
import { EXPORTED, FIRST_ISSUE, PROFORMA, packed, someRolls } from '#domain/documents/documents.fixture.ts';
import type { ProformaFacts } from '#domain/documents/proforma/proforma-facts.ts';
import { proformaSheet } from '#domain/documents/proforma/proforma-sheet.ts';
import type { Sheet } from '#domain/documents/sheet.ts';
import { money } from '#domain/shared/money.ts';

const LONG_NAME =
  'Shree Venkateshwara Balaji Readymade Garments Manufacturing and Exports Private Limited (Unit II, Export Oriented Undertaking)';
const COLOURS = [
  'Midnight navy melange',
  'Olive',
  'Dusty rose (Pantone 17-1718 TCX)',
  'Ecru',
  'Bottle green',
];

const long: ProformaFacts = {
  ...PROFORMA,
  poNumber: 'PO/2026-27/EXPORT/000000000123456789',
  billTo: { ...PROFORMA.billTo, company: LONG_NAME, line2: 'Behind the old spinning mill, second gate' },
  shipTo: { ...PROFORMA.shipTo, company: 'अनोखी थ्रेड अपैरल्स प्राइवेट लिमिटेड' },
  goods: {
    ...PROFORMA.goods,
    quality:
      '67% Organic Cotton 30% Recycled Polyester 3% Elastane Yarn Dyed Dobby Stretch 40x40+40D/133x72 57/58" Mercerised, Peached, Easy Care',
    lines: COLOURS.map((colour) => ({ colour, quantity: { thousandths: 400_100n, unit: 'metre' } })),
  },
  amounts: {
    ...PROFORMA.amounts,
    taxLines: [
      { label: 'CGST', basisPoints: 250, amount: money(495_501n, 'INR') },
      { label: 'SGST', basisPoints: 250, amount: money(495_501n, 'INR') },
    ],
    total: money(99_99_99_99_99_900n, 'INR'),
  },
};

const nothingToPay: ProformaFacts = {
  ...EXPORTED,
  billTo: { ...EXPORTED.billTo, company: 'পদ্মা স্টিচ গার্মেন্টস লিমিটেড', country: 'BD' },
  market: 'BD',
  buyerTaxNumber: '000123456-0101',
  amounts: {
    ...EXPORTED.amounts,
    fabricCost: money(0n, 'USD'),
    logisticCost: money(0n, 'USD'),
    total: money(0n, 'USD'),
  },
  instalments: [{ label: 'Advance', amount: money(0n, 'USD'), dueText: 'With the order' }],
};

export const HARD_SHEETS: Readonly<Record<string, Sheet>> = {
  'long-names': proformaSheet(long, { ...FIRST_ISSUE, version: 2, replaces: 'PI/26-27/000120' }),
  'nothing-to-pay': proformaSheet(nothingToPay, FIRST_ISSUE),
  'two-thousand-rolls': packed({ market: 'INTL', rolls: someRolls(2000) }),
};
