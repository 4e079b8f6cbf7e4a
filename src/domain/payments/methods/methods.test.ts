import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Currency, money } from '#domain/shared/money.ts';
import { saidForm } from '#tests/support/said-problems.ts';
import { matchProblem } from './bank-match.ts';
import { parseBankReference } from './bank-reference.ts';
import { earliestExpiry, readLetterOfCredit } from './letter-of-credit.ts';
import { paidOnProblem } from './paid-on.ts';
import { methodChoices, methodsAtProvider, type PaymentToMake, USUAL_UPI_LIMIT } from './payment-methods.ts';
import { upiIntentUrl } from './upi-intent.ts';

const rupees = (count: number) => money(BigInt(count) * 100n, 'INR');
const isMethodOpen = (method: string, payment: PaymentToMake) =>
  methodChoices(payment).some((choice) => choice.method === method && choice.isOpen);
const PAYMENT: PaymentToMake = {
  market: 'IN',
  amount: rupees(60_638),
  isCreditOffered: false,
  creditFree: rupees(100_000),
  upiLimit: USUAL_UPI_LIMIT,
};
const abroad = (market: 'BD' | 'INTL'): PaymentToMake => ({
  ...PAYMENT,
  market,
  amount: money(500_000n, 'USD'),
  creditFree: money(0n, 'USD'),
});
const methods = (payment: PaymentToMake) => methodChoices(payment).map(({ method }) => method);
const noteOf = (payment: PaymentToMake, wanted: string) =>
  methodChoices(payment).find(({ method }) => method === wanted)?.note;

test('each market has its own ways to pay', () => {
  expect(methods(PAYMENT)).toEqual(['upi', 'card', 'net_banking', 'bank_transfer']);
  expect(methods(abroad('BD'))).toEqual(['letter_of_credit', 'bank_transfer', 'card']);
  expect(methods(abroad('INTL'))).toEqual(['card', 'bank_transfer', 'letter_of_credit']);
});

test('the provider offers what is open, the chosen way first', () => {
  expect(methodsAtProvider(PAYMENT, 'net_banking')).toEqual(['net_banking', 'upi', 'card']);
  expect(methodsAtProvider({ ...PAYMENT, amount: rupees(100_001) }, 'card')).toEqual(['card', 'net_banking']);
  expect(methodsAtProvider(abroad('INTL'), 'card')).toEqual(['card']);
});

test('account credit is no way among the others', () => {
  for (const payment of [PAYMENT, abroad('BD'), abroad('INTL')])
    expect(methods(payment)).not.toContain('advance');
});

test('UPI carries a lakh and not a paisa more', () => {
  expect(isMethodOpen('upi', { ...PAYMENT, amount: rupees(100_000) })).toBe(true);
  const above = { ...PAYMENT, amount: money(10_000_001n, 'INR') };
  expect(isMethodOpen('upi', above)).toBe(false);
  expect(noteOf(above, 'upi')).toBe(
    'UPI payments are limited to ₹1,00,000. Use a bank transfer for this amount.',
  );
  expect(isMethodOpen('upi', abroad('INTL'))).toBe(false);
  expect(isMethodOpen('upi', { ...above, upiLimit: rupees(500_000) })).toBe(true);
});

test('no payment is opened below what the provider takes', () => {
  const paise = (minor: bigint) => ({ ...PAYMENT, amount: money(minor, 'INR') });
  for (const method of ['upi', 'card', 'net_banking'] as const) {
    expect([isMethodOpen(method, paise(99n)), isMethodOpen(method, paise(100n))]).toEqual([false, true]);
  }
  expect(noteOf(paise(99n), 'card')).toBe('Card payments start at ₹1.00.');
  expect(isMethodOpen('bank_transfer', paise(1n))).toBe(true);
  const cents = (minor: bigint) => ({ ...abroad('INTL'), amount: money(minor, 'USD') });
  expect([isMethodOpen('card', cents(49n)), isMethodOpen('card', cents(50n))]).toEqual([false, true]);
});

test('RTGS begins at two lakh', () => {
  expect(noteOf({ ...PAYMENT, amount: rupees(199_999) }, 'bank_transfer')).toBe(
    'By NEFT; RTGS starts at ₹2,00,000. Then send us the UTR.',
  );
  expect(noteOf({ ...PAYMENT, amount: rupees(200_000) }, 'bank_transfer')).toBe(
    'By RTGS or NEFT. Then send us the UTR.',
  );
  expect(noteOf(abroad('BD'), 'bank_transfer')).toBe('By Swift. Then send us your bank’s reference.');
});

