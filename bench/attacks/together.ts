/**
 * Idle sockets, code guessing from 500 addresses and a flood of forged notices at once; meanwhile a buyer reads and
 * somebody signs in afresh. `npx node bench/attacks/together.ts [idle sockets] [seconds]`
 */
import { connect, type Socket } from 'node:net';
import { percentile } from '../load.ts';
import { openMeasuredServer } from '../measured-server.ts';
import { signInDemoCustomer } from '../sign-in.ts';

const [idleSockets = 2000, seconds = 20] = process.argv.slice(2).map(Number);
const ADDRESSES = 500;
const GUESSERS_AT_ONCE = 32;
const FORGERS_AT_ONCE = 16;

const measured = await openMeasuredServer();
const server = await measured.start();
const idle: Socket[] = [];
try {
  const authorization = `Bearer ${await signInDemoCustomer(server)}`;
  const ends = Date.now() + seconds * 1000;
  for (let i = 0; i < idleSockets; i += 1) idle.push(idleSocket());
  const statuses = { guesses: new Map<number, number>(), notices: new Map<number, number>() };
  const attack = Promise.all([
    ...Array.from({ length: GUESSERS_AT_ONCE }, (_, i) =>
      repeat(ends, (n) => guess(i + n * GUESSERS_AT_ONCE)),
    ),
    ...Array.from({ length: FORGERS_AT_ONCE }, (_, i) => repeat(ends, (n) => forge(i * 1000 + n))),
  ]);
  const reads: number[] = [];
  let refusedReads = 0;
  const reading = repeat(ends, async () => {
    const started = performance.now();
    const answer = await get('/apiuser/customer/me/', { authorization });
    if (answer === 200) reads.push(performance.now() - started);
    else refusedReads += 1;
  });
  await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 2));
  const fresh = await signInDemoCustomer(server, '9000000009').then(
    () => 'succeeds',
    (error: Error) => `fails: ${error.message.slice(0, 120)}`,
  );
  await Promise.all([attack, reading]);
  console.log(
    `idle sockets ${idleSockets}, guesses ${summary(statuses.guesses)}, notices ${summary(statuses.notices)}`,
  );
  console.log(
    `signed-in reads: ${reads.length} answered, ${refusedReads} refused, p99 ${percentile(reads, 0.99).toFixed(0)} ms (goal ≤ 500)`,
  );
  console.log(`a fresh sign-in in the middle of it ${fresh} (goal: succeeds)`);

  async function guess(n: number): Promise<void> {
    const mobile = `90${String(n % 3000).padStart(8, '0')}`;
    const from = `172.${16 + (n % 8)}.${(n >> 3) % 250}.${(n % ADDRESSES) % 250}`;
    const identity = { mobile, isInternationalCustomer: false };
    if (n % 6 === 0) count(statuses.guesses, await post('/apifabric/auth/otp/send/', identity, from));
    const otp = String(n % 1_000_000).padStart(6, '0');
    const body = { ...identity, otp, appType: 'Customer' };
    count(statuses.guesses, await post('/apifabric/auth/otp/verify/', body, from));
  }

  async function forge(n: number): Promise<void> {
    count(statuses.notices, await post('/hooks/payments/sandbox', { forged: n }, `198.51.100.${n % 20}`));
  }
} finally {
  for (const socket of idle) socket.destroy();
  await server.stop();
  await measured.close();
}

/** Promises a hundred bytes, sends one, and stays. */
function idleSocket(): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    'POST /apifabric/auth/otp/verify/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  return socket;
}

async function repeat(ends: number, act: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; Date.now() < ends; n += 1) await act(n);
}

async function post(path: string, body: object, from: string): Promise<number> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

async function get(path: string, headers: Record<string, string>): Promise<number> {
  return fetch(server.url + path, { headers }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

function count(seen: Map<number, number>, status: number): void {
  seen.set(status, (seen.get(status) ?? 0) + 1);
}

function summary(seen: Map<number, number>): string {
  return [...seen].map(([status, times]) => `${times}×${status}`).join(' ');
}
