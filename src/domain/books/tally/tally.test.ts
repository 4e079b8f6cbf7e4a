import { expect, test } from 'vitest';
import { INTER_STATE, INTRA_STATE, NOTE, UNDER_LUT } from '../tax-documents.fixture.ts';
import { type TallyMonth, type TallyPart, writeTally } from './tally-file.ts';

const ACME = 'Acme Apparel Private Limited (27ZZZCA1001Z1ZN)';

const MONTH: TallyMonth = {
  gstin: INTER_STATE.seller.gstin,
  documents: [INTER_STATE, INTRA_STATE, UNDER_LUT, NOTE],
  receipts: [
    {
      number: 'RV/26-27/000009',
      receivedOn: '2026-11-21',
      party: INTER_STATE.buyer,
      amount: 18_807_100n,
      withheld: 18_900n,
      orderNumber: INTER_STATE.orderNumber,
    },
  ],
  movements: [
    {
      kind: 'refund',
      number: 'SV/26-27/V00001',
      movedOn: '2026-11-24',
      party: INTER_STATE.buyer,
      amount: 276_952n,
      orderNumber: INTER_STATE.orderNumber,
      cause: 'refund:1',
    },
    {
      kind: 'refund',
      number: 'SV/26-27/V00001',
      movedOn: '2026-11-26',
      party: INTER_STATE.buyer,
      amount: -276_952n,
      orderNumber: INTER_STATE.orderNumber,
      cause: 'refund-returned:1',
    },
    {
      kind: 'payout',
      number: 'AC-26-000001',
      movedOn: '2026-11-27',
      party: INTER_STATE.buyer,
      amount: 42_000n,
      orderNumber: INTER_STATE.orderNumber,
      cause: 'payout-sent:1',
    },
    {
      kind: 'unasked',
      number: INTER_STATE.orderNumber,
      movedOn: '2026-11-28',
      party: INTER_STATE.buyer,
      amount: -10_000n,
      orderNumber: INTER_STATE.orderNumber,
      cause: 'stray:1',
    },
  ],
  adjustments: [
    {
      kind: 'write_off',
      number: INTER_STATE.orderNumber,
      bookedOn: '2026-11-28',
      party: INTER_STATE.buyer,
      orderNumber: INTER_STATE.orderNumber,
      writtenOff: 5900n,
      withheld: 0n,
      kept: 0n,
      cause: 'write-off:1',
    },
    {
      kind: 'cancellation',
      number: INTER_STATE.orderNumber,
      bookedOn: '2026-11-29',
      party: INTER_STATE.buyer,
      orderNumber: INTER_STATE.orderNumber,
      writtenOff: -5900n,
      withheld: -18_900n,
      kept: -500_000n,
      cause: 'cancellation:1',
    },
  ],
  ledgers: {
    company: 'Selvedge & Co',
    sales: 'Sales',
    exportSales: 'Export Sales',
    igst: 'Output IGST',
    cgst: 'Output CGST',
    sgst: 'Output SGST',
    roundOff: 'Round Off',
    bank: 'Bank',
    taxWithheld: 'TDS Receivable',
    writtenOff: 'Balances Written Off',
    cancellationCharges: 'Cancellation Charges',
  },
};

function written(part: TallyPart, month = MONTH): string {
  const result = writeTally(month, part);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return [...result.content].join('');
}

const vouchersOf = (xml: string) => xml.split('<VOUCHER ').slice(1);
const between = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

test('every voucher sums to zero, with debits below it', () => {
  const vouchers = vouchersOf(written('vouchers'));
  expect(vouchers).toHaveLength(11);
  for (const voucher of vouchers) {
    const plain = voucher
      .replace(/<BILLALLOCATIONS\.LIST>.*?<\/BILLALLOCATIONS\.LIST>/g, '')
      .replace(/<ACCOUNTINGALLOCATIONS\.LIST>.*?<\/ACCOUNTINGALLOCATIONS\.LIST>/g, '');
    const amounts = between(plain, 'AMOUNT').map((text) => BigInt(text.replace('.', '')));
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
    const sides = between(plain, 'ISDEEMEDPOSITIVE');
    expect(sides).toEqual(amounts.map((amount) => (amount < 0n ? 'Yes' : 'No')));
  }
});

