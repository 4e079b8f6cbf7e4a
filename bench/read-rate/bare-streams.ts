/** Live events by hand: one LISTEN, and every open answer gets what concerns its company. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

export function openBareStreams(
  app: FastifyInstance,
  databaseUrl: string,
  brandOf: (authorization: string | undefined) => Promise<string>,
): void {
  const open = new Map<ServerResponse, string>();
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('notification', ({ payload = '{}' }) => {
    const { kind, brandId, keys } = JSON.parse(payload);
    if (kind !== 'change') return;
    for (const [raw, brand] of open)
      if (brand === brandId) raw.write(`event: change\ndata: ${JSON.stringify({ keys })}\n\n`);
  });
  void client.connect().then(() => client.query('listen selvedge_changes'));
  app.get('/apifabric/events', async (req, reply) => {
    const brandId = await brandOf(req.headers.authorization);
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('retry: 2000\n\n');
    open.set(reply.raw, brandId);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
}
