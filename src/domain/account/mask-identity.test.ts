import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask-identity.ts';

test('of a phone number the country and the last four digits stay', () => {
  expect(maskPhone('+919876543210')).toBe('+91 ••••• •3210');
  expect(maskPhone('+8801712345678')).toBe('+880 ••••• •5678');
});

test('of an e-mail address the first letter and the domain stay', () => {
  expect(maskEmail('buyer@mill.example')).toBe('b••••@mill.example');
  expect(maskEmail('by@mill.example')).toBe('b••••@mill.example');
});

test('a one-letter name is hidden whole', () => {
  expect(maskEmail('b@mill.example')).toBe('••••@mill.example');
});

test('something that is neither shows nothing', () => {
  expect(maskPhone('98765')).toBe('••••••••••');
  expect(maskEmail('secret')).toBe('••••••••••');
});
