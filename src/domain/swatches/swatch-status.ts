/** A cutting of the cloth on its way to the buyer. */
import type { Lifecycle } from '#domain/shared/lifecycle.ts';

export const SWATCH_STATUS_LABEL = {
  requested: 'Swatch requested',
  sent: 'Swatch sent',
  refused: 'No swatch available',
  cancelled: 'Swatch cancelled',
} as const;
export type SwatchStatus = keyof typeof SWATCH_STATUS_LABEL;
export const SWATCH_STATUSES = Object.keys(SWATCH_STATUS_LABEL) as [SwatchStatus, ...SwatchStatus[]];

export const swatchLifecycle: Lifecycle<SwatchStatus, 'staff' | 'customer'> = {
  start: 'requested',
  moves: {
    requested: { sent: ['staff'], refused: ['staff'], cancelled: ['customer'] },
    sent: {},
    refused: {},
    cancelled: {},
  },
};
