/** What one would write without a product around it: Fastify, `pg`, the session looked up, the same bytes answered. */
import Fastify from 'fastify';
import pg from 'pg';
import { orderPage } from './bare-orders.ts';
import { openBareStreams } from './bare-streams.ts';

export type BareStatement = { text: string; values: unknown[] };
export type BareRoute = {
  method: 'GET' | 'POST';
  path: string;
  /** Those of ours; without them the page of orders is read by hand. */
  statements?: BareStatement[];
  reply?: unknown;
  isPublic?: boolean;
};

const POOL_SIZE = 12;
const SESSION_SQL = `select s.session_id, a.expires_at, p.customer_id, p.brand_id, c.market
  from access_tokens a join sessions s using (session_id) left join people p on p.customer_id = s.customer_id
  left join companies c on c.brand_id = p.brand_id
  where a.token_hash = sha256($1::bytea) and a.expires_at > now() and s.ended_at is null`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
const app = Fastify();

async function brandOf(authorization: string | undefined): Promise<string> {
  const token = String(authorization).slice('Bearer '.length);
  const { rows } = await pool.query(SESSION_SQL, [Buffer.from(token)]);
  return rows[0].brand_id;
}

/** A change of ours is undone again, so that the same can be asked a thousand times. */
async function replay(statements: BareStatement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements)
      await client.query(text === 'commit' ? 'rollback' : text, values);
  } finally {
    client.release();
  }
}

process.on('message', async (routes: BareRoute[]) => {
  for (const { method, path, statements, reply, isPublic } of routes) {
    app.route({
      method,
      url: path,
      handler: async (req) => {
        const brandId = isPublic ? '' : await brandOf(req.headers.authorization);
        if (!statements) return orderPage(pool, brandId);
        await replay(statements);
        return reply;
      },
    });
  }
  openBareStreams(app, String(process.env.DATABASE_URL), brandOf);
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  process.send?.('ready');
});
