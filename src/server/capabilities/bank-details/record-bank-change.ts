/** What follows every change of where money goes: a history row without numbers, open screens, and a notice. */
import type { Queries } from '#server/db/database.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Services } from '#server/services.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';

const CHANGE_OF = { 'bank-details': 'bank_details_changed', 'refund-vpa': 'refund_upi_changed' } as const;

type BankChange = { subject: keyof typeof CHANGE_OF; action: 'changed' | 'removed'; caller: Caller };

export async function recordBankChange(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { subject, action, caller }: BankChange,
): Promise<void> {
  await recordChange(services, tx, actor, {
    subject: { kind: subject, id: actor.brandId },
    action,
    keys: ['bank-details'],
  });
  const params = { action, device: caller.device };
  await notifyAccountChange(services, tx, actor, { code: CHANGE_OF[subject], params });
}
