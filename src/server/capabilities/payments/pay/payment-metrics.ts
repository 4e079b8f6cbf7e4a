/** How the payments of the last hour stand; ids begin with their time, so the key itself finds them. */
import type { Registry } from 'prom-client';
import { PAYMENT_STATUS_LABEL } from '#domain/payments/payment-status.ts';
import { uuidV7 } from '#server/ids.ts';
import { recentRead } from '#server/metrics/recent-read.ts';
import { sharedGauge } from '#server/metrics/shared-gauge.ts';
import type { Services } from '#server/services.ts';
import { paymentsByStatus } from './payment-orders.store.ts';

const HOUR_MS = 3_600_000;

export function measurePayments(registry: Registry, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const read = recentRead(clock, () => paymentsByStatus(db, uuidV7(clock.now().getTime() - HOUR_MS, 0)));
  sharedGauge(registry, {
    name: 'payments_last_hour',
    help: 'Payments begun in the last hour, by how they stand now',
    labelNames: ['outcome'],
    async read() {
      const counts = await read();
      return Object.keys(PAYMENT_STATUS_LABEL).map((outcome) => ({
        labels: { outcome },
        value: counts.get(outcome) ?? 0,
      }));
    },
  });
}
