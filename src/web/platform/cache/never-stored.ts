/** What must never reach browser storage: the first word of each query key named here stays in memory. */
import type { Query } from '@tanstack/react-query';

export const NEVER_STORED: readonly string[] = ['msme', 'exchange-code', 'step-up', 'request-to-edit'];

export function isStorable(query: Pick<Query, 'queryKey' | 'state'>): boolean {
  const [area] = query.queryKey;
  return query.state.status === 'success' && typeof area === 'string' && !NEVER_STORED.includes(area);
}
