/** What cannot be sold to anybody else is confirmed by the buyer with a one-time code. */
import type { Money } from '#domain/shared/money.ts';
import type { OrderKind } from './order-kind.ts';

export function needsApprovalCode(kind: OrderKind): boolean {
  return kind !== 'stock';
}

/** A code is good for this order at this amount; a changed total needs a new one. */
export function approvalSubject(orderId: string, { minor, currency }: Money): string {
  return `order ${orderId} for ${currency} ${minor}`;
}