test('a sale debits the buyer, a credit note is its mirror, a receipt debits the bank', () => {
  const [sale = '', , , note = '', receipt = ''] = vouchersOf(written('vouchers'));
  expect(sale).toContain('VCHTYPE="Sales"');
  expect(between(sale, 'AMOUNT')[0]).toBe('-188260.00');
  expect(between(note, 'AMOUNT')[0]).toBe('2769.52');
  expect(note).toContain('<NAME>SV/26-27/000123</NAME><BILLTYPE>Agst Ref</BILLTYPE>');
  expect(between(receipt, 'LEDGERNAME')).toEqual(['Bank', 'TDS Receivable', ACME]);
  expect(between(receipt, 'AMOUNT').slice(0, 3)).toEqual(['-188071.00', '-189.00', '188260.00']);
});

test('a refund debits the buyer, and one that the bank sent back is a receipt', () => {
  const [refund = '', returned = ''] = vouchersOf(written('vouchers')).slice(5, 7);
  expect(refund).toContain('VCHTYPE="Payment"');
  expect(between(refund, 'LEDGERNAME')).toEqual([ACME, 'Bank']);
  expect(between(refund, 'AMOUNT')[0]).toBe('-2769.52');
  expect(returned).toContain('VCHTYPE="Receipt"');
  expect(between(returned, 'AMOUNT')[0]).toBe('2769.52');
  const ids = [refund, returned].map((each) => /REMOTEID="([^"]+)"/.exec(each)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

test('account credit leaves the bank, and money that nobody asked for comes in', () => {
  const [payout = '', unasked = ''] = vouchersOf(written('vouchers')).slice(7, 9);
  expect(payout).toContain('VCHTYPE="Payment"');
  expect(between(payout, 'LEDGERNAME')).toEqual([ACME, 'Bank']);
  expect(between(payout, 'AMOUNT')[0]).toBe('-420.00');
  expect(unasked).toContain('VCHTYPE="Receipt"');
  expect(between(unasked, 'AMOUNT')[0]).toBe('100.00');
});

test('what is written off settles the buyer’s account; what is kept on cancelling was paid into it', () => {
  const [writeOff = '', cancellation = ''] = vouchersOf(written('vouchers')).slice(9);
  expect(writeOff).toContain('VCHTYPE="Journal"');
  expect(between(writeOff, 'LEDGERNAME')).toEqual(['Balances Written Off', ACME]);
  expect(between(writeOff, 'AMOUNT').slice(0, 2)).toEqual(['-59.00', '59.00']);
  expect(between(cancellation, 'LEDGERNAME')).toEqual([
    'Balances Written Off',
    'TDS Receivable',
    'Cancellation Charges',
    ACME,
  ]);
  expect(between(cancellation, 'AMOUNT').slice(0, 4)).toEqual(['59.00', '189.00', '5000.00', '-5248.00']);
});

test('goods stand with their rate and quantity as Tally writes them', () => {
  const [, sale = ''] = vouchersOf(written('vouchers'));
  expect(between(sale, 'RATE')).toEqual(['155.58/MTR']);
  expect(between(sale, 'BILLEDQTY')).toEqual([' 232 MTR']);
});

test('a second import meets the same vouchers', () => {
  const ids = (xml: string) => [...xml.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id);
  expect(ids(written('vouchers'))).toEqual(ids(written('vouchers')));
  expect(ids(written('vouchers'))[0]).toBe('selvedge-24ZZZCA1001Z1ZT-INV-SV/26-27/000123');
});

test('every name that a voucher uses is a master', () => {
  const masters = new Set(between(written('masters'), 'NAME'));
  const vouchers = written('vouchers');
  for (const name of [...between(vouchers, 'LEDGERNAME'), ...between(vouchers, 'STOCKITEMNAME')])
    expect(masters).toContain(name);
});

test('names cannot end a text early', () => {
  const buyer = { ...INTER_STATE.buyer, legalName: 'A</NAME>\u0000<VOUCHER> & Sons' };
  const xml = written('masters', {
    ...MONTH,
    documents: [{ ...INTER_STATE, buyer }],
    receipts: [],
    movements: [],
    adjustments: [],
  });
  expect(xml).toContain('A&lt;/NAME&gt; &lt;VOUCHER&gt; &amp; Sons (27ZZZCA1001Z1ZN)');
  expect(xml).toContain('<SVCURRENTCOMPANY>Selvedge &amp; Co</SVCURRENTCOMPANY>');
});

test('without the company’s name nothing is written', () => {
  const month = { ...MONTH, ledgers: { ...MONTH.ledgers, company: ' ' } };
  expect(writeTally(month, 'masters')).toEqual({
    ok: false,
    problems: ['The name of the company in Tally is missing.'],
  });
});
