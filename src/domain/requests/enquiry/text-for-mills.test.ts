import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAKEN_OUT, textForMills } from './text-for-mills.ts';

const CLOTH = '60x60 92x88 cambric kora 44 panna 10000 mtr rate batao';

test('a line about cloth stays as it is', () => {
  for (const line of [
    CLOTH,
    '40s x 40s / 120x80 poplin 58" dyed 5,000 m @ 92.50 landed Delhi 110001',
    '150D/48F georgette 44 inch, 2/40 PV 65/35, 12.5 oz denim, 3 lakh mtr',
    'Pantone 19-4052 TCX, 20 din mein, 45 days credit, 2000 mtr per colour',
    'required by 15/12/2026, target 98.50 per mtr',
  ])
    expect(textForMills(line, [])).toBe(line);
});

test.each([
  ['call 98765 43210', '98765'],
  ['whatsapp +91 98765-43210', '43210'],
  ['9876543210 pe call karo', '9876543210'],
  ['ring 022-28501234', '28501234'],
  ['Dhaka 01712-345678', '345678'],
  ['mail rakesh.sharma@sharmatex.co.in', 'sharmatex'],
  ['mail rakesh (at) sharmatex (dot) com', 'sharmatex'],
  ['see www.sharmatex.in/list or https://wa.me/919876543210', 'sharmatex'],
  ['see sharmatex.com', 'sharmatex'],
  ['GSTIN 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ['gst no: 27 AAPFU 0939 F 1ZV', '0939'],
  ['PAN AAPFU0939F', 'AAPFU0939F'],
  ['[18/11, 10:32 am] Ramesh Gupta: bhejo', 'Ramesh'],
  ['Regards,\nRakesh Sharma', 'Rakesh'],
  ['This is Anita from Bright Garments', 'Anita'],
  ['Mr. Khanna will collect', 'Khanna'],
  ['from Sharma Textiles Pvt Ltd', 'Sharma'],
  ['insta @sharma_fabrics', 'sharma_fabrics'],
])('“%s” does not say who asks', (words, secret) => {
  const left = textForMills(`${CLOTH}\n${words}`, []);
  expect(left).not.toContain(secret);
  expect(left).toContain(CLOTH);
  expect(left).toContain(TAKEN_OUT);
});

test('the names we know are taken out in any spelling, words of cloth are not', () => {
  const names = ['Kaveri Cotton House', 'Rakesh Sharma'];
  expect(textForMills('kaveri cotton  house needs cotton poplin, ask RAKESH ji', names)).toBe(
    `${TAKEN_OUT} needs cotton poplin, ask ${TAKEN_OUT} ji`,
  );
});

test('whatever is put around them, no phone, e-mail or GST number is left, and nothing takes long', () => {
  const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  const around = fc.constantFrom('', ' ', '\n', ', ', ' - ', ' | ', ': ');
  fc.assert(
    fc.property(phone, around, around, (number, before, after) => {
      const text = `poplin 58${before || ' '}${number}${after || ' '}5000 mtr`;
      expect(textForMills(text, [])).not.toContain(number);
    }),
  );
  for (const attack of [
    'a'.repeat(2000),
    '9 '.repeat(1000),
    'A. '.repeat(660),
    '@.'.repeat(1000),
    '😀'.repeat(1000),
  ]) {
    const began = performance.now();
    textForMills(attack, ['(((', 'a+b']);
    expect(performance.now() - began).toBeLessThan(500);
  }
});
