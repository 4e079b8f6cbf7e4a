import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidProblem } from '#tests/support/said-problems.ts';
import { type CallingCode, parseMobile } from './phone-number.ts';
import vectors from './test-vectors.json' with { type: 'json' };

test.each(vectors.mobile)(
  '$raw in $country by the reference data: $ok',
  ({ raw, country, ok, national, e164 }) => {
    const reading = parseMobile(raw, country === 'BD' ? '880' : '91');
    expect(reading.ok).toBe(ok);
    if (ok) expect(reading).toMatchObject({ national, e164 });
  },
);

test.each([
  ['+91 98765-43210', '91', '9876543210', '+919876543210'],
  ['09876543210', '91', '9876543210', '+919876543210'],
  ['9198765432', '91', '9198765432', '+919198765432'],
  ['919876543210', '91', '9876543210', '+919876543210'],
  ['01712345678', '880', '1712345678', '+8801712345678'],
  ['1712345678', '880', '1712345678', '+8801712345678'],
  ['+8801312345678', '880', '1312345678', '+8801312345678'],
  ['+8801712345678', '91', '1712345678', '+8801712345678'],
  ['8801712345678', '91', '1712345678', '+8801712345678'],
  ['00880 1712-345678', '91', '1712345678', '+8801712345678'],
  ['+880 01712 345678', '91', '1712345678', '+8801712345678'],
  ['+919876543210', '880', '9876543210', '+919876543210'],
  ['0091 (0) 98765 43210', '880', '9876543210', '+919876543210'],
  ['919198765432', '91', '9198765432', '+919198765432'],
  ['8801712345', '91', '8801712345', '+918801712345'],
  ['০১৭১২৩৪৫৬৭৮', '880', '1712345678', '+8801712345678'],
  ['९८७६५४३२१०', '91', '9876543210', '+919876543210'],
  ['\u202a+91 98765 43210\u202c', '91', '9876543210', '+919876543210'],
] as const)('%s with country %s is one number', (raw, country, national, e164) => {
  expect(parseMobile(raw, country)).toEqual({
    ok: true,
    national,
    e164,
    callingCode: e164.startsWith('+880') ? '880' : '91',
  });
});

test.each([
  ['5876543210', '91'],
  ['98765432', '91'],
  ['01212345678', '880'],
  ['0171234567', '880'],
  ['1712345678', '91'],
  ['9876543210', '880'],
  ['8801712345', '880'],
  ['+8801112345678', '91'],
  ['+9876543210', '91'],
  ['009876543210', '91'],
  ['98765432101', '91'],
  ['91919876543210', '91'],
  ['98765+43210', '91'],
  ['9876543210;drop', '91'],
  ['', '91'],
  ['+', '91'],
  [' - ', '91'],
] as const)('%s with country %s is refused', (raw, country) => {
  const answer = parseMobile(raw, country);
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(saidProblem(answer.problem)).toMatch(/^[A-Z].+\.$/);
});

test('the sentence fits the mistake', () => {
  const problem = (raw: string, country?: CallingCode) => {
    const answer = parseMobile(raw, country);
    return answer.ok ? null : saidProblem(answer.problem);
  };
  expect(problem('')).toBe('Enter your mobile number.');
  expect(problem('98x')).toBe('Use digits only.');
  expect(problem('+4915112345678')).toMatch(/India \(\+91\) and Bangladesh \(\+880\)/);
  expect(problem('123')).toMatch(/10-digit Indian/);
  expect(problem('123', '880')).toMatch(/Bangladeshi/);
  expect(problem('+880123')).toMatch(/Bangladeshi/);
  expect(problem('+91123')).toMatch(/10-digit Indian/);
  expect(problem('9'.repeat(41))).toBe('This mobile number is too long.');
});

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const indian = fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)).map((parts) => parts.join(''));
const bangladeshi = fc
  .tuple(fc.constant('1'), fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), digits(8))
  .map((parts) => parts.join(''));
const separator = fc.constantFrom('', ' ', '-', '.', ' - ');

test('all spellings of one number give one identity', () => {
  const cases = fc.oneof(
    fc.record({ country: fc.constant('91' as const), national: indian }),
    fc.record({ country: fc.constant('880' as const), national: bangladeshi }),
  );
  fc.assert(
    fc.property(cases, separator, fc.integer({ min: 1, max: 9 }), ({ country, national }, gap, at) => {
      const spaced = `${national.slice(0, at)}${gap}${national.slice(at)}`;
      const bare = [spaced, `0${spaced}`];
      const carried = ['+', '00', '0', ''].flatMap((lead) => [
        `${lead}${country}${gap}${spaced}`,
        `${lead}${country}0${spaced}`,
      ]);
      const other = country === '91' ? '880' : '91';
      const answers = [
        ...bare.map((raw) => parseMobile(raw, country)),
        ...carried.flatMap((raw) => [parseMobile(raw, country), parseMobile(raw, other), parseMobile(raw)]),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ ok: true, e164: `+${country}${national}` });
    }),
  );
});

test('an identity read again is itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('91', '880'), (raw, country) => {
      const answer = parseMobile(raw, country);
      if (answer.ok) expect(parseMobile(answer.e164)).toEqual(answer);
    }),
  );
});
