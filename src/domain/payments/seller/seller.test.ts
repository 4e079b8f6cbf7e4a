import { expect, test } from 'vitest';
import { saidForm } from '#tests/support/said-problems.ts';
import { bankUsableFrom, readSellerBank } from './seller-bank.ts';
import { readSeller } from './seller-form.ts';

const SELLER = {
  legalName: ' Loom  Street Ltd ',
  gstin: '27 aapfu0939f 1zv',
  address: '4 Loom Street',
  city: 'Bhiwandi',
  pincode: '421 302',
};

test('state and PAN of a seller come out of its GST number; papers of exports are optional', () => {
  expect(saidForm(readSeller(SELLER))).toEqual({
    ok: true,
    seller: {
      legalName: 'Loom Street Ltd',
      gstin: '27AAPFU0939F1ZV',
      pan: 'AAPFU0939F',
      stateCode: '27',
      address: '4 Loom Street',
      city: 'Bhiwandi',
      pincode: '421302',
      lut: null,
      lutDatedOn: null,
      lutFinancialYear: null,
      iec: null,
      msmeClass: null,
      invoicePrefix: 'SV',
      invoicesElsewhere: false,
      registersInvoices: false,
    },
  });
  expect(saidForm(readSeller({ ...SELLER, lut: ' ', iec: 'aapfu 0939f' }))).toMatchObject({
    seller: { lut: null, iec: 'AAPFU0939F' },
  });
});

test('a letter of undertaking comes with its financial year', () => {
  const read = (lut: string | null, lutFinancialYear: string | null) =>
    saidForm(readSeller({ ...SELLER, lut, lutDatedOn: lut && '2026-04-01', lutFinancialYear }));
  expect(read('AD270426000123A', '2026-27')).toMatchObject({ seller: { lutFinancialYear: '26-27' } });
  expect(read('AD270426000123A', ' 99-00')).toMatchObject({ seller: { lutFinancialYear: '99-00' } });
  for (const wrong of [null, '', '2026-28', '26', '2026-2027'])
    expect(read('AD270426000123A', wrong)).toMatchObject({
      problems: { lutFinancialYear: expect.stringContaining('2026-27') },
    });
  expect(read(null, '2026-27')).toMatchObject({
    problems: { lutFinancialYear: 'Enter this year’s LUT as well.' },
  });
});

test('a letter of undertaking comes with its date', () => {
  const read = (lut: string | null, lutDatedOn: string | null) =>
    saidForm(readSeller({ ...SELLER, lut, lutDatedOn, lutFinancialYear: lut && '2026-27' }));
  expect(read('AD270426000123A', '2026-04-01')).toMatchObject({ seller: { lutDatedOn: '2026-04-01' } });
  for (const wrong of [null, '', '2026-02-30'])
    expect(read('AD270426000123A', wrong)).toMatchObject({
      problems: { lutDatedOn: 'Enter the date of the LUT.' },
    });
  expect(read(null, '2026-04-01')).toMatchObject({ problems: { lutDatedOn: 'Enter the LUT.' } });
});

test('what cannot be read is told field by field', () => {
  const reading = saidForm(
    readSeller({
      legalName: '',
      gstin: '27AAPFU0939F1ZO',
      address: '',
      city: '',
      pincode: '042130',
      iec: '123',
    }),
  );
  expect(reading).toEqual({
    ok: false,
    problems: {
      legalName: 'Enter the legal name.',
      gstin: 'One character is mistyped. Please check the number again',
      address: 'Enter the address.',
      city: 'Enter the city.',
      pincode: 'A PIN code has 6 digits.',
      iec: 'An IEC has 10 letters and digits.',
    },
  });
});

const BANK = { bankName: 'Loom City Bank', holder: 'Loom Street Ltd', account: '0011 2233 4455' };

