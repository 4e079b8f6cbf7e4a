/** Where an order is opened, paid and ordered again; all of it is addresses, so links can lead there. */
import { pathTo } from '#web/platform/paths.ts';

type Place = { readonly to: string; readonly search: never };

/** Over the orders page, or beside its list; `around` keeps the list that is open behind it. */
export function orderPlace(
  view: 'order' | 'cancel' | 'reorder',
  orderId: string,
  around: Readonly<Record<string, string>> = {},
): Place {
  return { to: pathTo('orders'), search: { ...around, view, id: orderId } as never };
}

/** `instalment`: that very part by its place in the plan, else the next one that is open. */
export function payPlace({ fabId, orderId }: { fabId: string; orderId: string }, instalment?: number): Place {
  const search = { orderId, ...(instalment === undefined ? {} : { instalment: String(instalment) }) };
  return { to: pathTo('paymentDetails', { fabId }), search: search as never };
}

export function previousOrdersPlace(): Place {
  return { to: pathTo('orders'), search: PREVIOUS_SEARCH as never };
}

/** The previous orders stand in place of the tabs. */
export const PREVIOUS_SEARCH = { list: 'previous' } as const;
