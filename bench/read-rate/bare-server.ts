/** What one would write without a product around it: Fastify, `pg`, the session looked up, the same bytes answered. */
import Fastify from 'fastify';
import pg from 'pg';
import { orderPage } from './bare-orders.ts';

export type BareStatement = { text: string; values: unknown[] };
/** Without statements the orders are read; else those of ours are sent, and the same document is answered. */
export type BareRoute = {
  method: 'GET' | 'POST';
  path: string;
  statements?: BareStatement[];
  reply?: unknown;
};

const POOL_SIZE = 12;
const SESSION_SQL = `select s.session_id, a.expires_at, p.customer_id, p.brand_id, c.market
  from access_tokens a join sessions s using (session_id) left join people p on p.customer_id = s.customer_id
  left join companies c on c.brand_id = p.brand_id
  where a.token_hash = sha256($1::bytea) and a.expires_at > now() and s.ended_at is null`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const app = Fastify();

app.decorateRequest('brandId', '');
app.addHook('onRequest', async (req) => {
  const token = String(req.headers.authorization).slice('Bearer '.length);
  const { rows } = await pool.query(SESSION_SQL, [Buffer.from(token)]);
  req.brandId = rows[0].brand_id;
});

declare module 'fastify' {
  interface FastifyRequest {
    brandId: string;
  }
}

process.on('message', async (routes: BareRoute[]) => {
  for (const { method, path, statements, reply } of routes) {
    app.route({
      method,
      url: path,
      handler: async (req) => {
        if (!statements) return orderPage(pool, req.brandId);
        for (const { text, values } of statements) await pool.query(text, values);
        return reply;
      },
    });
  }
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  process.send?.('ready');
});
