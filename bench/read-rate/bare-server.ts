/** What one would write without a product around it: Fastify, `pg`, the session looked up, the same bytes answered. */
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { orderPage } from './bare-orders.ts';
import { openBareStreams } from './bare-streams.ts';
import { named } from './named-statement.ts';

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
  const { rows } = await pool.query(named(SESSION_SQL, [Buffer.from(token)]));
  return rows[0].brand_id;
}

/** A change of ours is undone again, so that the same can be asked a thousand times. */
async function replay(statements: BareStatement[]): Promise<void> {
  const client = await pool.connect();
  const isWriting = statements.some(({ text }) => text === 'begin');
  const fresh = freshIds();
  try {
    if (isWriting) await client.query('begin');
    for (const { text, values } of statements)
      if (text !== 'begin' && text !== 'commit')
        await client.query(named(text, isWriting ? values.map(fresh) : values));
    if (isWriting) await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const NEW_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

/** Rows with these ids exist since they were recorded: each time others are made, the same throughout one call. */
function freshIds(): (value: unknown) => unknown {
  const made = new Map<unknown, unknown>();
  return (value) => {
    if (Buffer.isBuffer(value)) return randomBytes(value.length);
    if (typeof value !== 'string' || !NEW_ID.test(value) || !recordedIds.has(value)) return value;
    if (!made.has(value)) made.set(value, randomUUID());
    return made.get(value);
  };
}

/** Ids that a recorded call made itself: an insert names its own row first. */
const recordedIds = new Set<unknown>();

function rememberNewIds(statements: readonly BareStatement[]): void {
  for (const { text, values } of statements) if (/^\s*insert/i.test(text)) recordedIds.add(values[0]);
}

process.on('message', async (routes: BareRoute[]) => {
  for (const { method, path, statements, reply, isPublic } of routes) {
    if (statements) rememberNewIds(statements);
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
