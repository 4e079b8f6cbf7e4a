/** A thousand open live streams: what one change of a company costs until everybody of it has heard. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type pg from 'pg';
import { cpuMs, memoryMb } from './cpu-time.ts';
import { bearer, httpText, type Measured } from './measured-pair.ts';

const STREAMS = 1000;
const PER_SESSION = 5;
const CHANGES = 40;

/** Each person may have a few streams only, so many people of one company are signed in. */
export async function signInMany(client: pg.Client, brandId: string): Promise<string[]> {
  const tokens = Array.from({ length: STREAMS / PER_SESSION }, () => randomBytes(32).toString('base64url'));
  for (const [n, token] of tokens.entries()) {
    const { rows } = await client.query(
      `with person as (
         insert into people (customer_id, brand_id, name, phone, created_at)
         values (gen_random_uuid(), $1, 'Person ' || $2, '+9198' || lpad($2::text, 8, '0'), now()) returning customer_id
       ), opened as (
         insert into sessions (session_id, customer_id, device, signed_in_at, last_seen_at, ends_at)
         select gen_random_uuid(), customer_id, 'Measured', now(), now(), now() + interval '1 day' from person
         returning session_id
       ) insert into access_tokens (token_hash, session_id, expires_at)
         select sha256($3::bytea), session_id, now() + interval '1 hour' from opened returning session_id`,
      [brandId, n, Buffer.from(token)],
    );
    if (rows.length !== 1) throw new Error('A person could not be signed in.');
  }
  return tokens;
}

export type StreamFigures = { deliveredPerChange: number; cpuMsPerChange: number; memoryMb: number };

export async function measureStreams(
  client: pg.Client,
  { port, pids }: Measured,
  tokens: string[],
  brandId: string,
): Promise<StreamFigures> {
  const all = tokens.flatMap((token) => Array.from({ length: PER_SESSION }, () => token));
  let heard = 0;
  const sockets = await Promise.all(all.map((token) => openStream(port, token, () => (heard += 1))));
  const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const before = cpu();
  const payload = JSON.stringify({ kind: 'change', brandId, keys: ['orders'] });
  for (let n = 1; n <= CHANGES; n += 1) {
    await client.query('select pg_notify($1, $2)', ['selvedge_changes', payload]);
    const wanted = n * STREAMS;
    for (let tries = 0; heard < wanted && tries < 500; tries += 1)
      await new Promise((r) => setTimeout(r, 10));
  }
  const spent = cpu() - before;
  const memory = Math.max(...pids.map(memoryMb));
  for (const socket of sockets) socket.destroy();
  return { deliveredPerChange: heard / CHANGES, cpuMsPerChange: spent / CHANGES, memoryMb: memory };
}

function openStream(port: number, token: string, onChange: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('error', reject);
    socket.once('connect', () => socket.write(httpText('GET', '/apifabric/events', bearer(token))));
    socket.once('data', (chunk) => {
      if (!/^HTTP\/1\.1 200/.test(String(chunk))) reject(new Error(String(chunk).slice(0, 200)));
      resolve(socket);
    });
    socket.on('data', (chunk) => {
      for (const _event of String(chunk).matchAll(/event: change/g)) onChange();
    });
  });
}
