import type { WorkScope } from '#domain/account/company/assignment.ts';

/** Everybody's work is what a list shows unasked, so that it is read at the address the page's first script asked. */
export function scopeQuery(work: WorkScope): { work?: WorkScope } {
  return work === 'all' ? {} : { work };
}
