/** A backup made while people write, restored elsewhere: all that was acknowledged before its end is there. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpBuyer, openHttpBuyer, someAddress } from '#tests/support/data/money-buyer.ts';
import { untilGone } from '#tests/support/data/money-journeys.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { type Outbox, startOutbox } from '#tests/support/server/outbox.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server/server-process.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { run } from '../../../scripts/bootstrap/child-process.mjs';
import { openPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { readSettings } from '../../../scripts/postgres/settings.mjs';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const MEERA = {
  address: '+919000000001',
  identity: { mobile: '9000000001', isInternationalCustomer: false },
};
const CLARA = {
  address: 'clara@nordlicht-demo.example',
  identity: { email: 'clara@nordlicht-demo.example' },
};
const WRITERS = 2;
/** Two servers, a demo, a backup and a restore, one after the other. */
const PATIENCE_MS = 900_000;

type Acknowledged = { kind: 'demo' | 'file' | 'order' | 'payment'; name: string; at: number };

let folder: string;
let outbox: Outbox & { close(): Promise<void> };
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-backup-'));
  outbox = await startOutbox();
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await outbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm start` runs on one DATA_DIR: the embedded PostgreSQL and the server. */
async function serve(dataDir: string): Promise<{ server: ServerProcess; databaseUrl: string }> {
  const database = await openPostgres({ folder: dataDir });
  const { data } = readSettings(dataDir, 'postgres');
  closing.push(() => rm(data, { recursive: true, force: true }), database.close);
  const env = {
    ...{ MODE: 'demo', LOG_LEVEL: 'silent', AUTOPILOT: 'off', DATA_DIR: dataDir },
    ...{ OUTBOX_URL: outbox.url, TRUST_PROXY: '127.0.0.0/8' },
  };
  const server = await startServerProcess({ databaseUrl: database.url, env });
  closing.push(() => server.kill9());
  return { server, databaseUrl: database.url };
}

function command(script: string, args: string[], env: NodeJS.ProcessEnv) {
  const { PATH } = process.env;
  return run(process.execPath, [script, ...args], { cwd: PROJECT, env: { PATH, ...env } });
}

async function signIn(url: string, { address, identity }: typeof MEERA | typeof CLARA): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': someAddress() };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { data: { accessToken: string } };
  };
  await post('/apifabric/auth/otp/send/', identity);
  const otp = await outbox.codeFor(address);
  return (await post('/apifabric/auth/otp/verify/', { ...identity, otp, appType: 'Customer' })).data
    .accessToken;
}

/** Writers of every kind, each noting what the server has said yes to and when. */
function startWriters(url: string, token: string, buyer: HttpBuyer) {
  const acknowledged: Acknowledged[] = [];
  const note = (kind: Acknowledged['kind'], name: string) =>
    acknowledged.push({ kind, name, at: Date.now() });
  let isOver = false;
  const repeat = (step: () => Promise<void>) => untilGone(step, () => isOver);
  const demo = async () => {
    const name = randomUUID();
    const answer = await send(`${url}/api/requestDemo`, {
      headers: { 'content-type': 'application/json', 'idempotency-key': name },
      body: JSON.stringify({ name, email: 'writer@backup.example', contact: '1' }),
    });
    if (answer.ok) note('demo', name);
  };
  const upload = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await picture().png().toBuffer())]), `${randomUUID()}.png`);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(`${url}/apifabric/uploads/`, { headers, body: form });
    if (answer.ok) note('file', (answer.body as { data: { fileId: string } }).data.fileId);
  };
  const pay = async () => {
    const name = randomUUID();
    const { orderId } = await buyer.place(url, name);
    note('order', orderId);
    const proof = await buyer.checkOut(url, await buyer.begin(url, name, orderId));
    await buyer.verify(url, proof);
    note('payment', proof.providerPaymentId);
  };
  const writers = [...Array.from({ length: WRITERS }, () => demo), upload, pay].map(repeat);
  return {
    acknowledged,
    async end() {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

async function send(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: FormData | string },
) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': someAddress() },
    body,
  });
  return { ok: answer.ok, body: await answer.json() };
}

const ROWS_OF: Record<Acknowledged['kind'], string> = {
  demo: 'select name as id from demo_requests',
  file: 'select file_id::text as id from files',
  order: 'select order_id::text as id from orders',
  payment: 'select provider_payment_id as id from captures',
};

async function idsIn(databaseUrl: string, sql: string): Promise<Set<string>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return new Set((await client.query<{ id: string }>(sql)).rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}

async function hashes(dataDir: string): Promise<Map<string, string>> {
  const root = join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  return new Map(
    await Promise.all(files.map(async (path) => [path.slice(root.length + 1), await hash(path)] as const)),
  );
}

test(
  'every write acknowledged before the end of a backup under load is there when it is restored elsewhere',
  async () => {
    const [source, target, backups] = ['source', 'target', 'backups'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const { server, databaseUrl } = await serve(source);
    const token = await signIn(server.url, MEERA);
    const buyer = await openHttpBuyer({ url: server.url, token, databaseUrl });
    closing.push(buyer.close);
    const writers = startWriters(server.url, token, buyer);
    await waitFor('a write of every kind', () =>
      Object.keys(ROWS_OF).every((kind) => writers.acknowledged.some((write) => write.kind === kind)),
    );

    const made = await command('scripts/backup.mjs', [backups], { DATA_DIR: source });
    await writers.end();
    await server.stop();
    expect(made.code, made.output).toBe(0);
    const path = made.output.trimEnd().split('\n').at(-1) ?? '';
    const { startedAt, endedAt } = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'));
    const within = writers.acknowledged.filter(({ at }) => at <= Date.parse(endedAt));
    for (const kind of ['demo', 'file', 'order'])
      expect(within.some((write) => write.kind === kind && write.at > Date.parse(startedAt))).toBe(true);

    expect(await idsIn(databaseUrl, 'select chore as id from operator_chores')).toContain('backup');

    const restored = await command('scripts/restore.mjs', [path], { DATA_DIR: target });
    expect(restored.code, restored.output).toBe(0);
    const here = await serve(target);
    for (const [kind, sql] of Object.entries(ROWS_OF)) {
      const there = await idsIn(here.databaseUrl, sql);
      const lost = within.filter((write) => write.kind === kind && !there.has(write.name));
      expect(lost).toEqual([]);
    }

    const named = await idsIn(
      here.databaseUrl,
      `select brand_id || '/' || file_id as id from files
     union all select brand_id || '/' || file_id || '.thumbnail' from files where has_thumbnail`,
    );
    const [before, after] = [await hashes(source), await hashes(target)];
    expect([...named].filter((key) => !after.has(key))).toEqual([]);
    expect([...after].filter(([key, hash]) => before.get(key) !== hash)).toEqual([]);

    for (const proof of ['src/server/prove-ledger.ts', 'src/server/prove-history.ts']) {
      const { code, output } = await command(proof, [], { DATABASE_URL: here.databaseUrl });
      expect(code, output).toBe(0);
    }
    const me = (bearer: string) =>
      fetch(`${here.server.url}/apiuser/customer/me/`, { headers: { authorization: `Bearer ${bearer}` } });
    // Whoever was signed in still is, and somebody else can sign in anew.
    expect((await me(token)).status).toBe(200);
    expect((await me(await signIn(here.server.url, CLARA))).status).toBe(200);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  },
  PATIENCE_MS,
);

test('a server in DATABASE_URL is left to what backs up servers', async () => {
  const { code, output } = await command('scripts/backup.mjs', [folder], {
    DATABASE_URL: 'postgres://elsewhere/db',
  });
  expect(code).toBe(1);
  expect(output).toContain('pgBackRest');
});
