/** A company asks for its account credit: it is set aside at once, so that no order can take it meanwhile. */

import type { payOutAccountCredit as contract } from '#contract/customer/account-credit.ts';
import type { Reply } from '#contract/endpoint.ts';
import { payoutAskedEntry } from '#domain/payments/ledger/postings.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { lockCompany } from '#server/capabilities/account/lock-company.ts';
import { findMaskedAccount } from '#server/capabilities/bank-details/find-account.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { accountCreditOf, writeEntry } from '../ledger/write-entry.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { closedMethod } from '../pay/payable-instalment.ts';
import { insertPayout, nextPayoutSerial } from './payouts.store.ts';

export async function askPayout(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
): Promise<Reply<typeof contract>> {
  const { brandId, market } = buyer;
  await lockCompany(tx, brandId);
  const credit = await accountCreditOf(tx, brandId, MARKET_RULES[market].currency);
  if (credit.minor <= 0n) throw closedMethod('There is no account credit to pay out.');
  const account = await findMaskedAccount(tx, brandId);
  if (account === null) throw closedMethod('Add your bank account first, so we know where to send it.');
  const payoutId = services.ids.next();
  const now = services.clock.now();
  const serial = await nextPayoutSerial(tx);
  const row = {
    payout_id: payoutId,
    number: writeRecordNumber({ kind: 'payout', year: numberYear(now), serial }),
    brand_id: brandId,
    asked_by: buyer.customerId,
    amount_minor: credit.minor,
    currency: credit.currency,
    state: 'asked' as const,
    asked_at: now,
  };
  await refusedOnClash(
    insertPayout(tx, row),
    'one_open_payout',
    () => new Refusal('method_closed', { message: 'An earlier payout is still on its way.' }),
  );
  const owner = { brand_id: brandId, order_id: null };
  await writeEntry(services, tx, owner, `payout-asked:${payoutId}`, payoutAskedEntry(credit));
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'payout', id: payoutId },
    action: 'asked',
    actor: buyerInHistory(buyer),
    details: { minor: String(credit.minor), currency: credit.currency },
  });
  await announcePayments(services, tx, brandId);
  return { amount: moneyView(credit), maskedAccount: account };
}