test('credit is open only where the plan offers it and the limit reaches', () => {
  const offered = { ...PAYMENT, isCreditOffered: true };
  expect(isMethodOpen('credit', PAYMENT)).toBe(false);
  expect(isMethodOpen('credit', offered)).toBe(true);
  expect(isMethodOpen('credit', { ...offered, amount: rupees(100_000) })).toBe(true);
  expect(isMethodOpen('credit', { ...offered, amount: rupees(100_001) })).toBe(false);
  expect(noteOf(offered, 'credit')).toBe('Available credit: ₹1,00,000.');
});

test.each([
  ['412345678901', '412345678901'],
  [' hdfcn52026111200 ', 'HDFCN52026111200'],
  ['HDFC-R520 2611 1200 12345', 'HDFCR520261112001234' + '5'],
])('the UTR %j is read', (typed, reference) => {
  expect(parseBankReference(typed, 'IN')).toEqual({ ok: true, reference });
});

test.each(['', '41234567890', 'A'.repeat(16), '1'.repeat(23), 'HDFCN5202611120!', '1'.repeat(200)])(
  '%j is no UTR',
  (typed) => {
    expect(parseBankReference(typed, 'IN')).toMatchObject({ ok: false });
  },
);

test('a reference is too long to be read from 81 signs on', () => {
  const typed = (length: number) => parseBankReference(`FT26316${' '.repeat(length - 7)}`, 'INTL').ok;
  expect([typed(80), typed(81)]).toEqual([true, false]);
});

test('the line of the statement holds the amount, where a line is given', () => {
  const amount = rupees(118_250);
  expect(matchProblem(amount, null)).toBeNull();
  expect(matchProblem(amount, 'NEFT 1,18,250.00 ANOKHI')).toBeNull();
  expect(matchProblem(amount, 'NEFT 1,18,250.01')).toBe('This amount isn’t in the line of the statement.');
});

test.each([
  ['2026-11-18', null],
  ['2026-11-19', 'The date can’t be in the future.'],
  ['2026-08-20', null],
  ['2026-08-19', 'Check the date: it is more than 90 days ago.'],
  ['2026-02-30', 'Choose the date you paid.'],
])('paid on %s, said on 18 November', (day, problem) => {
  expect(paidOnProblem(day, '2026-11-18')).toBe(problem);
});

test('a Swift reference is freer than a UTR', () => {
  expect(parseBankReference('ft26-316', 'INTL')).toEqual({ ok: true, reference: 'FT26316' });
  expect(parseBankReference('FT2', 'BD')).toMatchObject({ ok: false });
  expect(parseBankReference(' ', 'BD')).toEqual({
    ok: false,
    problem: 'Enter the transfer reference.',
  });
});

const UPI = {
  limit: USUAL_UPI_LIMIT,
  vpa: 'selvedge.orders@demobank',
  payeeName: 'Selvedge & Söhne (demo)',
  amount: money(6_063_850n, 'INR'),
  reference: 'SO-26-000789-1',
  note: 'Advance for SO-26-000789',
};

test('a UPI link names payee, amount and reference', () => {
  expect(upiIntentUrl(UPI)).toBe(
    'upi://pay?pa=selvedge.orders@demobank&pn=Selvedge%20Sohne%20demo&am=60638.50&cu=INR&tn=Advance%20for%20SO-26-000789&tr=SO260007891',
  );
});

test('UPI carries neither dollars, nothing, nor more than its limit', () => {
  expect(upiIntentUrl({ ...UPI, amount: money(100n, 'USD') })).toBeNull();
  expect(upiIntentUrl({ ...UPI, amount: money(0n, 'INR') })).toBeNull();
  expect(upiIntentUrl({ ...UPI, amount: money(10_000_001n, 'INR') })).toBeNull();
  expect(upiIntentUrl({ ...UPI, amount: money(10_000_000n, 'INR') })).toContain('am=100000.00&');
  expect(() => upiIntentUrl({ ...UPI, vpa: 'nobody' })).toThrow(RangeError);
});

