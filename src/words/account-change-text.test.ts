import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { ACCOUNT_CHANGE_WORDS, accountChangeText } from './account-change-text.ts';

test('a change is told in the language of whoever it concerns, with the device', () => {
  const change = {
    code: 'refund_upi_changed',
    params: { action: 'removed', device: 'Chrome on Android' },
  } as const;
  expect(LANGUAGES.map((language) => accountChangeText(language, change))).toEqual([
    'Your UPI ID for refunds was removed on Chrome on Android.',
    'रिफंड की आपकी UPI ID Chrome on Android पर हटाई गई।',
    'রিফান্ডের UPI ID Chrome on Android-এ সরানো হয়েছে।',
  ]);
});

test.each(LANGUAGES)('whoever did not make the change is told in %s whom to call', (language) => {
  const { notYou } = ACCOUNT_CHANGE_WORDS[language];
  expect(notYou('+91 22 6900 0100')).toContain('+91 22 6900 0100');
  expect(notYou(null)).not.toContain('null');
});
