/** What attackers do until it is over; each answers how its calls ended. Only against this machine. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadFile } from '#contract/customer/uploads.ts';
import { pixelBomb } from '#tests/support/data/pictures.ts';
import { formOf, MULTIPART } from '#tests/support/data/upload.ts';

export type Target = { port: number; token: string; ends: number };
export type Outcomes = Map<string, number>;
type Attack = (target: Target, outcomes: Outcomes) => Promise<void>;

const HOST = '127.0.0.1';
const ADDRESSES = 500;
const UNFINISHED = 2000;
const HANGING_FILES = 300;
const IDLE = 3800;
const SOCKET_PAUSE_MS = 100;

export const ATTACKS = {
  'unfinished requests': (target, outcomes) =>
    keepOpen(target, outcomes, UNFINISHED, () =>
      post('/apifabric/auth/otp/verify/', ['content-type: application/json', 'content-length: 100'], '{'),
    ),
  'code guessing': (target, outcomes) => sideBySide(32, target, (n) => guess(target, outcomes, n)),
  'forged notices': (target, outcomes) =>
    sideBySide(16, target, (n) =>
      send(target, outcomes, '/hooks/payments/sandbox', { forged: n }, `198.51.100.${n % 20}`),
    ),
  'hanging uploads': (target, outcomes) =>
    keepOpen(target, outcomes, HANGING_FILES, () =>
      post(
        uploadFile.path,
        [
          `authorization: Bearer ${target.token}`,
          'content-type: multipart/form-data; boundary=x',
          'content-length: 100000',
        ],
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
      ),
    ),
  'kept connections': (target, outcomes) =>
    keepOpen(target, outcomes, IDLE, () => 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'),
  'picture bombs': (target, outcomes) =>
    sideBySide(8, target, async (n) => {
      // Just within the bounds, and far beyond them.
      const content = n % 2 ? pixelBomb(6000, 6000) : pixelBomb(40_000_000, 1);
      const body = formOf([{ filename: `${n}.png`, content }]);
      const authorization = `Bearer ${target.token}`;
      count(outcomes, await call(target, uploadFile.path, { ...MULTIPART, authorization }, body));
    }),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;

async function guess(target: Target, outcomes: Outcomes, n: number): Promise<void> {
  const mobile = `91${String(n % 3000).padStart(8, '0')}`;
  const from = `172.${16 + (n % 8)}.${(n >> 3) % 250}.${(n % ADDRESSES) % 250}`;
  const identity = { mobile, isInternationalCustomer: false };
  if (n % 6 === 0) await send(target, outcomes, '/apifabric/auth/otp/send/', identity, from);
  const otp = String(n % 1_000_000).padStart(6, '0');
  await send(
    target,
    outcomes,
    '/apifabric/auth/otp/verify/',
    { ...identity, otp, appType: 'Customer' },
    from,
  );
}

/** As many as said are open at any time: what the server ends is opened again. */
async function keepOpen({ port, ends }: Target, outcomes: Outcomes, many: number, text: () => string) {
  const open = new Set<Socket>();
  while (Date.now() < ends) {
    while (open.size < many) {
      const socket = connect(port, HOST);
      open.add(socket);
      count(outcomes, 'opened');
      socket.on('error', () => {});
      socket.resume().on('close', () => {
        open.delete(socket);
        count(outcomes, 'ended by the server');
      });
      socket.write(text());
    }
    await pause(SOCKET_PAUSE_MS);
  }
  for (const socket of open) socket.removeAllListeners('close').destroy();
}

function post(path: string, headers: string[], body: string): string {
  return `POST ${path} HTTP/1.1\r\n${['host: x', ...headers].join('\r\n')}\r\n\r\n${body}`;
}

async function sideBySide(many: number, { ends }: Target, act: (n: number) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: many }, async (_, place) => {
      for (let n = place; Date.now() < ends; n += many) await act(n);
    }),
  );
}

async function send(target: Target, outcomes: Outcomes, path: string, body: object, from: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  count(outcomes, await call(target, path, headers, JSON.stringify(body)));
}

function call(
  { port }: Target,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer,
): Promise<string> {
  const sent = typeof body === 'string' ? body : new Uint8Array(body);
  return fetch(`http://${HOST}:${port}${path}`, { method: 'POST', headers, body: sent }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return String(answer.status);
    },
    () => 'broken',
  );
}

function count(outcomes: Outcomes, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
