/** The buyer withdraws a letter of credit that staff have not accepted yet, and may pay another way. */
import { letterOfCreditLifecycle } from '#domain/payments/methods/letter-of-credit-state.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockPayment } from '../pay/lock-payment.ts';
import { recordPayment } from '../pay/move-payment.ts';
import { endWaiting } from './end-waiting.ts';
import { lettersOfCreditOf, updateLetterOfCredit } from './letters-of-credit.store.ts';

export async function withdrawLetterOfCredit(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  paymentOrderId: string,
): Promise<void> {
  const { payment } = await lockPayment(tx, { brandId: buyer.brandId, paymentOrderId });
  const letter = (await lettersOfCreditOf(tx, payment)).at(-1);
  if (!letter) throw new Refusal('not_found');
  assertMove(letterOfCreditLifecycle, letter.state, 'withdrawn', 'customer');
  await updateLetterOfCredit(tx, letter, { state: 'withdrawn', settled_at: services.clock.now() });
  const by = buyerInHistory(buyer);
  await endWaiting(services, tx, payment, by);
  await recordPayment(services, tx, payment, {
    by,
    action: 'letter_withdrawn',
    details: { letter: letter.number },
  });
}
