/** The owner enters an account for transfers; rows are never changed, so buyers' papers keep the one they were shown. */
import type { Input } from '#contract/endpoint.ts';
import type { addSellerBank as contract } from '#contract/staff/sellers.ts';
import { maskAccountNumber } from '#domain/account/bank/account-number.ts';
import { readSellerBank } from '#domain/payments/seller/seller-bank.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { beginningOf } from './save-seller.ts';
import { insertBank, sellerOf } from './sellers.store.ts';

type Typed = Input<typeof contract>['body'];

export async function addSellerBank(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { sellerId, currency, effectiveFrom, ...typed }: Typed & { sellerId: string },
): Promise<void> {
  if (!(await sellerOf(tx, sellerId))) throw new Refusal('not_found');
  const reading = readSellerBank(typed, currency);
  if (!reading.ok) throw formRefusal(reading.problems);
  const { bankName, holder, account, code, vpa, upiLimit } = reading.bank;
  const effective_from = beginningOf(parts, effectiveFrom);
  await refusedOnClash(
    insertBank(tx, {
      seller_id: sellerId,
      currency,
      bank_name: bankName,
      holder,
      account,
      code,
      vpa,
      upi_limit_minor: upiLimit?.minor ?? null,
      effective_from,
    }),
    'seller_banks_pkey',
    () => formRefusal({ effectiveFrom: 'Another account already starts on this day. Choose another day.' }),
  );
  await recordHistory(parts, tx, {
    subject: { kind: 'seller', id: sellerId },
    action: 'bank_added',
    actor: deskInHistory(by),
    details: {
      currency,
      bankName,
      holder,
      account: maskAccountNumber(account),
      code,
      vpa,
      upiLimitMinor: upiLimit === null ? null : String(upiLimit.minor),
      effectiveFrom: effective_from.toISOString(),
    },
  });
  await parts.changes.announce(tx, { kind: 'change-for-desk', keys: ['sellers'] });
}