test('rupees come by IFSC and UPI, dollars by Swift', () => {
  expect(saidForm(readSellerBank({ ...BANK, code: 'loom0000027', vpa: 'loom@bank' }, 'INR'))).toMatchObject({
    ok: true,
    bank: { account: '001122334455', code: 'LOOM0000027', vpa: 'loom@bank' },
  });
  expect(saidForm(readSellerBank({ ...BANK, code: 'LOOMINBB' }, 'USD'))).toMatchObject({
    ok: true,
    bank: { code: 'LOOMINBB', vpa: null, branch: null },
  });
  expect(saidForm(readSellerBank({ ...BANK, code: 'LOOMINBB' }, 'INR'))).toMatchObject({ ok: false });
  expect(saidForm(readSellerBank({ ...BANK, code: 'LOOMINBB', vpa: 'loom@bank' }, 'USD'))).toEqual({
    ok: false,
    problems: { vpa: 'UPI payments are in rupees only.' },
  });
});

test.each([
  ['INR', '50', { bank: { upiLimit: { minor: 5000n, currency: 'INR' } } }],
  ['INR', '0', { problems: { upiLimit: 'Enter an amount above 0.' } }],
  ['INR', 'much', { problems: { upiLimit: 'Use digits only, with at most 2 decimals.' } }],
  ['INR', ' ', { bank: { upiLimit: null } }],
  ['USD', '50', { problems: { upiLimit: 'UPI payments are in rupees only.' } }],
] as const)(
  'of a seller paid in %s the limit of one UPI payment is typed as %j',
  (currency, upiLimit, read) => {
    const code = currency === 'INR' ? 'LOOM0000027' : 'LOOMINBB';
    expect(saidForm(readSellerBank({ ...BANK, code, upiLimit }, currency))).toMatchObject(read);
  },
);

test('an account for rupees has Indian digits, one for dollars may have letters; a branch may be left out', () => {
  const account = 'GB29LOOM60161331926819';
  expect(saidForm(readSellerBank({ ...BANK, account, code: 'LOOMINBB', branch: ' ' }, 'USD'))).toMatchObject({
    bank: { account, branch: null },
  });
  expect(saidForm(readSellerBank({ ...BANK, account, code: 'LOOM0000027' }, 'INR'))).toMatchObject({
    problems: { account: 'An Indian account number has 9 to 18 digits.' },
  });
});

test('a new account is shown to buyers a day after its release', () => {
  expect(bankUsableFrom(new Date('2026-11-18T09:00:00Z'))).toEqual(new Date('2026-11-19T09:00:00Z'));
});

test('who writes invoices in another program registers them there', () => {
  const read = (invoicesElsewhere: boolean, registersInvoices: boolean) =>
    saidForm(readSeller({ ...SELLER, invoicesElsewhere, registersInvoices }));
  expect(read(true, true)).toEqual({
    ok: false,
    problems: { registersInvoices: 'Invoices written in another program are registered there.' },
  });
  expect(read(true, false)).toMatchObject({ seller: { invoicesElsewhere: true, registersInvoices: false } });
  expect(read(false, true)).toMatchObject({ seller: { invoicesElsewhere: false, registersInvoices: true } });
});

test.each([
  ['pincode', '1421302'],
  ['pincode', '42130'],
  ['iec', 'AAPFU0939FX'],
  ['iec', 'AAPFU-939F'],
  ['invoicePrefix', 'ABCD'],
  ['invoicePrefix', 'S1'],
  ['lutFinancialYear', '12026-27'],
  ['lutFinancialYear', '2026-271'],
  ['lutFinancialYear', '2026-26'],
])('a seller’s %s is not %j', (field, typed) => {
  const reading = saidForm(
    readSeller({
      ...SELLER,
      lut: 'AD27',
      lutDatedOn: '2026-04-01',
      lutFinancialYear: '26-27',
      [field]: typed,
    }),
  );
  expect(reading).toEqual({ ok: false, problems: { [field]: expect.any(String) } });
});

test('an invoice prefix is read in capitals', () => {
  expect(saidForm(readSeller({ ...SELLER, invoicePrefix: ' svb ' }))).toMatchObject({
    seller: { invoicePrefix: 'SVB' },
  });
});
