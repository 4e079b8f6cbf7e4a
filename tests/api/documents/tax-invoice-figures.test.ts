/** Whatever is ordered and however it is shipped: each invoice stands by itself, and its paper says what was frozen. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceFigures } from '#domain/delivery/invoice-figures.ts';
import { freezeTaxDocument, thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxAmount, TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { taxInvoiceSheet } from '#domain/documents/tax/tax-invoice-sheet.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { taxOn } from '#domain/quotes/tax/gst.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { taxInvoiceDocument } from '#server/capabilities/delivery/invoice/tax-invoice-document.ts';
import { renderPdf } from '#server/capabilities/documents/rendering/pdf/render-pdf.ts';
import { wordsOf } from '#tests/support/data/documents.ts';

type Order = Parameters<typeof taxInvoiceDocument>[0];
type Draft = Parameters<typeof taxInvoiceDocument>[1];

const PLACE = {
  label: 'Works',
  company: 'Anokhi Thread Apparels LLP',
  line1: 'Plot 14, Peenya Industrial Area',
  line2: null,
  city: 'Bengaluru',
  region: 'Karnataka',
  stateCode: '29',
  postcode: '560058',
  country: 'IN',
  ownership: 'own',
} as const;

const RATES: readonly (readonly [TaxAmount['kind'], number])[][] = [
  [['igst', 500]],
  [
    ['cgst', 250],
    ['sgst', 250],
  ],
  [
    ['cgst', 600],
    ['sgst', 600],
  ],
];

/** An order of random price, of which part after part leaves. */
const sale = fc.record({
  rates: fc.constantFrom(...RATES),
  rateMinor: fc.bigInt({ min: 1n, max: 99_999n }),
  creditMinor: fc.bigInt({ min: 0n, max: 99_999n }),
  freightMinor: fc.bigInt({ min: 0n, max: 999_999n }),
  parts: fc.array(fc.bigInt({ min: 1000n, max: 3_000_000n }), { minLength: 1, maxLength: 4 }),
});

type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

function invoicesOf({ rates, rateMinor, creditMinor, freightMinor, parts }: Sale): TaxDocument[] {
  const quantity = parts.reduce((sum, part) => sum + part, 0n);
  const agreed = {
    currency: 'INR',
    quantity,
    rateMinor,
    creditMinor,
    freightMinor,
    taxBasisPoints: rates.map(([, basisPoints]) => basisPoints),
  } as const;
  return parts.map((now, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part, 0n);
    const goods = { before, now, isLast: index === parts.length - 1 };
    const figures = invoiceFigures(agreed, goods);
    const taxes = rates.map(([kind, basisPoints]) => ({
      kind,
      basisPoints,
      amount: taxOn(figures.taxable, basisPoints),
    }));
    const draft = { ...SELLERS_DAY, goods, agreed, figures, taxes } as unknown as Draft;
    const order = { ...ORDER, rate_minor: rateMinor } as unknown as Order;
    return taxInvoiceDocument(order, draft, {
      number: `SV/26-27/00000${index}`,
      colours: ['Navy'],
      transport: null,
    });
  });
}

const ORDER = {
  market: 'IN',
  billing: PLACE,
  shipping: PLACE,
  gstin: '29AAPFU0939F1ZR',
  place_of_supply: '29',
  number: 'SO-26-000789',
  po_number: null,
  delivery_term: 'landed',
  delivery_place: null,
  city: 'Bhiwandi',
  quality: '100% Cotton Poplin',
  unit: 'metre',
  currency: 'INR',
  credit_days: 30,
};

const SELLERS_DAY = {
  invoicedOn: '2026-11-16',
  hsn: '520832',
  customsRate: null,
  isOurs: true,
  seller: {
    legal_name: 'Selvedge Trading Pvt Ltd',
    gstin: '27AAPFU0939F1ZV',
    state_code: '27',
    address: '14 Kalbadevi Road',
    city: 'Mumbai',
    pincode: '400002',
  },
};

test('tax is the invoice’s own value times the rate, centre and state are equal, and the round-off is small', () => {
  fc.assert(
    fc.property(sale, (sold) => {
      for (const invoice of invoicesOf(sold)) {
        const { taxable, taxes, roundOff, total } = invoice;
        for (const tax of taxes) expect(tax.amount).toEqual(taxOn(taxable, tax.basisPoints));
        const [centre, state] = taxes;
        if (state) expect(state.amount).toEqual(centre?.amount);
        expect(roundOff.minor <= 50n && roundOff.minor >= -50n).toBe(true);
        const tax = taxes.reduce((sum, { amount }) => sum + amount.minor, 0n);
        expect(total).toEqual(money(taxable.minor + tax + roundOff.minor, 'INR'));
        expect(total.minor % 100n).toBe(0n);
        expect(thawTaxDocument(JSON.parse(freezeTaxDocument(invoice)))).toEqual(invoice);
      }
    }),
  );
});

test('the PDF read back says the same', async () => {
  for (const invoice of fc.sample(sale, { numRuns: 5, seed: 29 }).flatMap(invoicesOf)) {
    const sheet = taxInvoiceSheet(invoice);
    const { text } = await wordsOf(
      await renderPdf({ sheet, issuedAt: new Date(0), voidWords: null }, () => {}),
    );
    for (const { amount } of [...invoice.taxes, { amount: invoice.taxable }, { amount: invoice.total }])
      expect(text).toContain(formatMoney(amount));
    expect(text).toContain(amountInWords(invoice.total));
    expect(text).toContain(invoice.number);
  }
});
