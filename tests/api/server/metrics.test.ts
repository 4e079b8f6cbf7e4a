/** What /metrics tells of the marketplace: enough to be woken by, and nothing of anybody in it. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { migrationNames } from '#server/db/schema/migrate.ts';
import { recordChore } from '#server/metrics/operator-chores.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPayableOrder, payByCard } from '#tests/support/data/payments.ts';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await bookedWorldForFile();
/** Where nobody delivers messages. */
const unsent = await worldForFile(openWorld({ hasWorkers: false }));

/** Figures that cost a query are read anew five seconds later. */
async function metrics(of = world): Promise<string> {
  of.clock.advance(5);
  return (await of.inject({ method: 'GET', url: '/metrics' })).body;
}

/** `name{label="value"}` → its figure, or undefined. */
function figureIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('pool, bulkheads, clock and build are told by the process itself', async () => {
  const text = await metrics();
  expect(figureIn(text, 'database_pool_most')).toBeGreaterThan(0);
  for (const name of ['database_pool_in_use', 'database_pool_idle', 'database_pool_waiting'])
    expect(figureIn(text, name), name).toBeGreaterThanOrEqual(0);
  expect(figureIn(text, 'database_read_connections')).toBeGreaterThan(0);
  expect(figureIn(text, 'database_reads_unanswered')).toBeGreaterThanOrEqual(0);
  expect(figureIn(text, 'clock_offset_seconds')).toBeGreaterThanOrEqual(0);
  expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"\} 1$/m);
  for (const bulkhead of ['identify', 'identify_vital', 'read', 'write', 'vital', 'payments', 'uploads']) {
    expect(figureIn(text, `calls_working{bulkhead="${bulkhead}"}`), bulkhead).toBe(0);
    expect(figureIn(text, `calls_waiting{bulkhead="${bulkhead}"}`), bulkhead).toBe(0);
    for (const reason of ['process_late', 'line_long', 'waited'])
      expect(figureIn(text, `calls_refused_total{bulkhead="${bulkhead}",reason="${reason}"}`), bulkhead).toBe(
        0,
      );
  }
});

test('a stream is counted while it is open', async () => {
  const { token } = await world.asCustomer();
  const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const openNow = async () => figureIn(await metrics(), 'live_streams_open');
  expect(await openNow()).toBe(0);
  const stream = await openEventStream(origin, token);
  expect(await openNow()).toBe(1);
  stream.close();
  await waitFor('its end', async () => (await openNow()) === 0);
});

test('jobs are counted by queue with the age of the oldest, those given up apart, those of tomorrow not at all', async () => {
  await world.services.db.transaction(async (tx) => {
    const document = { documentId: world.services.ids.next(), variant: 'pdf' } as const;
    await world.services.jobs.enqueue(tx, 'render-document', document);
    await world.services.jobs.enqueue(tx, 'render-document', document, { afterSeconds: 86_400 });
    await sql`update jobs.job set start_after = start_after - interval '300 s', created_on = created_on - interval '300 s'
      where name = 'render-document' and data ->> 'documentId' = ${document.documentId}`.execute(tx.unscoped);
    await sql`insert into jobs.job (name, data, source_name)
      values ('dead-letters', '{}', 'deliver-email')`.execute(tx.unscoped);
  });
  const text = await metrics();
  expect(figureIn(text, 'jobs_due{job="render-document"}')).toBe(1);
  expect(figureIn(text, 'jobs_oldest_due_seconds{job="render-document"}')).toBeGreaterThanOrEqual(300);
  expect(figureIn(text, 'jobs_due{job="recheck-gst"}')).toBe(0);
  expect(figureIn(text, 'jobs_oldest_due_seconds{job="recheck-gst"}')).toBe(0);
  expect(figureIn(text, 'jobs_dead{job="deliver-email"}')).toBe(1);
  expect(figureIn(text, 'jobs_dead{job="deliver-sms"}')).toBe(0);
});

test('payments of the last hour are told by outcome, and older ones no more', async () => {
  await payByCard(world, await aPayableOrder(world));
  const text = await metrics();
  expect(figureIn(text, 'payments_last_hour{outcome="captured"}')).toBe(1);
  expect(figureIn(text, 'payments_last_hour{outcome="failed"}')).toBe(0);
  world.clock.advance(3600);
  expect(figureIn(await metrics(), 'payments_last_hour{outcome="captured"}')).toBe(0);
});

