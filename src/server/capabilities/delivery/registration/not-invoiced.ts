import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { DispatchRow } from '../dispatches.store.ts';
import { registrationOfGoods } from './registrations.store.ts';

/** Packed goods whose invoice is with the registry stay as the invoice says. The dispatch must be locked. */
export async function assertNotInvoiced(tx: Queries, dispatch: DispatchRow): Promise<void> {
  if (hasLeft(dispatch.status)) return;
  const row = await registrationOfGoods(tx, dispatch);
  if (!row) return;
  throw formRefusal({
    rolls: `Invoice ${row.number} has been issued for these goods. Cancel the invoice first.`,
  });
}
