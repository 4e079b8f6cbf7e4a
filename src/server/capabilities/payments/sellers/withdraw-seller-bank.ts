/** Until its first day an account is taken back: no buyer has been shown it yet. */
import type { Currency } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { bankRowsOf, insertWithdrawal, lockSellers } from './sellers.store.ts';

type Named = { sellerId: string; currency: Currency; effectiveFrom: string };

export async function withdrawSellerBank(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { sellerId, currency, effectiveFrom }: Named,
): Promise<void> {
  await lockSellers(tx);
  const begins = new Date(effectiveFrom);
  const now = services.clock.now();
  const bank = (await bankRowsOf(tx, [sellerId])).find(
    (row) => row.currency === currency && row.effective_from.getTime() === begins.getTime(),
  );
  if (!bank) throw new Refusal('not_found');
  if (bank.effective_from <= now)
    throw new Refusal('illegal_transition', { from: 'in_use', to: 'withdrawn', actor: 'staff' });
  const { effective_from } = bank;
  await insertWithdrawal(tx, {
    seller_id: sellerId,
    currency,
    effective_from,
    withdrawn_by: by.staffId,
    withdrawn_at: now,
  });
  await recordHistory(services, tx, {
    subject: { kind: 'seller', id: sellerId },
    action: 'bank_withdrawn',
    actor: deskInHistory(by),
    details: { currency, bankName: bank.bank_name, effectiveFrom: effective_from.toISOString() },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['sellers'] });
}
