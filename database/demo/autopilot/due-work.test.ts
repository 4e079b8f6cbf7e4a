import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueWork, supplierPlan, type WatchedRequest } from './due-work.ts';

const SUBMITTED = new Date('2026-11-12T06:30:00Z');
const WEAVERS = Array.from({ length: 8 }, (_, index) => ({
  supplierId: `id-${index}`,
  name: `mill-${index}`,
}));

const REQUEST: WatchedRequest = {
  fabId: 'a request',
  number: 'Q-26-000001',
  submittedAt: SUBMITTED,
  weavers: WEAVERS,
  quotes: [],
  counters: [],
  questions: [],
};

function after(seconds: number): Date {
  return new Date(SUBMITTED.getTime() + seconds * 1000);
}

test('any request gets 2 to 5 quotes, the first due after 4 to 6 seconds and all early enough for half a minute', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 2, max: 12 }), (fabId, weavers) => {
      const plan = supplierPlan(fabId, WEAVERS.slice(0, weavers));
      expect(plan.length).toBeGreaterThanOrEqual(2);
      expect(plan.length).toBeLessThanOrEqual(5);
      expect(new Set(plan.map(({ supplierId }) => supplierId)).size).toBe(plan.length);
      const seconds = plan.map((turn) => turn.seconds);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      expect(seconds[0]).toBeGreaterThanOrEqual(3.5);
      expect(seconds[0]).toBeLessThanOrEqual(6);
      expect(seconds.at(-1)).toBeLessThanOrEqual(26);
    }),
  );
});

test('the same request always gets the same suppliers at the same times', () => {
  expect(supplierPlan('x', WEAVERS)).toEqual(supplierPlan('x', WEAVERS));
  expect(supplierPlan('x', WEAVERS)).toEqual(supplierPlan('x', WEAVERS.toReversed()));
});

test('nothing is owed at once, everything after 26 seconds, and nothing for what was already done', () => {
  expect(dueWork(REQUEST, after(3))).toEqual([]);
  const owed = dueWork(REQUEST, after(26));
  expect(owed).toHaveLength(supplierPlan(REQUEST.number, WEAVERS).length);
  const quotes = owed.flatMap((work) =>
    work.kind === 'quote'
      ? [
          {
            quoteId: work.key,
            number: 'SQ-26-000001',
            version: 1,
            supplierId: work.supplierId,
            status: 'submitted',
            updatedAt: SUBMITTED,
            isPlayed: true,
          } as const,
        ]
      : [],
  );
  expect(dueWork({ ...REQUEST, quotes }, after(60))).toEqual([]);
});

const QUOTE = {
  quoteId: 'q',
  number: 'SQ-26-000001',
  version: 1,
  supplierId: 's',
  updatedAt: SUBMITTED,
  isPlayed: true,
} as const;
const COUNTER = { counterId: 'c', quoteId: 'q', madeAt: SUBMITTED };

test.each([
  ['a counter-offer', { quotes: [{ ...QUOTE, status: 'countered' }], counters: [COUNTER] }, 'answer_counter'],
  ['a quote on an edited request', { quotes: [{ ...QUOTE, status: 'needs_requote' }] }, 'quote_again'],
  ['a wish for renewal', { quotes: [{ ...QUOTE, status: 'renewal_asked' }] }, 'quote_again'],
  [
    'a message',
    { questions: [{ messageId: 'm', quoteId: null, text: 'Hello', sentAt: SUBMITTED }] },
    'reply',
  ],
] as const)('%s is answered after 6 to 10 seconds', (_what, change, kind) => {
  const request = { ...REQUEST, weavers: [], ...change };
  expect(dueWork(request, after(5.9))).toEqual([]);
  expect(dueWork(request, after(10)).map((work) => work.kind)).toEqual([kind]);
});

test('a quote that a person at the desk sent is left to that person', () => {
  const quotes = [{ ...QUOTE, status: 'countered', isPlayed: false }] as const;
  expect(dueWork({ ...REQUEST, weavers: [], quotes, counters: [COUNTER] }, after(60))).toEqual([]);
});
