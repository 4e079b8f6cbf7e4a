import { expect, test } from 'vitest';
import {
  addressesText,
  bankText,
  creditSummary,
  devicesText,
  gstText,
  msmeText,
  notificationText,
  whatsappText,
} from './section-summary.ts';

const WARNING = {
  kind: 'pincode_state',
  message: 'Please check the state.',
  pincodeState: '29',
  suggestedStateCode: '29',
} as const;

test('addresses are counted, and one that needs a look says so', () => {
  expect(addressesText([])).toEqual({ text: 'None yet' });
  expect(addressesText([{ warnings: [] }])).toMatchObject({ text: '1 address' });
  expect(addressesText([{ warnings: [] }, { warnings: [] }])).toMatchObject({ text: '2 addresses' });
  expect(addressesText([{ warnings: [WARNING] }])).toEqual({
    text: 'Needs your attention',
    needsLook: true,
  });
});

test('GST is verified only when every number is', () => {
  expect(gstText([])).toEqual({ text: 'None yet' });
  expect(gstText([{ isChecked: true, warning: null }])).toEqual({ text: 'Verified' });
  const unchecked = { isChecked: false, warning: null };
  expect(gstText([{ isChecked: true, warning: null }, unchecked]).text).toBe('Not verified yet');
  expect(gstText([{ isChecked: true, warning: 'Another state.' }]).needsLook).toBe(true);
});

test('the MSME question waits until it is answered', () => {
  expect(msmeText({ answer: null, msmeClass: null }).needsLook).toBe(true);
  expect(msmeText({ answer: 'registered', msmeClass: 'micro' }).text).toBe('Registered: Micro');
  expect(msmeText({ answer: 'not_applicable', msmeClass: null }).text).toBe('Not applicable');
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
  expect(bankText({ account }).text).toBe('HDFC Bank ••••1234');
  expect(bankText({ account: null }).text).toBe('None yet');
  expect(creditSummary({ creditDays: 0 }).text).toBe('No credit');
  expect(creditSummary({ creditDays: 45 }).text).toBe('45 days after the tax invoice');
  expect(whatsappText({ validity: 100 }).text).toBe('Messages on');
  expect(whatsappText({ validity: null }).text).toBe('No number yet');
  const choice = { event: 'quote_received', label: 'A', email: true, whatsapp: false, inApp: true } as const;
  expect(notificationText([choice, choice]).text).toBe('2 turned off');
  expect(notificationText([{ ...choice, whatsapp: true }]).text).toBe('All events');
  expect(devicesText([{}]).text).toBe('1 device');
});
