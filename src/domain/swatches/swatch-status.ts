/** A cutting of the cloth on its way to the buyer. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const SWATCH_STATUSES = ['requested', 'sent', 'refused', 'cancelled'] as const;
export type SwatchStatus = (typeof SWATCH_STATUSES)[number];

export const swatchLifecycle: Lifecycle<SwatchStatus, 'staff' | 'customer'> = {
  start: 'requested',
  moves: {
    requested: { sent: ['staff'], refused: ['staff'], cancelled: ['customer'] },
    sent: {},
    refused: {},
    cancelled: {},
  },
};
