import { expect, test } from 'vitest';
import {
  addressesWords,
  bankWords,
  creditWords,
  devicesWords,
  gstWords,
  msmeWords,
  notificationWords,
  whatsappWords,
} from './section-words.ts';

const WARNING = { kind: 'pincode_state', message: 'Please check the state.', suggestedStateCode: '29' };

test('addresses are counted, and one that needs a look says so', () => {
  expect(addressesWords([])).toEqual({ text: 'None yet' });
  expect(addressesWords([{ warnings: [] }])).toMatchObject({ text: '1 address' });
  expect(addressesWords([{ warnings: [] }, { warnings: [] }])).toMatchObject({ text: '2 addresses' });
  expect(addressesWords([{ warnings: [WARNING] }])).toEqual({
    text: 'Needs your attention',
    needsLook: true,
  });
});

test('GST is verified only when every number is', () => {
  expect(gstWords([])).toEqual({ text: 'None yet' });
  expect(gstWords([{ isChecked: true, warning: null }])).toEqual({ text: 'Verified' });
  const unchecked = { isChecked: false, warning: null };
  expect(gstWords([{ isChecked: true, warning: null }, unchecked]).text).toBe('Not verified yet');
  expect(gstWords([{ isChecked: true, warning: 'Another state.' }]).needsLook).toBe(true);
});

test('the MSME question waits until it is answered', () => {
  expect(msmeWords({ answer: null, msmeClass: null }).needsLook).toBe(true);
  expect(msmeWords({ answer: 'registered', msmeClass: 'micro' }).text).toBe('Registered: Micro');
  expect(msmeWords({ answer: 'not_applicable', msmeClass: null }).text).toBe('Not applicable');
});

test('bank, credit, WhatsApp, notifications and devices say what is set', () => {
  const account = {
    accountHolder: 'Asha',
    maskedAccount: '••••1234',
    bankCode: 'HDFC0000001',
    bankName: 'HDFC Bank',
    routingNumber: null,
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  expect(bankWords({ account }).text).toBe('HDFC Bank ••••1234');
  expect(bankWords({ account: null }).text).toBe('None yet');
  expect(creditWords({ creditDays: 0 }).text).toBe('No credit');
  expect(creditWords({ creditDays: 45 }).text).toBe('45 days after the tax invoice');
  expect(whatsappWords({ validity: 100 }).text).toBe('Messages on');
  expect(whatsappWords({ validity: null }).text).toBe('No number yet');
  const choice = { event: 'a', label: 'A', email: true, whatsapp: false, inApp: true };
  expect(notificationWords([choice, choice]).text).toBe('2 turned off');
  expect(notificationWords([{ ...choice, whatsapp: true }]).text).toBe('All events');
  expect(devicesWords([{}]).text).toBe('1 device');
});
