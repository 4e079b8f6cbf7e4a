/** After the order: everything that any call of a mill brings back, right or wrong, and what is logged of it. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { signOutMill } from '#contract/supplier/mill.ts';
import { listMillPapers } from '#contract/supplier/papers.ts';
import { readMillOrder } from '#contract/supplier/production.ts';
import { followOrder } from '#server/capabilities/production/follow-order.ts';
import type { Log } from '#server/log.ts';
import { NAMED_ENDPOINTS, requestFor } from '#tests/support/attacks/endpoint-requests.ts';
import { aMillPerson, type MillVisitor } from '#tests/support/data/mills.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { finish } from '#tests/support/data/production.ts';
import { aBoughtOrder, type BoughtOrder } from '#tests/support/data/purchases.ts';
import { reported, uploadedBy } from '#tests/support/data/won-orders.ts';
import type { World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const logged: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
const world: World = await worldForFile(
  aPayingWorld({ log: pino({ level: 'trace' }, sink) as unknown as Log }),
);
const OF_MILLS = NAMED_ENDPOINTS.filter(([, { path }]) => path.startsWith('/apisupplier/'));

/** What only the buyer, the desk and a rival know of an order. */
async function secretsOf({ payable: { buyer, order } }: BoughtOrder): Promise<string[]> {
  const { name, legal_name } = await world.services.db.unscoped
    .selectFrom('companies')
    .select(['name', 'legal_name'])
    .where('brand_id', '=', buyer.customer.brandId)
    .executeTakeFirstOrThrow();
  const { gstin, total_minor, rate_minor, billing } = await world.services.db.unscoped
    .selectFrom('orders')
    .select(['gstin', 'total_minor', 'rate_minor', 'billing'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const { brandId, customerId, address, name: person } = buyer.customer;
  const { line1 = '', pincode = '' } = billing as { line1?: string; pincode?: string };
  const told = [brandId, customerId, address, person, name, legal_name, gstin, line1, pincode];
  return [
    ...told,
    String(total_minor),
    `"${rate_minor}"`,
    '6.66',
    'marginPercent',
    order.quoteId ?? '',
  ].filter((secret): secret is string => Boolean(secret) && String(secret).length > 3);
}

/** With ids that exist. */
async function heardAt(
  doors: typeof OF_MILLS,
  mill: MillVisitor,
  ids: Record<string, string>,
): Promise<string[]> {
  const heard: string[] = [];
  for (const [, endpoint] of doors) {
    const answer = await mill.inject(requestFor(endpoint, ids));
    heard.push(JSON.stringify(answer.headers) + answer.body);
  }
  return heard;
}

test('no door of mills tells one of them who buys, what for, or what a rival said; nor does the log', async () => {
  const rival = await aBoughtOrder(world, {
    mill: { name: 'Ocelot Rival Weaving', alias: 'Mill Ocelot' },
    quote: { rate: '73.19', deviations: 'Ocelot special' },
  });
  const own = await aBoughtOrder(world);
  const { orderId, fabId } = own.payable.order;
  await followOrder(world.services, orderId);
  await finish(world, own.payable, 'T03');
  const secrets = [...(await secretsOf(own)), ...(await secretsOf(rival)), 'Ocelot', '7319', '73.19'];
  const mill = await aMillPerson(world, own.mill.phone);
  const person = { person: mill, orderId };
  const firstLog = logged.length;

  const fileIds = [await uploadedBy(person, 'loom.jpg')];
  const answers = [
    await reported(person, { kind: 'photos', fileIds, note: 'On the loom' }),
    await reported(person, { kind: 'start', taskId: 'T10' }),
    await reported(person, { kind: 'ready' }),
    await mill.call(readMillOrder, { params: { orderId } }),
    await mill.call(listMillPapers, {}),
  ];
  const heard = answers.map((answer) => JSON.stringify(answer));
  const ids = { orderId, fabId, purchaseId: own.purchase.purchaseId };
  const theirs = { ...rival.payable.order, purchaseId: rival.purchase.purchaseId };
  const staying = OF_MILLS.filter(([, endpoint]) => endpoint !== signOutMill);
  heard.push(
    ...(await heardAt(staying, mill, {
      orderId: theirs.orderId,
      fabId: theirs.fabId,
      purchaseId: theirs.purchaseId,
    })),
  );
  heard.push(
    ...(await heardAt([...staying, ...OF_MILLS.filter((door) => !staying.includes(door))], mill, ids)),
  );
  expect(heard.length).toBe(answers.length + 2 * OF_MILLS.length - 1);
  expect(heard.join('\n')).toContain(own.purchase.number);
  for (const secret of secrets) for (const text of heard) expect(text, secret).not.toContain(secret);

  const lines = logged.slice(firstLog).join('\n');
  expect(lines).toContain('/apisupplier/mill-orders/');
  const told = [own.mill.phone, own.mill.name, '91.25', mill.token, ...secrets];
  for (const secret of told) expect(lines, secret).not.toContain(secret);
});

test('what a mill is given to print names neither buyer nor what the buyer pays', async () => {
  const own = await aBoughtOrder(world);
  const { sheet } = await world.services.db.unscoped
    .selectFrom('purchase_orders')
    .select('sheet')
    .where('purchase_id', '=', own.purchase.purchaseId)
    .executeTakeFirstOrThrow();
  const printed = JSON.stringify(sheet);
  expect(printed).toContain('91.25');
  for (const secret of await secretsOf(own)) expect(printed, secret).not.toContain(secret);
});
