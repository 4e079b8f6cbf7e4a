/** A signed-in read through the whole server, against a bare Fastify + pg that does the same SQL and bytes. */
import Fastify from 'fastify';
import pg from 'pg';
import { runLoad } from './load.ts';
import { openMeasuredServer } from './measured-server.ts';
import { signInDemoCustomer } from './sign-in.ts';

const CALLERS = 64;
const SECONDS = 6;
const POOL_SIZE = 12;

const SESSION_SQL = `select s.session_id, a.expires_at, p.customer_id, p.brand_id, c.market
  from access_tokens a join sessions s using (session_id) left join people p on p.customer_id = s.customer_id
  left join companies c on c.brand_id = p.brand_id where a.token_hash = sha256($1::bytea) and s.ended_at is null`;
const CUSTOMER_SQL =
  'select p.*, c.name as company, c.market, c.unit from people p join companies c using (brand_id) where p.customer_id = $1';

const measured = await openMeasuredServer();
const server = await measured.start();
const pool = new pg.Pool({ connectionString: measured.databaseUrl, max: POOL_SIZE });
const bare = Fastify();
try {
  const token = await signInDemoCustomer(server);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await (await fetch(`${server.url}/apiuser/customer/me/`, { headers })).json();
  bare.get('/bare', async (req) => {
    const given = String(req.headers.authorization).slice('Bearer '.length);
    const { rows } = await pool.query(SESSION_SQL, [Buffer.from(given)]);
    await pool.query(CUSTOMER_SQL, [rows[0].customer_id]);
    return reply;
  });
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

  const rates = { ours: 0, bare: 0 };
  for (let round = 0; round < 2; round += 1) {
    rates.bare += await rate(bareUrl, '/bare', headers);
    rates.ours += await rate(server.url, '/apiuser/customer/me/', headers);
  }
  console.log(`ours ${(rates.ours / 2).toFixed(0)} calls/s, bare ${(rates.bare / 2).toFixed(0)} calls/s`);
  console.log(
    `ratio ${(rates.ours / rates.bare).toFixed(2)} (goal ≥ 0.9; the bare server shares its process with the callers)`,
  );
} finally {
  await bare.close();
  await pool.end();
  await server.stop();
  await measured.close();
}

async function rate(origin: string, path: string, headers: Record<string, string>): Promise<number> {
  await runLoad({ origin, path, headers, callers: CALLERS, seconds: 1 });
  const results = await runLoad({ origin, path, headers, callers: CALLERS, seconds: SECONDS });
  return results.filter(({ status }) => status === 200).length / SECONDS;
}
