/** Messages to customers by state: those on their way, those somebody has to look at, and those sent in the last hour. */
import type { Registry } from 'prom-client';
import { uuidV7 } from '#server/ids.ts';
import { recentRead } from '#server/metrics/recent-read.ts';
import { sharedGauge } from '#server/metrics/shared-gauge.ts';
import type { Services } from '#server/services.ts';
import { deliveriesByState } from './deliveries.store.ts';

const HOUR_MS = 3_600_000;
const STATES = ['waiting', 'sending', 'sent', 'dead', 'in_doubt'];

export function measureDeliveries(registry: Registry, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const read = recentRead(clock, () => {
    const now = clock.now();
    return deliveriesByState(db, { dueBy: now, sentSince: uuidV7(now.getTime() - HOUR_MS, 0) });
  });
  sharedGauge(registry, {
    name: 'messages',
    help: 'Messages of notifications: due, being sent, dead or in doubt now, and sent of the last hour',
    labelNames: ['state'],
    async read() {
      const counts = await read();
      return STATES.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
    },
  });
}