test('whatever names hold, the link has its six fields and reads back to the paisa', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.bigInt({ min: 1n, max: 10_000_000n }),
      (payeeName, note, reference, minor) => {
        const link = upiIntentUrl({ ...UPI, payeeName, note, reference, amount: money(minor, 'INR') }) ?? '';
        const fields = link
          .slice('upi://pay?'.length)
          .split('&')
          .map((field) => field.split('='));
        expect(fields.map(([name]) => name)).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr']);
        expect(fields.every((field) => field.length === 2)).toBe(true);
        expect(BigInt((fields[2]?.[1] ?? '').replace('.', ''))).toBe(minor);
      },
    ),
  );
});

const NEEDS = { today: '2026-11-12', dispatchBy: '2026-12-20', needed: money(500_000n, 'USD') };

test('a letter of credit needs number, bank, its sum and a day to come', () => {
  const input = { number: 'LC 2026/114', bank: 'Padma Bank', amount: '5000', expiresOn: '2027-01-31' };
  const amount = money(500_000n, 'USD');
  expect(saidForm(readLetterOfCredit(input, NEEDS))).toEqual({ ok: true, letter: { ...input, amount } });
  expect(saidForm(readLetterOfCredit({ ...input, amount: '4,999.99' }, NEEDS))).toMatchObject({ ok: false });
  expect(saidForm(readLetterOfCredit({ ...input, amount: '4999.99' }, NEEDS))).toMatchObject({
    problems: { amount: 'The letter must cover the whole order: at least $5,000.00.' },
  });
  expect(
    saidForm(readLetterOfCredit({ number: ' ', bank: '', amount: '', expiresOn: '2026-11-12' }, NEEDS)),
  ).toEqual({
    ok: false,
    problems: {
      number: 'Enter the number of the letter of credit.',
      bank: 'Enter the issuing bank.',
      amount: 'Enter an amount.',
      expiresOn: 'This letter of credit has expired. Ask your bank to extend it.',
    },
  });
  expect(saidForm(readLetterOfCredit({ ...input, expiresOn: 'soon' }, NEEDS))).toMatchObject({ ok: false });
});

test('a letter of credit outlives the dispatch by the days its papers need', () => {
  const until = (expiresOn: string) =>
    saidForm(
      readLetterOfCredit({ number: 'LC 2026/114', bank: 'Padma Bank', amount: '5000', expiresOn }, NEEDS),
    );
  expect(earliestExpiry('2026-12-20')).toBe('2027-01-04');
  expect(until('2027-01-04').ok).toBe(true);
  expect(until('2027-01-03')).toMatchObject({
    problems: {
      expiresOn:
        'It must be valid until at least 04 Jan, 2027: the goods leave by 20 Dec, 2026, and the documents reach your bank after that.',
    },
  });
});

test.each([
  ['5500', true],
  ['5500.01', false],
])('a letter for %s dollars of 5,000 that are needed', (amount, isTaken) => {
  const input = { number: 'LC 2026/114', bank: 'Padma Bank', amount, expiresOn: ' 2027-01-31 ' };
  expect(saidForm(readLetterOfCredit(input, NEEDS)).ok).toBe(isTaken);
});

test('what a UPI app shows is cut to what it takes', () => {
  const link = upiIntentUrl({
    ...UPI,
    reference: 'R'.repeat(36),
    payeeName: ` ${'P'.repeat(49)} P`,
    note: 'n '.repeat(40),
  });
  const fields = new URLSearchParams(link?.slice('upi://pay?'.length));
  expect(fields.get('tr')).toBe('R'.repeat(35));
  expect(fields.get('pn')).toBe('P'.repeat(49));
  expect(fields.get('tn')).toBe('n '.repeat(25).trim());
});

test('a letter of credit is no way where we lend', () => {
  expect(methods({ ...abroad('BD'), isCreditOffered: true })).toEqual(['bank_transfer', 'card', 'credit']);
});

test('no market is left without a way to pay any amount', () => {
  const market = fc.constantFrom('IN', 'BD', 'INTL');
  fc.assert(
    fc.property(market, fc.bigInt({ min: 1n, max: 10n ** 12n }), (of, minor) => {
      const currency: Currency = of === 'IN' ? 'INR' : 'USD';
      const payment = {
        market: of,
        amount: money(minor, currency),
        isCreditOffered: true,
        creditFree: money(0n, currency),
        upiLimit: USUAL_UPI_LIMIT,
      };
      expect(isMethodOpen('bank_transfer', payment)).toBe(true);
      expect(isMethodOpen('credit', payment)).toBe(false);
    }),
  );
});
