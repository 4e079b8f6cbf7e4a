import { expect, test } from 'vitest';
import { readSellerBank } from './seller-bank.ts';
import { readSeller } from './seller-form.ts';

const SELLER = {
  legalName: ' Loom  Street Ltd ',
  gstin: '27 aapfu0939f 1zv',
  address: '4 Loom Street',
  city: 'Bhiwandi',
  pincode: '421 302',
};

test('state and PAN of a seller come out of its GST number; papers of exports are optional', () => {
  expect(readSeller(SELLER)).toEqual({
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
      lutFinancialYear: null,
      iec: null,
      msmeClass: null,
      invoicePrefix: 'SV',
      invoicesElsewhere: false,
      registersInvoices: false,
    },
  });
  expect(readSeller({ ...SELLER, lut: ' ', iec: 'aapfu 0939f' })).toMatchObject({
    seller: { lut: null, iec: 'AAPFU0939F' },
  });
});

test('a letter of undertaking comes with its financial year', () => {
  const read = (lut: string | null, lutFinancialYear: string | null) =>
    readSeller({ ...SELLER, lut, lutFinancialYear });
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

test('what cannot be read is told field by field', () => {
  const reading = readSeller({
    legalName: '',
    gstin: '27AAPFU0939F1ZO',
    address: '',
    city: '',
    pincode: '042130',
    iec: '123',
  });
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
  expect(readSellerBank({ ...BANK, code: 'loom0000027', vpa: 'loom@bank' }, 'INR')).toMatchObject({
    ok: true,
    bank: { account: '001122334455', code: 'LOOM0000027', vpa: 'loom@bank' },
  });
  expect(readSellerBank({ ...BANK, code: 'LOOMINBB' }, 'USD')).toMatchObject({
    ok: true,
    bank: { code: 'LOOMINBB', vpa: null, branch: null },
  });
  expect(readSellerBank({ ...BANK, code: 'LOOMINBB' }, 'INR')).toMatchObject({ ok: false });
  expect(readSellerBank({ ...BANK, code: 'LOOMINBB', vpa: 'loom@bank' }, 'USD')).toEqual({
    ok: false,
    problems: { vpa: 'UPI payments are in rupees only.' },
  });
});
