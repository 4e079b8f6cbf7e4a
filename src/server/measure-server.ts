/** What a process tells /metrics: of itself always, of the whole marketplace where it speaks for all of its node. */
import type { Registry } from 'prom-client';
import { measureDeliveries } from './capabilities/notifications/deliveries/delivery-metrics.ts';
import { measureCodeGuessing } from './capabilities/one-time-codes/attack-metrics.ts';
import { measurePayments } from './capabilities/payments/pay/payment-metrics.ts';
import { measureQueues } from './jobs/queue-metrics.ts';
import { measureDatabase } from './metrics/database-metrics.ts';
import { measureProcess } from './metrics/process-metrics.ts';
import type { Services } from './services.ts';

/** `forAll`: the process that works off jobs reads those figures once, so that the others need not. */
export function measureServer(registry: Registry, services: Services, { forAll }: { forAll: boolean }): void {
  measureProcess(registry, services);
  if (!forAll) return;
  measureDatabase(registry, services);
  measureQueues(registry, services);
  measureCodeGuessing(registry, services);
  measurePayments(registry, services);
  measureDeliveries(registry, services);
}
