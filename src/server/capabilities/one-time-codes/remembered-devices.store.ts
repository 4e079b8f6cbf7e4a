import type { Queries } from '#server/db/database.ts';
import type { CodeKey } from './one-time-codes.store.ts';

/** Devices that once signed in as somebody: their tries and sends are counted apart from strangers'. */
export async function isRememberedDevice(
  db: Queries,
  { purpose, identity }: CodeKey,
  deviceKey: string | null,
): Promise<boolean> {
  if (deviceKey === null) return false;
  const row = await db.scoped
    .selectFrom('remembered_devices')
    .select('device_key')
    .where('purpose', '=', purpose)
    .where('identity', '=', identity)
    .where('device_key', '=', deviceKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertRememberedDevice(
  tx: Queries,
  { purpose, identity }: CodeKey,
  deviceKey: string,
  now: Date,
): Promise<void> {
  await tx.scoped
    .insertInto('remembered_devices')
    .values({ purpose, identity, device_key: deviceKey, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'identity', 'device_key']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
}

export async function deleteRememberedDevice(tx: Queries, deviceKey: string): Promise<void> {
  await tx.scoped.deleteFrom('remembered_devices').where('device_key', '=', deviceKey).execute();
}
