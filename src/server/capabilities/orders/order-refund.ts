/** Refunds are the business of payments, which come later in the story and hand this in. */
import type { OrderRefund } from '#contract/customer/orders.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderRow } from './lock-order.ts';

export type ListedRefund = {
  readonly refundId: string;
  readonly amount: Money;
  readonly state: OrderRefund['state'];
  readonly label: string;
  /** Of the refund voucher; null until the money has left us. */
  readonly voucherNumber: string | null;
  readonly at: Date;
  /** What the plan had taken goes back; else it was paid twice or too late. */
  readonly isOfPlan: boolean;
};

export type FindRefunds = (db: Queries, order: OrderRow) => Promise<ListedRefund[]>;
