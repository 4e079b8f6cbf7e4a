import type { Ids } from '#server/services.ts';

/** Looks like an id of Razorpay: "order_0190e0e0…". */
export function newSandboxId(kind: 'order' | 'pay' | 'rfnd' | 'evt', ids: Ids): string {
  return `${kind}_${ids.next().replaceAll('-', '')}`;
}
