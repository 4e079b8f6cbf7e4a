/** Every screen's last data lies in this browser between visits, as the specification says; the exceptions are named here. */
import type { Query } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';

/** By the first word of a query's key; where second words are listed, only those parts of it. */
const NEVER_STORED: Readonly<Record<string, true | readonly string[]>> = {
  msme: true,
  // The account's history: its lines name MSME answers.
  history: true,
  // What would happen now, and what is being paid now: yesterday's answer would name yesterday's amount.
  orders: ['cancel-preview', 'reorder'],
  payments: ['one', 'open', 'upi'],
  // A form starts from what the server says; the query itself is kept.
  'request-to-edit': true,
};

export function isStorable({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  const [area, part] = queryKey;
  // What was read once stays although reading it again failed: a page that is left cuts off its calls, and so does a tunnel.
  if (state.data === undefined || typeof area !== 'string') return false;
  if (!Object.hasOwn(NEVER_STORED, area)) return true;
  const parts = NEVER_STORED[area];
  return parts !== true && typeof part === 'string' && parts?.includes(part) === false;
}

/** The last failure of a read is not kept: the next visit shows what is known and reads it again. */
export function withoutFailures(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.map((query) =>
    query.state.status === 'error' ? { ...query, state: { ...query.state, ...AS_READ } } : query,
  );
  return { ...client, clientState: { ...client.clientState, queries } };
}

const AS_READ = {
  status: 'success',
  error: null,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  isInvalidated: true,
} as const;
