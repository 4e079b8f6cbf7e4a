/**
 * The owner enters an account for transfers after a fresh code, a second person lets it in, and buyers pay there a day
 * later at the earliest. Rows are never changed, so buyers' papers keep the one they were shown.
 */
import type { Input } from '#contract/endpoint.ts';
import type { addSellerBank as contract } from '#contract/staff/sellers.ts';
import { maskAccountNumber } from '#domain/account/bank/account-number.ts';
import { bankUsableFrom, readSellerBank, type SellerBank } from '#domain/payments/seller/seller-bank.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { beginningOf } from './save-seller.ts';
import { insertBank, type SellerRow, sellerOf } from './sellers.store.ts';

export type AddSellerBank = Input<typeof contract>['body'] & { sellerId: string };

export async function addSellerBank(
  services: Services,
  tx: Queries,
  by: DeskActor,
  typed: AddSellerBank,
  second: SecondWord | null = null,
): Promise<void> {
  const { sellerId, currency, effectiveFrom, ...form } = typed;
  const seller = await sellerOf(tx, sellerId);
  if (!seller) throw new Refusal('not_found');
  const reading = readSellerBank(form, currency);
  if (!reading.ok) throw formRefusalFor(reading.problems);
  const { bank } = reading;
  if (await waitsForSecondPerson(services, tx, by, { second, ...typedBank(seller, bank, typed) })) return;
  const waits_until = bankUsableFrom(services.clock.now());
  const chosen = beginningOf(services, effectiveFrom);
  const effective_from = chosen > waits_until ? chosen : waits_until;
  await refusedOnClash(
    insertBank(tx, {
      seller_id: sellerId,
      currency,
      bank_name: bank.bankName,
      branch: bank.branch,
      holder: bank.holder,
      account: bank.account,
      code: bank.code,
      vpa: bank.vpa,
      upi_limit_minor: bank.upiLimit?.minor ?? null,
      effective_from,
      waits_until,
      made_by: second?.madeBy ?? null,
      released_by: by.kind === 'staff' ? by.staffId : null,
    }),
    'seller_banks_pkey',
    () => formRefusal({ effectiveFrom: 'Another account already starts on this day. Choose another day.' }),
  );
  await recordAdded(services, tx, by, { sellerId, currency, bank, effective_from });
}

function typedBank(seller: SellerRow, bank: SellerBank, typed: AddSellerBank) {
  const { sellerId, currency, effectiveFrom } = typed;
  return {
    act: 'seller_bank',
    subject: `${sellerId} ${currency}`,
    title: seller.legal_name,
    amount: null,
    typed,
    facts: [
      ['Currency', currency],
      ['Bank', bank.bankName],
      ...(bank.branch ? [['Branch', bank.branch] as const] : []),
      ['Account holder', bank.holder],
      ['Account number', bank.account],
      ['IFSC or SWIFT code', bank.code],
      ...(bank.vpa ? [['UPI ID', bank.vpa] as const] : []),
      ...(bank.upiLimit ? [['UPI limit', formatMoney(bank.upiLimit)] as const] : []),
      [
        'Used',
        effectiveFrom ? `From ${effectiveFrom}, at least a day after approval` : 'A day after approval',
      ],
    ],
  } as const;
}

type Added = { sellerId: string; currency: string; bank: SellerBank; effective_from: Date };

async function recordAdded(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { sellerId, currency, bank, effective_from }: Added,
): Promise<void> {
  const { bankName, branch, holder, account, code, vpa, upiLimit } = bank;
  await recordHistory(services, tx, {
    subject: { kind: 'seller', id: sellerId },
    action: 'bank_added',
    actor: deskInHistory(by),
    details: {
      currency,
      bankName,
      branch,
      holder,
      account: maskAccountNumber(account),
      code,
      vpa,
      upiLimitMinor: upiLimit === null ? null : String(upiLimit.minor),
      effectiveFrom: effective_from.toISOString(),
    },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['sellers'] });
}
