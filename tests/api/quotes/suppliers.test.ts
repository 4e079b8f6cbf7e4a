import { expect, test } from 'vitest';
import { addSupplier, changeSupplier, listSuppliers } from '#contract/staff/requests.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const desk = await world.asStaff();

const add = (body = supplierBody()) => desk.call(addSupplier, { body });

test('a supplier is kept as entered and listed by name', async () => {
  const body = supplierBody({ name: 'Zari Mills', rating: 4.35, fabricCategories: ['denim', 'denim'] });
  const zari = await add(body);
  const anand = await add(supplierBody({ name: 'Anand Textiles', rating: null, msmeClass: 'micro' }));
  expect(zari).toEqual({
    ...body,
    supplierId: zari.supplierId,
    revision: 0,
    // To a tenth, and each category once.
    rating: 4.4,
    fabricCategories: ['denim'],
  });
  expect(await desk.call(listSuppliers, {})).toEqual([anand, zari]);
});

test('a change replaces every field', async () => {
  const { supplierId } = await add();
  const body = supplierBody({ isActive: false, onTimePercent: null });
  const changed = await desk.call(changeSupplier, { params: { supplierId }, body });
  expect(changed).toEqual({ ...body, supplierId, revision: 1 });
  expect(await desk.call(listSuppliers, {})).toContainEqual(changed);
});

test.each([
  ['name', { name: 'Twice Mills' }],
  ['alias', { alias: 'Mill Twice' }],
] as const)('a %s that another supplier has is refused at its field', async (field, same) => {
  await add(supplierBody(same));
  const other = await add();
  const body = supplierBody(same);
  for (const call of [
    () => add(body),
    () => desk.call(changeSupplier, { params: { supplierId: other.supplierId }, body }),
  ]) {
    const refusal = await refusalOf(call());
    expect(refusal).toMatchObject({ status: 422, code: 'form_refused' });
    expect(Object.keys(refusal.body.fields ?? {})).toEqual([field]);
  }
});

test('of two people who add the same supplier at once one is refused', async () => {
  const body = supplierBody();
  const answers = await Promise.allSettled([add(body), add(body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the same addition retried with its key is one supplier', async () => {
  const before = await rowsOf(world.services, 'suppliers');
  const body = supplierBody();
  const idempotencyKey = world.services.ids.next();
  const first = await desk.call(addSupplier, { body }, { idempotencyKey });
  expect(await desk.call(addSupplier, { body }, { idempotencyKey })).toEqual(first);
  expect((await rowsOf(world.services, 'suppliers')).suppliers).toBe(before.suppliers + 1);
});

test('an unknown supplier cannot be changed', async () => {
  const supplierId = world.services.ids.next();
  const change = desk.call(changeSupplier, { params: { supplierId }, body: supplierBody() });
  expect(await refusalOf(change)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each([
  ['a state that India does not have', { stateCode: '96' }, 422],
  ['a state in letters', { stateCode: 'MH' }, 400],
  ['nothing to weave', { fabricCategories: [] }, 400],
  ['a rating beyond five', { rating: 5.1 }, 400],
  ['an empty alias', { alias: ' ' }, 400],
])('a supplier with %s is refused', async (_what, change, status) => {
  const answer = await desk.inject({
    method: 'POST',
    url: addSupplier.path,
    payload: { ...supplierBody(), ...change },
  });
  expect(answer.statusCode).toBe(status);
});

test('every member of staff reads the list, only desk and owner change it', async () => {
  const accounts = await world.asStaff('accounts');
  expect(await accounts.call(listSuppliers, {})).toEqual(await desk.call(listSuppliers, {}));
  const adding = accounts.call(addSupplier, { body: supplierBody() });
  expect(await refusalOf(adding)).toMatchObject({ status: 403, code: 'not_allowed' });
});

test('whoever saves over a colleague’s change is refused, and a supplier nobody knows is missing', async () => {
  const { supplierId, revision } = await add();
  const change = (city: string) => {
    const body = { ...supplierBody({ name: `Mill of ${city}`, alias: `Mill ${city}`, city }), revision };
    return desk.call(changeSupplier, { params: { supplierId }, body });
  };
  const first = await change('Surat');
  expect(await refusalOf(change('Erode'))).toMatchObject({ status: 409, code: 'record_outdated' });
  expect(await desk.call(listSuppliers, {})).toContainEqual(first);
  const unknown = { params: { supplierId: world.services.ids.next() }, body: supplierBody() };
  expect(await refusalOf(desk.call(changeSupplier, unknown))).toMatchObject({ code: 'not_found' });
});
