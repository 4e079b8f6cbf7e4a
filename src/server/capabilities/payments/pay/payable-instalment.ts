/** Which part of an order may be paid now, how much of it is left, and in which way. */
import type { PartToPay } from '#domain/payments/buyer-tds.ts';
import { methodChoices, type PaymentMethod } from '#domain/payments/methods/payment-methods.ts';
import { addMoney, type Money, money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { InstalmentRow } from '#server/capabilities/order-records/order-instalments.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import { validationProblem } from '#server/capabilities/order-records/validate-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

export function leftOf({ amount_minor, paid_minor, withheld_minor, currency, state }: InstalmentRow): Money {
  const left = amount_minor - paid_minor - withheld_minor;
  const isDone = state === 'paid' || state === 'cancelled' || left < 0n;
  return money(isDone ? 0n : left, currency);
}

/** What one letter of credit stands for: every part that is not lent by us. */
export function leftForLetterOfCredit(instalments: readonly InstalmentRow[]): Money {
  const [first, ...rest] = promisedParts(instalments).map(leftOf);
  if (!first) throw new Error('An order has at least one instalment.');
  return rest.reduce(addMoney, first);
}

function promisedParts(instalments: readonly InstalmentRow[]): readonly InstalmentRow[] {
  const promised = instalments.filter(({ kind }) => kind !== 'credit');
  return promised.length > 0 ? promised : instalments;
}

/** A bank pays against the papers of a shipment: whether a letter stands for goods that are to follow. */
export function hasMoreToBill(instalments: readonly InstalmentRow[]): boolean {
  const isBegun = instalments.some(({ invoiced_on }) => invoiced_on !== null);
  const isToFollow = (row: InstalmentRow) => row.invoiced_on === null && leftOf(row).minor > 0n;
  return isBegun && promisedParts(instalments).some(isToFollow);
}

export function partToPay(row: InstalmentRow): PartToPay {
  const { amount_minor, withheld_minor, currency } = row;
  return {
    amount: money(amount_minor, currency),
    withheld: money(withheld_minor, currency),
    left: leftOf(row),
  };
}

/** A provisional order is checked once more, whatever was checked before; a live one is paid whenever something is left. */
export async function assertOrderPayable(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  if (order.status === 'cancelled' && order.cancelled_by !== 'clock') {
    throw new Refusal('illegal_transition', { from: 'cancelled', to: 'paid', actor: 'customer' });
  }
  const problem = await validationProblem(services, tx, order);
  if (problem) throw orderRefusal(problem);
}

/** Until an order is confirmed its parts are paid one after the other; then the buyer chooses. */
export function payableInstalment(
  { status }: Pick<OrderRow, 'status'>,
  instalments: readonly InstalmentRow[],
  position: number,
): { instalment: InstalmentRow; amount: Money } {
  const instalment = instalments.find((candidate) => candidate.position === position);
  if (!instalment) throw new Refusal('not_found');
  const earlier = instalments.find((row) => row.position < position && row.state === 'open');
  if (earlier && status === 'provisional') {
    throw new Refusal('illegal_transition', { from: 'waiting', to: 'paid', payFirst: earlier.position });
  }
  const amount = leftOf(instalment);
  if (amount.minor === 0n) {
    throw new Refusal('illegal_transition', { from: instalment.state, to: 'paid', actor: 'customer' });
  }
  return { instalment, amount };
}

/** Credit is for a part that may wait, and only before the order is confirmed. */
export function assertMethodOpen(
  order: OrderRow,
  { instalment, amount }: { instalment: InstalmentRow; amount: Money },
  method: PaymentMethod,
  { credit, ...context }: { creditFree: Money; credit: Money; upiLimit: Money },
): void {
  if (method === 'advance') {
    if (credit.minor > 0n) return;
    throw closedMethod('There is no account credit to apply.');
  }
  const isCreditOffered =
    instalment.kind === 'credit' && instalment.state === 'open' && order.status === 'provisional';
  const choices = methodChoices({ market: order.market, amount, isCreditOffered, ...context });
  const choice = choices.find((candidate) => candidate.method === method);
  if (choice?.isOpen) return;
  throw closedMethod(choice?.note ?? 'Choose another way to pay.');
}

export function closedMethod(message: string): Refusal {
  return new Refusal('method_closed', { message });
}
