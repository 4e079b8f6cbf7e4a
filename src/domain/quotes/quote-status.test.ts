import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertMove, nextStates } from '../shared/lifecycle.ts';
import { Refusal } from '../shared/refusal.ts';
import { unreachableStates } from '../shared/unreachable-states.fixture.ts';
import { QUOTE_STATUS_LABEL, type QuoteActor, type QuoteStatus, quoteLifecycle } from './quote-status.ts';

const STATUSES = Object.keys(QUOTE_STATUS_LABEL) as QuoteStatus[];
const canApprove = (from: QuoteStatus) => nextStates(quoteLifecycle, from, 'customer').includes('approved');

test('every status can be reached', () => {
  expect(unreachableStates(quoteLifecycle)).toEqual([]);
});

test('the list is complete and each status has its own words', () => {
  expect(STATUSES).toEqual([
    'submitted',
    'viewed',
    'countered',
    'needs_requote',
    'approved',
    'declined',
    'expired',
    'renewal_asked',
    'withdrawn',
    'not_selected',
  ]);
  expect(new Set(Object.values(QUOTE_STATUS_LABEL)).size).toBe(STATUSES.length);
});

test('only an open quote can be approved, and only by the customer', () => {
  expect(STATUSES.filter(canApprove)).toEqual(['submitted', 'viewed', 'countered']);
  for (const from of STATUSES) expect(nextStates(quoteLifecycle, from, 'staff')).not.toContain('approved');
});

test('an expired quote lives again only through a renewal that staff answer with a next version', () => {
  expect(nextStates(quoteLifecycle, 'expired', 'customer')).toEqual(['renewal_asked', 'not_selected']);
  expect(nextStates(quoteLifecycle, 'expired', 'staff')).toEqual([]);
  expect(() => assertMove(quoteLifecycle, 'renewal_asked', 'submitted', 'staff')).not.toThrow();
});

test('a counter-offer is answered by a next version', () => {
  expect(nextStates(quoteLifecycle, 'countered', 'staff')).toContain('submitted');
});

test('a decided quote stays decided', () => {
  for (const end of ['approved', 'declined', 'withdrawn', 'not_selected'] as const) {
    expect(quoteLifecycle.moves[end]).toEqual({});
  }
});

const ACTORS: readonly QuoteActor[] = ['customer', 'staff', 'clock'];

test('each actor may make these moves and no others', () => {
  const movesOf = (actor: QuoteActor) =>
    Object.fromEntries(STATUSES.map((from) => [from, nextStates(quoteLifecycle, from, actor).toSorted()]));
  const decide = ['approved', 'countered', 'declined', 'needs_requote', 'not_selected'];
  const ended = { approved: [], declined: [], withdrawn: [], not_selected: [] };
  expect(movesOf('customer')).toEqual({
    submitted: [...decide, 'viewed'],
    viewed: decide,
    countered: decide,
    needs_requote: ['declined', 'not_selected'],
    expired: ['not_selected', 'renewal_asked'],
    renewal_asked: ['not_selected'],
    ...ended,
  });
  const answer = ['submitted', 'withdrawn'];
  expect(movesOf('staff')).toEqual({
    submitted: answer,
    viewed: answer,
    countered: answer,
    needs_requote: answer,
    expired: [],
    renewal_asked: answer,
    ...ended,
  });
  const runsOut = ['expired'];
  expect(movesOf('clock')).toEqual({
    submitted: runsOut,
    viewed: runsOut,
    countered: runsOut,
    needs_requote: runsOut,
    expired: [],
    renewal_asked: [],
    ...ended,
  });
});

test('whatever anybody tries, a decided quote stays decided and every other refusal is an illegal move', () => {
  const attempt = fc.tuple(fc.constantFrom(...STATUSES), fc.constantFrom(...ACTORS));
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      let status: QuoteStatus = quoteLifecycle.start;
      for (const [to, actor] of attempts) {
        const isOpen: boolean = Object.keys(quoteLifecycle.moves[status]).length > 0;
        try {
          assertMove(quoteLifecycle, status, to, actor);
          expect(isOpen).toBe(true);
          status = to;
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(error).toMatchObject({ code: 'illegal_transition', details: { from: status, to, actor } });
        }
      }
    }),
  );
});
