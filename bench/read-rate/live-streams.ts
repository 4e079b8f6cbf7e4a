/** A thousand open live streams: what one change of a company costs until everybody of it has heard. */
import { connect, type Socket } from 'node:net';
import type pg from 'pg';
import { cpuMs, memoryMb } from './cpu-time.ts';
import { bearer, httpText, type Measured } from './measured-pair.ts';
import { signInSomebody } from './sign-in-somebody.ts';

const STREAMS = 1000;
const PER_SESSION = 5;
const CHANGES = 40;

/** Each person may have a few streams only, so many people of one company are signed in. */
export async function signInMany(client: pg.Client, brandId: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < STREAMS / PER_SESSION; n += 1) tokens.push(await signInSomebody(client, brandId, n));
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
