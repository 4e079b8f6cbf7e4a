import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCounter } from './answer-counter.ts';
import { answerMessage } from './answer-message.ts';

const COUNTER = { quoteNumber: 'c', version: 1, quotedMinor: 10_000n, wantedMinor: 9600n };

test('an offer of 96 percent is met to the paisa', () => {
  expect(answerCounter(COUNTER)).toMatchObject({ kind: 'new_version', agreedMinor: 9600n });
});

test('a far too low offer is refused with a friendly word', () => {
  const answer = answerCounter({ ...COUNTER, wantedMinor: 5000n });
  expect(answer.kind).toBe('refused');
  expect(answer.note).not.toBe('');
});

test('from the third version on only a near offer is met', () => {
  expect(answerCounter({ ...COUNTER, version: 3, wantedMinor: 9000n }).kind).toBe('refused');
  expect(answerCounter({ ...COUNTER, version: 3 }).kind).toBe('new_version');
});

test('a new rate always lies between the wanted and the quoted one, and some offers are met half the way', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.bigInt({ min: 2n, max: 1_000_000n }).chain((quotedMinor) =>
        fc.record({
          quotedMinor: fc.constant(quotedMinor),
          wantedMinor: fc.bigInt({ min: 1n, max: quotedMinor - 1n }),
        }),
      ),
      (quoteNumber, rates) => {
        const answer = answerCounter({ quoteNumber, version: 1, ...rates });
        if (answer.kind === 'refused') return;
        expect(answer.agreedMinor).toBeGreaterThanOrEqual(rates.wantedMinor);
        expect(answer.agreedMinor).toBeLessThan(rates.quotedMinor);
        kinds.add(answer.agreedMinor === rates.wantedMinor ? 'met' : 'halfway');
      },
    ),
    { numRuns: 500, seed: 4 },
  );
  expect([...kinds].sort()).toEqual(['halfway', 'met']);
});

test.each([
  ['Can you send a swatch first?', /cutting|sample/i],
  ['We need delivery two weeks earlier', /lead time|earlier/],
  ['Is this your best price?', /counter-offer/],
  ['Please match Pantone 19-4052', /lab dips|Shade lots/],
  ['Is 60 days credit possible?', /longer credit/],
  ['Do you have GRS?', /test report|first production rolls/],
  ['ধন্যবাদ', /Thank you|Noted/],
])('"%s" gets a fitting sentence', (text, sentence) => {
  expect(answerMessage(text)).toMatch(sentence);
});
