/** A device that signed in as somebody is known from then on: strangers' tries and sends are not counted against it. */
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import type { CodeKey } from './one-time-codes.store.ts';
import {
  deleteRememberedDevice,
  isRememberedDevice,
  upsertRememberedDevice,
} from './remembered-devices.store.ts';

/** In the transaction that opens the session; a caller that keeps no cookies stays a stranger. */
export async function rememberDevice(
  { clock }: Services,
  tx: Queries,
  key: CodeKey,
  { deviceKey }: Caller,
): Promise<void> {
  if (deviceKey) await upsertRememberedDevice(tx, key, deviceKey, clock.now());
}

/** A device that was signed out from elsewhere is a stranger again. */
export async function forgetDevice(tx: Queries, deviceKey: string): Promise<void> {
  await deleteRememberedDevice(tx, deviceKey);
}

/** Whether somebody once confirmed this device with a code of theirs. */
export function isKnownDevice(db: Queries, key: CodeKey, deviceKey: string | null): Promise<boolean> {
  return isRememberedDevice(db, key, deviceKey);
}
