/** What of the server's answers may lie in this browser between visits. Whatever is not named here stays in memory. */
import type { Query } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';

/** By the first word of a query's key; where a second word is listed, only that part of it. */
const STORED_AREAS: Readonly<Record<string, true | readonly string[]>> = {
  account: true,
  addresses: true,
  gst: true,
  preferences: true,
  // Numbers come masked.
  'bank-details': true,
  policies: true,
  pincode: true,
  ifsc: true,
  banks: true,
  // The same for every buyer of a market.
  'material-options': true,
  catalogue: ['live', 'top', 'sale', 'one', 'history'],
  // Not the account's history: its lines name MSME answers, which never reach this storage.
  notifications: true,
  requests: true,
  quotes: true,
  orders: ['list', 'previous', 'held', 'one', 'history', 'config'],
  // Links to photos end after minutes, so samples are read anew each time.
  production: ['plan'],
  // Rolls are received where there is no line: a warehouse, a basement.
  delivery: ['dispatches', 'rolls'],
  // A payment under way, its link and its UPI address are read anew each time.
  payments: ['list', 'receipts'],
};

export function isStorable({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  const [area, part] = queryKey;
  // What was read once stays although reading it again failed: a page that is left cuts off its calls, and so does a tunnel.
  if (state.data === undefined || typeof area !== 'string' || !Object.hasOwn(STORED_AREAS, area))
    return false;
  const parts = STORED_AREAS[area];
  return parts === true || (typeof part === 'string' && parts?.includes(part) === true);
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
