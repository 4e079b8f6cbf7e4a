import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';

type WhatsappChange =
  | 'started'
  | 'number-changed'
  | 'number-confirmed'
  | 'code-failed'
  | 'opted-in'
  | 'opted-out'
  | 'delivered'
  | 'not-on-whatsapp';

/** A history row without the number, and the open screens look again. */
export async function recordWhatsappChange(
  services: Services,
  tx: Queries,
  by: CustomerActor | { kind: 'system'; brandId: string },
  action: WhatsappChange,
): Promise<void> {
  const { brandId } = by;
  const actor: HistoryActor =
    by.kind === 'customer'
      ? { kind: 'customer', id: by.customerId, sessionId: by.sessionId }
      : { kind: 'system' };
  await recordHistory(services, tx, { brandId, subject: { kind: 'whatsapp', id: brandId }, action, actor });
  await services.changes.announce(tx, { kind: 'change', brandId, keys: ['preferences'] });
}
