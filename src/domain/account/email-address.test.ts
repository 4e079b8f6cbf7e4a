import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidProblem } from '#tests/support/said-problems.ts';
import { EMAIL_MAX_LENGTH, parseEmail } from './email-address.ts';

const emailProblem = (raw: string) => {
  const reading = parseEmail(raw);
  return reading.ok ? null : saidProblem(reading.problem);
};

test.each([
  ['buyer@mill.example', 'buyer@mill.example'],
  ['  Buyer.Name+fabric@Mill-House.Co.IN ', 'buyer.name+fabric@mill-house.co.in'],
  ['a_b-c@x.io', 'a_b-c@x.io'],
  ['1@2.co', '1@2.co'],
  ['a@b.c.d.museum', 'a@b.c.d.museum'],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  [`${'a'.repeat(64)}@x.example`, `${'a'.repeat(64)}@x.example`],
])('%s is accepted', (raw, email) => {
  expect(parseEmail(raw)).toEqual({ ok: true, email });
});

test.each([
  'plain',
  '@x.example',
  'a@',
  'a@b',
  'a@b.c',
  'a@.example',
  'a@b..example',
  'a@-b.example',
  'a@b-.example',
  '.a@b.example',
  'a.@b.example',
  'a..b@b.example',
  'a b@c.example',
  'a@b@c.example',
  'a@b.example\nBcc: x@y.example',
  '<a@b.example>',
  "a'or'1@b.example",
  'ä@b.example',
  '\u212aelvin@b.example',
  `${'a'.repeat(65)}@x.example`,
])('%j is refused', (raw) => {
  expect(emailProblem(raw)).toBe('Enter a valid email address.');
});

test('nothing typed and too much typed have their own sentence', () => {
  expect(emailProblem('  ')).toBe('Enter your email address.');
  expect(emailProblem(`a@${'b'.repeat(250)}.example`)).toBe('This email address is too long.');
  expect(emailProblem(' '.repeat(1_000_000))).toBe('This email address is too long.');
  expect(emailProblem('a@b.example')).toBeNull();
});

test('an address of exactly 254 signs passes and one sign more does not', () => {
  const longest = `ab@${'b.'.repeat(122)}example`;
  expect(longest).toHaveLength(EMAIL_MAX_LENGTH);
  expect(emailProblem(longest)).toBeNull();
  expect(emailProblem(`c${longest}`)).toBe('This email address is too long.');
});

test('an accepted address read again, in any case, is itself', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (raw) => {
      const reading = parseEmail(raw);
      if (!reading.ok) return;
      expect(parseEmail(reading.email)).toEqual(reading);
      expect(parseEmail(` ${raw.toUpperCase()} `)).toEqual(reading);
    }),
  );
});

test('hostile texts of the longest length are answered at once', () => {
  const hostile = ['a.', 'a-', '-', 'a', 'a@', '+a.'].flatMap((bit) => {
    const filler = bit.repeat(300).slice(0, 250);
    return [`${filler}!`, `x@${filler.slice(0, 248)}!`, `${filler}`];
  });
  const before = process.cpuUsage();
  for (let round = 0; round < 200; round += 1) for (const text of hostile) parseEmail(text);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
