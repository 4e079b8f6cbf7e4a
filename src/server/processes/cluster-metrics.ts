/** Figures of all processes together: whichever of them is asked, the supervisor gathers them. */
import cluster, { type Worker } from 'node:cluster';
import type { Registry } from 'prom-client';
import { METRICS, METRICS_WANTED, type SupervisorMessage } from './supervisor-messages.ts';

/** In the supervisor, which loads the library only once somebody asks. */
export async function answerMetrics(worker: Worker, message: SupervisorMessage): Promise<void> {
  if (message.kind !== METRICS_WANTED) return;
  const { AggregatorRegistry } = await import('prom-client');
  const gathered = new AggregatorRegistry().clusterMetrics();
  // A process that is just starting or ending does not answer; then the one that asked says what it knows itself.
  const text = await gathered.catch(() => null);
  if (worker.isConnected()) worker.send({ kind: METRICS, id: message.id, text } satisfies SupervisorMessage);
}

/** In a process: makes its figures known to the supervisor, and asks for those of all. */
export async function joinMetrics(registry: Registry): Promise<() => Promise<string>> {
  if (!cluster.isWorker) return () => registry.metrics();
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries([registry]);
  // Made for its listener: from now on it answers the supervisor.
  new AggregatorRegistry();
  const requested = new Map<number, (text: string | null) => void>();
  let lastId = 0;
  process.on('message', (message: SupervisorMessage) => {
    if (message.kind !== METRICS) return;
    requested.get(message.id)?.(message.text);
    requested.delete(message.id);
  });
  return async () => {
    lastId += 1;
    const answer = new Promise<string | null>((resolve) => requested.set(lastId, resolve));
    process.send?.({ kind: METRICS_WANTED, id: lastId } satisfies SupervisorMessage);
    return (await answer) ?? registry.metrics();
  };
}
