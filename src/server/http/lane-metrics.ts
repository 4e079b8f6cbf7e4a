/** What works, waits and was turned away in each lane of this process. */
import { Counter, Gauge, type Registry } from 'prom-client';
import { type ConcurrencyLimit, REFUSED_REASONS } from './concurrency-limit.ts';
import type { Lanes } from './lanes.ts';

export function measuredLanes(registry: Registry, lanes: Lanes): Lanes {
  const named = Object.entries(lanes).map(([name, limit]) => [laneLabel(name), limit] as const);
  laneGauge(registry, named, {
    name: 'calls_working',
    help: 'Calls that have a place in their lane',
    figureOf: (limit) => limit.load().working,
  });
  laneGauge(registry, named, {
    name: 'calls_waiting',
    help: 'Calls that wait for a place in their lane',
    figureOf: (limit) => limit.load().waiting,
  });
  new Counter({
    name: 'calls_refused_total',
    help: 'Calls answered with 503, by lane and reason',
    labelNames: ['lane', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [lane, limit] of named)
        for (const reason of REFUSED_REASONS) this.inc({ lane, reason }, limit.load().refused[reason]);
    },
  });
  return lanes;
}

type LaneGauge = { name: string; help: string; figureOf: (limit: ConcurrencyLimit) => number };

function laneGauge(
  registry: Registry,
  lanes: readonly (readonly [string, ConcurrencyLimit])[],
  { name, help, figureOf }: LaneGauge,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const [lane, limit] of lanes) this.set({ lane }, figureOf(limit));
    },
  });
}

/** `uploadsByAddress` is written `uploads_by_address`, as names are in metrics. */
function laneLabel(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
