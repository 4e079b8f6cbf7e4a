/** A gauge of what is the same for all processes and nodes: whoever gathers several answers takes one, not their sum. */
import { Gauge, type Registry } from 'prom-client';

export type Figure = { labels?: Record<string, string>; value: number };

export type SharedGauge = {
  name: string;
  help: string;
  labelNames?: string[];
  /** An empty list: there is nothing to tell at present. */
  read: () => Promise<Figure[]>;
};

export function sharedGauge(registry: Registry, { name, help, labelNames = [], read }: SharedGauge): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    aggregator: 'max',
    async collect() {
      // Without the database there is no figure, and everything else is still told.
      const figures = await read().catch(() => []);
      this.reset();
      // Else a gauge without labels would say 0.
      if (labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of figures) this.set(labels, value);
    },
  });
}
