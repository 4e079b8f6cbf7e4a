import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { CodeKey } from './one-time-codes.store.ts';

/** Devices that once signed in as somebody: their tries and sends are counted apart from strangers'. */
export async function isRememberedDevice(
  db: Queries,
  { purpose, identity }: CodeKey,
  deviceKey: string | null,
): Promise<boolean> {
  if (deviceKey === null) return false;
  return (await rememberedStatement.first(db, { purpose, identity, deviceKey })) !== undefined;
}

const rememberedStatement = scopedStatement(
  ({ purpose, identity, deviceKey }: CodeKey & { deviceKey: string }, db) =>
    db
      .selectFrom('remembered_devices')
      .select('device_key')
      .where('purpose', '=', purpose)
      .where('identity', '=', identity)
      .where('device_key', '=', deviceKey),
);

export async function upsertRememberedDevice(
  tx: Queries,
  { purpose, identity }: CodeKey,
  deviceKey: string,
  now: Date,
): Promise<void> {
  await upsertStatement.all(tx, { purpose, identity, deviceKey, now });
}

const upsertStatement = scopedStatement(
  ({ purpose, identity, deviceKey, now }: CodeKey & { deviceKey: string; now: Date }, db) =>
    db
      .insertInto('remembered_devices')
      .values({ purpose, identity, device_key: deviceKey, last_used_at: now })
      .onConflict((conflict) =>
        conflict.columns(['purpose', 'identity', 'device_key']).doUpdateSet({ last_used_at: now }),
      ),
);

export async function deleteRememberedDevice(tx: Queries, deviceKey: string): Promise<void> {
  await tx.scoped.deleteFrom('remembered_devices').where('device_key', '=', deviceKey).execute();
}