test('messages are told by state', async () => {
  const { customerId } = await unsent.aCustomer({ market: 'INTL' });
  await unsent.services.db.transaction((tx) =>
    sendNotification(unsent.services, tx, {
      customerId,
      event: 'payment_failed',
      occurrence: 'measured',
      subject: 'News',
      text: 'What happened.',
      link: '/customer/home',
    }),
  );
  const inState = async (state: string) => figureIn(await metrics(unsent), `messages{state="${state}"}`);
  const become = (state: string) =>
    sql`update notification_deliveries set state = ${state}, due_at = ${unsent.clock.now()}
      where customer_id = ${customerId}`.execute(unsent.services.db.unscoped);
  for (const state of ['sending', 'sent', 'dead', 'in_doubt', 'waiting']) {
    expect(await inState(state), state).toBe(0);
    await become(state);
    expect(await inState(state), state).toBe(1);
  }
  unsent.clock.advance(3600);
  await become('sent');
  expect(await inState('sent')).toBe(0);
});

test('the database tells its schema and version, and of replicas only a role that may see them', async () => {
  const text = await metrics();
  const newest = (await migrationNames()).at(-1) ?? '';
  expect(figureIn(text, 'schema_version')).toBe(Number.parseInt(newest, 10));
  expect(figureIn(text, 'postgres_version')).toBeGreaterThanOrEqual(150_000);
  expect(figureIn(text, 'replication_replicas')).toBeUndefined();
  expect(figureIn(text, 'wal_archived_timestamp_seconds')).toBeUndefined();
});

test('a chore is told once it was done, with its time and its problems', async () => {
  expect(figureIn(await metrics(), 'chore_finished_timestamp_seconds{chore="backup"}')).toBeUndefined();
  await recordChore(world.services.db, 'backup', 0);
  await recordChore(world.services.db, 'prove-ledger', 1);
  await recordChore(world.services.db, 'prove-ledger', 2);
  const text = await metrics();
  const finished = figureIn(text, 'chore_finished_timestamp_seconds{chore="backup"}') ?? 0;
  expect(Math.abs(Date.now() / 1000 - finished)).toBeLessThan(600);
  expect(figureIn(text, 'chore_problems{chore="backup"}')).toBe(0);
  expect(figureIn(text, 'chore_problems{chore="prove-ledger"}')).toBe(2);
});

test('figures that cost a query are read once in five seconds, however often they are asked for', async () => {
  const first = await metrics();
  await recordChore(world.services.db, 'prove-history', 0);
  const again = (await world.inject({ method: 'GET', url: '/metrics' })).body;
  const series = 'chore_problems{chore="prove-history"}';
  expect([figureIn(first, series), figureIn(again, series)]).toEqual([undefined, undefined]);
  expect(figureIn(await metrics(), series)).toBe(0);
});

test('no label names a company, a person, an address or an id', async () => {
  const { customer } = await world.asCustomer();
  // Seconds of the processor have as many digits as a telephone number.
  const text = (await metrics()).replaceAll(/ [\d.e+-]+$/gm, '');
  for (const secret of [customer.brandId, customer.customerId, customer.address.slice(-8), customer.name])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

/** Of Prometheus itself, HAProxy, the node exporter and the blackbox exporter. */
const OF_OTHERS = [
  'up',
  'haproxy_server_status',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_ssl_earliest_cert_expiry',
];

test('whatever alerts and dashboard ask for is really told here, and all that is told is watched', async () => {
  const folder = new URL('deploy/prometheus/', PROJECT_ROOT);
  const [rules, dashboard] = await Promise.all(
    ['rules.yml', 'dashboard.json'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const told = [...(await metrics()).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  const recorded = [...(rules ?? '').matchAll(/record: (\S+)/g)].map(([, name = '']) => name);
  const known = new Set([...told, ...recorded, ...OF_OTHERS]);
  const expressions = [
    ...[...(rules ?? '').matchAll(/expr: (?:>-\n)?((?:.|\n {10})*)/g)].map(([, expr = '']) => expr),
    ...[...(dashboard ?? '').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']) => expr),
  ];
  const requested = new Set(expressions.flatMap(metricNames));
  expect(requested.size).toBeGreaterThan(20);
  expect([...requested].filter((name) => !known.has(name))).toEqual([]);
  const ours = told.filter((name) => !/^(process|nodejs)_/.test(name));
  expect(ours.filter((name) => !requested.has(name))).toEqual([]);
});

/** The words of an expression that are neither labels, functions nor numbers. */
function metricNames(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_:]*(?!\w*\s*\()/gi)]
    .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name) => !['and', 'or', 'unless'].includes(name) && !isFunctionIn(bare, name));
}

function isFunctionIn(expression: string, name: string): boolean {
  return new RegExp(`(?<![\\w:])${name}\\w*\\s*\\(`).test(expression);
}
