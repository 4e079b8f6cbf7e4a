/** A purchase order from its making to the mill's word; one whose order was cancelled is withdrawn and keeps its number. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const PURCHASE_STATES = ['made', 'sent', 'accepted', 'withdrawn'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const PURCHASE_STATE_LABEL = {
  made: 'To send',
  sent: 'Waiting for the mill',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
} as const satisfies Record<PurchaseState, string>;

/** A mill may say yes by phone before anything was sent; what is sent again stays sent. */
export const purchaseLifecycle: Lifecycle<PurchaseState, 'staff' | 'supplier' | 'system'> = {
  start: 'made',
  moves: {
    made: { sent: ['staff'], accepted: ['staff', 'supplier'], withdrawn: ['system'] },
    sent: { sent: ['staff'], accepted: ['staff', 'supplier'], withdrawn: ['system'] },
    accepted: { withdrawn: ['system'] },
    withdrawn: {},
  },
};
