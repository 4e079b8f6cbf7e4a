import { expect, test } from 'vitest';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { allowedMoves, assertEditable, assertOpenToQuotes } from './allowed-moves.ts';

test.each([
  ['draft', ['edit', 'submit', 'close']],
  ['quote_requested', ['edit', 'close', 'copy']],
  ['quote_submitted', ['edit', 'close', 'copy', 'compare']],
  ['quote_approved', ['close', 'copy', 'order']],
  ['moved_to_production', ['copy']],
  ['dispatched', ['copy']],
  ['closed', ['copy']],
  ['unserviceable', ['copy']],
] as const)('a buyer whose request is %s may %s', (status, moves) => {
  expect(allowedMoves({ status, hasOrder: false, quoteCount: 2 })).toEqual(moves);
});

test('with an order a request is neither closed nor ordered again', () => {
  expect(allowedMoves({ status: 'quote_approved', hasOrder: true, quoteCount: 2 })).toEqual(['copy']);
});

test('there is nothing to compare once every quote was withdrawn', () => {
  expect(allowedMoves({ status: 'quote_submitted', hasOrder: false, quoteCount: 0 })).not.toContain(
    'compare',
  );
});

test('what may be edited, and what suppliers may be asked about, is refused in every other state', () => {
  const passes = (check: (row: { status: RequestStatus }) => void) =>
    (Object.keys(REQUEST_STATUS_CODE) as RequestStatus[]).filter((status) => {
      try {
        check({ status });
        return true;
      } catch {
        return false;
      }
    });
  expect(passes(assertEditable)).toEqual(['draft', 'quote_requested', 'quote_submitted']);
  expect(passes(assertOpenToQuotes)).toEqual(['quote_requested', 'quote_submitted']);
});
