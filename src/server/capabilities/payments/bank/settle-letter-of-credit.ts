/** Staff take a letter of credit for the money, mark it paid, or refuse it. */
import {
  type LetterOfCreditState,
  letterOfCreditLifecycle,
} from '#domain/payments/methods/letter-of-credit-state.ts';
import { endOfDay } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { compareMoney, type Money, money } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import { recordOrderFact } from '#server/capabilities/order-records/order-facts.ts';
import { lockInstalments, updateInstalment } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { type LockedPayment, lockPayment } from '../pay/lock-payment.ts';
import { amountOf, recordPayment } from '../pay/move-payment.ts';
import { hasMoreToBill } from '../pay/payable-instalment.ts';
import { updatePaymentOrder } from '../pay/payment-orders.store.ts';
import { capturesOfOrder } from '../settle/captures.store.ts';
import { confirmIfCovered } from '../settle/confirm-covered.ts';
import { recordCapture } from '../settle/record-capture.ts';
import { endWaiting } from './end-waiting.ts';
import { type LetterOfCreditRow, letterOfCreditOf, updateLetterOfCredit } from './letters-of-credit.store.ts';
import { parsePaid } from './report-bank-transfer.ts';

export type SettleLetter = {
  lcId: string;
  state: Exclude<LetterOfCreditState, 'reported' | 'withdrawn'>;
  amount?: string | null | undefined;
};

/** Its order, and whether it waits for a second person. */
export async function settleLetterOfCredit(
  services: Services,
  tx: Queries,
  by: DeskActor,
  settling: SettleLetter,
  second: SecondWord | null = null,
): Promise<{ orderId: string; isWaiting: boolean }> {
  const { lcId, state } = settling;
  const place = await letterOfCreditOf(tx, lcId);
  if (!place) throw new Refusal('not_found');
  const owner = { brandId: place.brand_id, paymentOrderId: place.payment_order_id };
  const locked = await lockPayment(tx, owner);
  const { payment } = locked;
  const letter = (await letterOfCreditOf(tx, lcId)) ?? place;
  assertMove(letterOfCreditLifecycle, letter.state, state, 'staff');
  const came = readCame(settling, payment.currency);
  const isWaiting =
    state !== 'refused' &&
    (await waitsForSecondPerson(services, tx, by, {
      second,
      ...typedLetter(locked, letter, settling, came ?? amountOf(payment)),
    }));
  if (isWaiting) return { orderId: payment.order_id, isWaiting };
  const settled_by = by.kind === 'staff' ? by.staffId : null;
  // While goods are to follow, the letter still stands for them.
  const staysOpen = state === 'paid' && hasMoreToBill(await lockInstalments(tx, locked.order));
  const after = staysOpen ? 'accepted' : state;
  await updateLetterOfCredit(tx, letter, { state: after, settled_by, settled_at: services.clock.now() });
  if (came) await pay(services, tx, locked, { letter, by, came });
  if (state === 'accepted') await accept(services, tx, locked, { letter, by });
  if (state === 'refused') await endWaiting(services, tx, payment, deskInHistory(by));
  await recordPayment(services, tx, payment, {
    by: deskInHistory(by),
    action: `letter_${state}`,
    details: { letter: letter.number },
  });
  return { orderId: payment.order_id, isWaiting };
}

/** Only with `paid`, and then never taken for granted: a bank's promise is no money. */
function readCame({ state, amount }: SettleLetter, currency: Money['currency']): Money | null {
  if (state !== 'paid') return null;
  const reading = parsePaid(amount ?? '', currency);
  if (!reading.ok) throw formRefusalFor({ amount: reading.problem });
  return reading.amount;
}

/** More than the order asked of it takes two people whatever the sum. */
function typedLetter(
  { order, payment }: LockedPayment,
  letter: LetterOfCreditRow,
  settling: SettleLetter,
  amount: Money,
) {
  const requested = amountOf(payment);
  return {
    act: 'letter_of_credit',
    subject: letter.lc_id,
    brandId: letter.brand_id,
    title: letter.number,
    amount,
    isUnusual: compareMoney(amount, requested) > 0,
    typed: settling,
    facts: [
      ['Order', order.number],
      ['Bank', letter.bank],
      ['Decision', settling.state === 'paid' ? 'Mark as paid' : 'Accept'],
      ['Amount', formatMoney(amount)],
    ],
  } as const;
}

type Settled = { letter: LetterOfCreditRow; by: DeskActor };
type Step<Word> = (services: Services, tx: Queries, locked: LockedPayment, settled: Word) => Promise<void>;

/** The bank's promise stands for the money of every instalment that is not on credit: the order may begin. */
const accept: Step<Settled> = async (services, tx, { order, payment }, { letter, by }) => {
  if (order.status === 'cancelled')
    throw new Refusal('illegal_transition', { from: 'cancelled', to: 'paid' });
  const instalments = await lockInstalments(tx, order);
  const promised = instalments.filter(({ kind, state, instalment_id }) => {
    return state === 'open' && (kind !== 'credit' || instalment_id === payment.instalment_id);
  });
  for (const due of promised) await updateInstalment(tx, due, { state: 'covered' });
  if (order.confirmed_at !== null) await recordOrderFact(services, tx, order, 'paid');
  await updatePaymentOrder(tx, payment, { expires_at: endOfDay(letter.expires_on, order.zone) });
  await confirmIfCovered(services, tx, order, deskInHistory(by));
};

/** `came`: what staff typed from the bank statement. */
const pay: Step<Settled & { came: Money }> = async (services, tx, locked, { letter, by, came }) => {
  const earlier = (await capturesOfOrder(tx, locked.order)).length;
  await recordCapture(services, tx, locked, {
    as: 'staff',
    by: deskInHistory(by),
    provider: 'letter_of_credit',
    providerPaymentId: earlier === 0 ? letter.lc_id : `${letter.lc_id}/${earlier + 1}`,
    paid: came,
    withheld: money(0n, locked.payment.currency),
    method: 'letter_of_credit',
    reportedBy: 'staff',
  });
};
