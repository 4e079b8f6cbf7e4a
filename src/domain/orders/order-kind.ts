/** Where the cloth of an order comes from: woven for the buyer, taken from the shelf, or sold as one whole bundle. */
export const ORDER_KIND_LABEL = {
  made_to_order: 'Made to order',
  stock: 'From stock',
  bundle: 'Bundle',
} as const;
export type OrderKind = keyof typeof ORDER_KIND_LABEL;

/** What is on the shelf is held back from others while an order is being paid. */
export function drawsOnStock(kind: OrderKind): boolean {
  return kind !== 'made_to_order';
}
