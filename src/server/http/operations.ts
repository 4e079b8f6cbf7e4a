/** What those who run the marketplace look at: is it alive, is it ready, how is it doing. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { migrationNames } from '../db/schema/migrate.ts';
import { readinessOf } from '../db/schema/readiness.ts';
import { joinMetrics } from '../processes/cluster-metrics.ts';
import type { Services } from '../services.ts';
import type { Leaving } from './leaving.ts';
import { assertOperator } from './operations-access.ts';

export async function installOperations(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
  { isLeaving }: Leaving,
): Promise<Registry> {
  const registry = processMetrics();
  const metrics = await joinMetrics(registry);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  const durationOf = onceForEach((method, route, status) => duration.labels(method, route, status));
  app.addHook('onResponse', (req, reply, done) => {
    const route = req.routeOptions.config.endpoint?.path ?? 'other';
    durationOf(req.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    done();
  });

  const migrations = await migrationNames();
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_req, reply) => {
    const status = isLeaving() ? 'stopping' : await readinessOf(db, migrations);
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  app.get('/metrics', async (req, reply) => {
    assertOperator(req, config);
    return reply.type(registry.contentType).send(await metrics());
  });
  return registry;
}

/** The labels of a call are checked and put together once; there are as many as routes and their statuses. */
function onceForEach<Labelled>(label: (method: string, route: string, status: string) => Labelled) {
  const known = new Map<string, Labelled>();
  return (method: string, route: string, status: number): Labelled => {
    const key = `${method} ${route} ${status}`;
    const found = known.get(key) ?? label(method, route, String(status));
    known.set(key, found);
    return found;
  };
}

export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
