import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUOTE_STATUS_LABEL, type QuoteStatus } from '#domain/quotes/quote-status.ts';
import { HIDDEN_REQUEST_ACTIONS, QUOTE_ACTIONS, REQUEST_ACTIONS } from '#domain/requests/request-history.ts';
import { requestHistoryText } from './request-history-text.ts';

/** Of suppliers themselves, which no buyer reads about. */
const OF_THE_HOUSE = ['added', 'changed', 'message_sent_again'];

function actionsIn(capability: string): string[] {
  const folder = join(import.meta.dirname, '..', '..', capability);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/action: '(\w+)'/g)].map(([, action = '']) => action));
}

test('everything that leaves a row in the history of a request has its words', () => {
  const actions = new Set([...actionsIn('requests'), ...actionsIn('quotes')]);
  const known = [...REQUEST_ACTIONS, ...QUOTE_ACTIONS, ...HIDDEN_REQUEST_ACTIONS, ...OF_THE_HOUSE];
  const unknown = [...actions].filter((action) => !known.includes(action));
  expect(unknown).toEqual([]);
});

test('every state of a quote has its sentence, with the number of the quote', () => {
  for (const status of Object.keys(QUOTE_STATUS_LABEL) as QuoteStatus[]) {
    expect(QUOTE_ACTIONS).toContain(status);
    expect(requestHistoryText('quote', status, { quoteNumber: 'SQ-26-000456' })).toContain('SQ-26-000456');
  }
});

test('an unheard-of move gets a general sentence', () => {
  expect(requestHistoryText('fabric_request', 'constructor', { quoteNumber: null })).toBe('Query updated');
  expect(requestHistoryText('quote', 'moved', { quoteNumber: 'SQ-26-000456' })).toBe(
    'Quote SQ-26-000456 updated',
  );
});
