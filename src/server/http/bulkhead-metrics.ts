/** What works, waits and was turned away in each bulkhead of this process. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Bulkheads } from './bulkheads.ts';
import { type ConcurrencyLimit, REFUSED_REASONS } from './concurrency-limit.ts';

export function measuredBulkheads(registry: Registry, bulkheads: Bulkheads): Bulkheads {
  const named = Object.entries(bulkheads).map(([name, limit]) => [bulkheadLabel(name), limit] as const);
  bulkheadGauge(registry, named, {
    name: 'calls_working',
    help: 'Calls that have a place in their bulkhead',
    figureOf: (limit) => limit.load().working,
  });
  bulkheadGauge(registry, named, {
    name: 'calls_waiting',
    help: 'Calls that wait for a place in their bulkhead',
    figureOf: (limit) => limit.load().waiting,
  });
  new Counter({
    name: 'calls_refused_total',
    help: 'Calls answered with 503, by bulkhead and reason',
    labelNames: ['bulkhead', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [bulkhead, limit] of named)
        for (const reason of REFUSED_REASONS) this.inc({ bulkhead, reason }, limit.load().refused[reason]);
    },
  });
  return bulkheads;
}

type BulkheadGauge = { name: string; help: string; figureOf: (limit: ConcurrencyLimit) => number };

function bulkheadGauge(
  registry: Registry,
  bulkheads: readonly (readonly [string, ConcurrencyLimit])[],
  { name, help, figureOf }: BulkheadGauge,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['bulkhead'],
    registers: [registry],
    collect() {
      for (const [bulkhead, limit] of bulkheads) this.set({ bulkhead }, figureOf(limit));
    },
  });
}

/** `uploadsByAddress` is written `uploads_by_address`, as names are in metrics. */
function bulkheadLabel(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
