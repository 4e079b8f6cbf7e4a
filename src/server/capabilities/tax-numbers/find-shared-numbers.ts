/** GST numbers that two companies have in common: one business that signed up twice, or somebody who typed a stranger's. */
import type { Queries } from '#server/db/database.ts';
import { gstNumbersOf, type SharedNumberRow, sharedNumbers } from './tax-numbers.store.ts';

export type { SharedNumberRow };

export type SharedNumbers = {
  gstins: string[];
  /** Those for which the register confirmed a shared number: one of the two at most. */
  holders: string[];
};

export async function findSharedNumbers(db: Queries, one: string, other: string): Promise<SharedNumbers> {
  const theirs = await gstNumbersOf(db, other);
  const ours = (await gstNumbersOf(db, one)).filter((row) => theirs.some(({ gstin }) => gstin === row.gstin));
  const gstins = ours.map(({ gstin }) => gstin);
  const shared = [...ours, ...theirs.filter(({ gstin }) => gstins.includes(gstin))];
  const holders = shared.filter(({ check_state }) => check_state === 'valid').map(({ brand_id }) => brand_id);
  return { gstins, holders };
}

/** Over all companies, number by number. */
export function listSharedNumbers(db: Queries): Promise<SharedNumberRow[]> {
  return sharedNumbers(db);
}
