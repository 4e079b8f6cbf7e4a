/** Where an order is opened, paid and ordered again; all of it is addresses, so links can lead there. */
import { pathTo } from '#web/platform/paths.ts';

type Place = { readonly to: string; readonly search: never };

/** Over the orders page, or beside its list; `around` keeps the list that is open behind it. */
export function orderLocation(
  view: 'order' | 'cancel' | 'reorder' | 'quantity',
  orderId: string,
  around: Readonly<Record<string, string>> = {},
): Place {
  return { to: pathTo('orders'), search: { ...around, view, id: orderId } as never };
}

/** Always the next part: money counts towards the earliest first. */
export function checkoutLocation({ fabId, orderId }: { fabId: string; orderId: string }): Place {
  return { to: pathTo('paymentDetails', { fabId }), search: { orderId } as never };
}

export function previousOrdersLocation(): Place {
  return { to: pathTo('orders'), search: PREVIOUS_SEARCH as never };
}

/** The previous orders stand in place of the tabs. */
export const PREVIOUS_SEARCH = { list: 'previous' } as const;
