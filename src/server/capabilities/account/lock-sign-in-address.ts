import type { Queries } from '#server/db/database.ts';
import { lockAddress } from './account.store.ts';

/** Whoever wants to sign in with one phone or e-mail, by sign-up or by a change, comes one after the other. */
export function lockSignInAddress(tx: Queries, address: string): Promise<void> {
  return lockAddress(tx, address);
}
