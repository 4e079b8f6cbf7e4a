/** What was typed stays for this visit, also over a reload; signing out forgets it. */
import { readStored, removeStored, writeStored } from '#web/platform/browser-storage.ts';
import { withNamedColours } from './named-colours.ts';
import type { OrderFormData, OrderValues } from './order-values.ts';

const formKey = (fabId: string) => `selvedge.order-form.${fabId}`;
const intentKey = (fabId: string) => `selvedge.order-intent.${fabId}`;
const placedKey = (fabId: string) => `selvedge.order-placed.${fabId}`;

export function saveForm(fabId: string, values: OrderValues): void {
  writeStored('session', formKey(fabId), JSON.stringify(values));
}

/** What was saved, as far as it still fits what may be ordered and where it may go. */
export function savedForm(start: OrderValues, { config, addresses, gstNumbers }: OrderFormData): OrderValues {
  const saved = parsed<Partial<OrderValues>>(readStored('session', formKey(config.fabId)));
  if (!saved) return start;
  const known = (id: string | undefined, ids: readonly string[], otherwise: string) =>
    id !== undefined && ids.includes(id) ? id : otherwise;
  const addressIds = addresses.map(({ addressId }) => addressId);
  const gstIds = [...gstNumbers.map(({ gstId }) => gstId), 'none'];
  const terms = config.deliveryTerms.map(({ term }) => term);
  const days = config.creditChoices.filter(({ whyNot }) => whyNot === null).map((choice) => choice.days);
  // Shares of other colours or lots than there are now cannot be told apart.
  const divided = { quantity: start.quantity, lines: start.lines, namedColours: start.namedColours };
  const lineCount = config.takesColourNames
    ? withNamedColours(config, saved.namedColours ?? '').colours.length
    : start.lines.length;
  return {
    ...start,
    ...saved,
    ...(saved.lines?.length === lineCount ? {} : divided),
    billingAddressId: known(saved.billingAddressId, addressIds, start.billingAddressId),
    shippingAddressId: known(saved.shippingAddressId, addressIds, start.shippingAddressId),
    gstId: known(saved.gstId, gstIds, start.gstId),
    deliveryTerm: known(saved.deliveryTerm, terms, start.deliveryTerm),
    creditDays: known(saved.creditDays, days.map(String), start.creditDays),
  };
}

/** The same order sent again after a lost answer is the same intent, so it is placed once. */
export function intentFor(fabId: string, order: object): string {
  const text = JSON.stringify(order);
  const last = parsed<{ text: string; key: string }>(readStored('session', intentKey(fabId)));
  if (last?.text === text) return last.key;
  const key = crypto.randomUUID();
  writeStored('session', intentKey(fabId), JSON.stringify({ text, key }));
  return key;
}

export function forgetIntent(fabId: string): void {
  removeStored('session', intentKey(fabId));
}

/** From now on this cloth leads to the order that was placed. */
export function savePlacedOrder(fabId: string, orderId: string): void {
  forgetIntent(fabId);
  removeStored('session', formKey(fabId));
  writeStored('session', placedKey(fabId), orderId);
}

export function placedOrder(fabId: string): string | null {
  return readStored('session', placedKey(fabId));
}

export function forgetPlacedOrder(fabId: string): void {
  removeStored('session', placedKey(fabId));
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
