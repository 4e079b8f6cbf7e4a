/** Where an order is opened, paid and ordered again; all of it is addresses, so links can lead there. */
import { type LinkTarget, linkTo, type SearchOf } from '#web/platform/navigation/link-to.ts';

/** Over the orders page, or beside its list; `listParams` keeps the list that is open behind it. */
export function orderLocation(
  view: 'order' | 'cancel' | 'reorder' | 'quantity',
  orderId: string,
  listParams: SearchOf<'orders'> = {},
): LinkTarget {
  return linkTo('orders', { ...listParams, view, id: orderId });
}

/** Without an instalment the next one: money counts towards the earliest first. */
export function checkoutLocation({
  fabId,
  orderId,
  instalment,
}: {
  fabId: string;
  orderId: string;
  instalment?: number | null;
}): LinkTarget {
  return linkTo('paymentDetails', { orderId, instalment: instalment ?? null }, { fabId });
}

export function previousOrdersLocation(): LinkTarget {
  return linkTo('orders', PREVIOUS_SEARCH);
}

/** The previous orders stand in place of the tabs. */
export const PREVIOUS_SEARCH = { list: 'previous' } as const;
