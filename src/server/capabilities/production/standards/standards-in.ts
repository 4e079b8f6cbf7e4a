import { Refusal } from '#domain/shared/refusal.ts';
import type { StandardRow } from './standards.store.ts';

/** Those that were named, each once; one of another order is not there. */
export function standardsIn(all: readonly StandardRow[], standardIds: readonly string[]): StandardRow[] {
  return [...new Set(standardIds)].map((standardId) => {
    const standard = all.find(({ standard_id }) => standard_id === standardId);
    if (!standard) throw new Refusal('not_found');
    return standard;
  });
}
