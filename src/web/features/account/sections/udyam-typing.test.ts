import { expect, test } from 'vitest';
import { parseUdyamNumber } from '#domain/account/tax-numbers/udyam-number.ts';
import { formatUdyamTyping } from './udyam-typing.ts';

test.each([
  ['', ''],
  ['uda', 'UDA'],
  ['udyam', 'UDYAM'],
  ['udyamk', 'UDYAM-K'],
  ['UDYAM-KR', 'UDYAM-KR'],
  ['UDYAMKR030', 'UDYAM-KR-03-0'],
  ['udyam kr 03 0647480', 'UDYAM-KR-03-0647480'],
  ['UDYAM-KR-03-06474801', 'UDYAM-KR-03-06474801'],
  ['UAN DL01A0000001', 'UAN DL01A0000001'],
])('typing "%s" shows "%s"', (typed, shown) => {
  expect(formatUdyamTyping(typed)).toBe(shown);
});

test('deleting a sign never brings it back', () => {
  let text = 'UDYAM-KR-03-0647480';
  while (text !== '') {
    const shorter = formatUdyamTyping(text.slice(0, -1));
    expect(shorter.length).toBeLessThan(text.length);
    text = shorter;
  }
});

test('a whole number formatted while typing is one that the rules accept', () => {
  expect(parseUdyamNumber(formatUdyamTyping('udyamkr030647480')).ok).toBe(true);
});
