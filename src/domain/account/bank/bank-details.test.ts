import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidForm, saidProblem } from '#tests/support/said-problems.ts';
import { accountNumberAgainProblem, maskAccountNumber, parseAccountNumber } from './account-number.ts';
import { type BankDetailsInput, bankCodeLabel, readBankDetails } from './bank-details.ts';

test('an Indian account number has 9 to 18 digits', () => {
  expect(parseAccountNumber('5020 0000-001234', 'IN')).toEqual({ ok: true, accountNumber: '50200000001234' });
  for (const raw of ['123456789', '1'.repeat(18), '१२३४५६७८९']) {
    expect(parseAccountNumber(raw, 'IN').ok).toBe(true);
  }
  for (const raw of ['', '12345678', '1'.repeat(19), '12345678A', '1'.repeat(90)]) {
    expect(parseAccountNumber(raw, 'IN').ok).toBe(false);
  }
});

test('a foreign account number has 4 to 34 letters or digits', () => {
  expect(parseAccountNumber('ab 12', 'BD')).toEqual({ ok: true, accountNumber: 'AB12' });
  expect(parseAccountNumber('1'.repeat(34), 'INTL').ok).toBe(true);
  for (const raw of ['123', '1'.repeat(35), '12_34']) expect(parseAccountNumber(raw, 'INTL').ok).toBe(false);
});

test('the second typing must give the same number', () => {
  expect(accountNumberAgainProblem('123456789', '1234 56789', 'IN')).toBeNull();
  expect(saidProblem(accountNumberAgainProblem('123456789', '123456798', 'IN'))).toBe(
    'The account numbers do not match.',
  );
  expect(saidProblem(accountNumberAgainProblem('123456789', ' ', 'IN'))).toBe(
    'Enter the account number again.',
  );
});

test('a wrong first number is answered once, not twice', () => {
  expect(accountNumberAgainProblem('12', '12', 'IN')).toBeNull();
});

test('of an account number only the last four signs are shown', () => {
  expect(maskAccountNumber('50200000001234')).toBe('••••1234');
  expect(maskAccountNumber('1234')).toBe('••••');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{5,34}$/), (number) => {
      expect(maskAccountNumber(number)).toBe(`••••${number.slice(-4)}`);
    }),
  );
});

test('the bank code has the name of the market', () => {
  expect([bankCodeLabel('IN'), bankCodeLabel('BD'), bankCodeLabel('INTL')]).toEqual([
    'IFSC code',
    'Swift code',
    'Swift code',
  ]);
});

const indian: BankDetailsInput = {
  accountHolder: ' Anokhi  Thread ',
  bankCode: 'sbin0000691',
  accountNumber: '50200000001234',
  accountNumberAgain: '50200000001234',
};

test('Indian bank details are kept in one spelling', () => {
  expect(readBankDetails({ ...indian, iban: 'ignored' }, 'IN')).toEqual({
    ok: true,
    details: {
      accountHolder: 'Anokhi Thread',
      bankCode: 'SBIN0000691',
      accountNumber: '50200000001234',
      iban: null,
      routingNumber: null,
    },
  });
});

test('in Bangladesh a Swift code goes with the routing number of the branch', () => {
  const dhaka = {
    accountHolder: 'Padma Stitch',
    bankCode: 'DBBLBDDH',
    accountNumber: '1234567890',
    accountNumberAgain: '1234567890',
  };
  expect(readBankDetails({ ...dhaka, routingNumber: '090 261-725' }, 'BD')).toMatchObject({
    ok: true,
    details: { bankCode: 'DBBLBDDH', routingNumber: '090261725', iban: null },
  });
  expect(readBankDetails(dhaka, 'BD').ok).toBe(true);
  expect(saidForm(readBankDetails({ ...dhaka, routingNumber: '12345' }, 'BD'))).toMatchObject({
    problems: { routingNumber: 'A routing number has 9 digits.' },
  });
});

test('every field of the bank form has its own message', () => {
  const typed = {
    accountHolder: '',
    bankCode: 'DEUT',
    accountNumber: '1',
    accountNumberAgain: '',
    iban: 'DE1',
  };
  const reading = readBankDetails(typed, 'INTL');
  expect(reading.ok ? [] : Object.keys(reading.problems)).toEqual([
    'accountHolder',
    'bankCode',
    'accountNumber',
    'accountNumberAgain',
    'iban',
  ]);
});

test('an IFSC code is no Swift code and the other way round', () => {
  expect(saidForm(readBankDetails(indian, 'INTL'))).toMatchObject({
    ok: false,
    problems: { bankCode: 'This does not look like a Swift code. Example: DEUTDEFF' },
  });
  expect(saidForm(readBankDetails({ ...indian, bankCode: 'HDFCINBB' }, 'IN'))).toMatchObject({
    ok: false,
    problems: { bankCode: 'An IFSC code has 11 characters.' },
  });
});

test('abroad an IBAN stands for the account number, and a bank without IBAN needs the number twice', () => {
  const abroad = {
    accountHolder: 'Nordlicht',
    bankCode: 'DEUTDEFF',
    accountNumber: '',
    accountNumberAgain: '',
  };
  expect(readBankDetails({ ...abroad, iban: 'DE89 3704 0044 0532 0130 00' }, 'INTL')).toMatchObject({
    ok: true,
    details: { iban: 'DE89370400440532013000', accountNumber: 'DE89370400440532013000' },
  });
  expect(readBankDetails(abroad, 'INTL').ok).toBe(false);
  const typedTwice = { ...abroad, accountNumber: '12345', accountNumberAgain: '12345' };
  expect(readBankDetails(typedTwice, 'INTL')).toMatchObject({ ok: true, details: { iban: null } });
});
