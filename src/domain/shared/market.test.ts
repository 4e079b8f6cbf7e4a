import { expect, test } from 'vitest';
import { COUNTRY_CALLING_CODE, MARKET_RULES, MARKETS, marketOfCallingCode } from './market.ts';

const column = <K extends keyof (typeof MARKET_RULES)['IN']>(key: K) =>
  MARKETS.map((market) => MARKET_RULES[market][key]);

test('India and Bangladesh sign in by phone, the rest of the world by e-mail', () => {
  expect(column('signInChannel')).toEqual(['phone', 'phone', 'email']);
  expect(column('callingCode')).toEqual(['91', '880', null]);
});

test('India trades in rupees and metres, the others in dollars and yards', () => {
  expect(column('currency')).toEqual(['INR', 'USD', 'USD']);
  expect(column('unit')).toEqual(['metre', 'yard', 'yard']);
});

test('only a sale inside India carries GST, although Bangladesh is not international on the wire', () => {
  expect(column('taxKind')).toEqual(['gst', 'zero_rated_export', 'zero_rated_export']);
  expect(column('isInternational')).toEqual([false, false, true]);
});

test('bank codes and time zones follow the market', () => {
  expect(column('bankCodeLabel')).toEqual(['IFSC code', 'Swift code', 'Swift code']);
  expect(column('timeZone')).toEqual(['Asia/Kolkata', 'Asia/Dhaka', 'UTC']);
});

test('only India has PIN codes to deliver to, GST numbers, MSME and UPI; a BIN is a number of Bangladesh', () => {
  expect(column('deliversTo')).toEqual(['pincode', 'port', 'port']);
  expect(column('taxNumber')).toEqual(['gstin', 'bin', null]);
  expect(column('hasMsme')).toEqual([true, false, false]);
  expect(column('hasUpi')).toEqual([true, false, false]);
  expect(column('accountDetail')).toEqual([null, 'routing_number', 'iban']);
});

test('calling codes lead back to their market', () => {
  expect(COUNTRY_CALLING_CODE).toEqual({ IN: '91', BD: '880' });
  expect(marketOfCallingCode('91')).toBe('IN');
  expect(marketOfCallingCode('880')).toBe('BD');
});
