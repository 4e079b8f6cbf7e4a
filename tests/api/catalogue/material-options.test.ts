import { expect, test } from 'vitest';
import { readMaterialOptions } from '#contract/customer/catalogue.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

test('the lists carry the ids of the specification', async () => {
  const { call } = await world.asCustomer();
  const options = await call(readMaterialOptions, { query: {} });
  expect(options.fabricCategory).toEqual([
    { id: 1, name: 'Cotton' },
    { id: 2, name: 'Rayon' },
    { id: 3, name: 'Denim' },
    { id: 4, name: 'Polyester' },
  ]);
  expect(options.certification?.map(({ id, name }) => [id, name])).toEqual([
    [9, 'GRS'],
    [17, 'RCS'],
  ]);
  expect(options.currency?.map(({ symbol }) => symbol).sort()).toEqual(['$', '₹']);
  expect(options.unitByType?.weight).toEqual([
    { id: 10, name: 'GSM' },
    { id: 11, name: 'GLM' },
  ]);
  expect(options.unitByType?.widthInches).toEqual([42, 54, 58, 68]);
});

test('every sub-category stands in a category and offers constructions, finishes and looms', async () => {
  const { call } = await world.asCustomer();
  const { fabricSubCategory = [] } = await call(readMaterialOptions, {
    query: { types: 'fabricSubCategory' },
  });
  expect(fabricSubCategory).toHaveLength(51);
  for (const sub of fabricSubCategory) {
    expect([1, 2, 3, 4]).toContain(sub.categoryId);
    expect(sub.constructions.length * sub.fabricTypeIds.length * sub.loomIds.length).toBeGreaterThan(0);
    expect(sub.gsm.from).toBeLessThan(sub.gsm.to);
  }
});

test('only the wanted types are answered, written with commas or repeated', async () => {
  const { call, inject } = await world.asCustomer();
  const some = await call(readMaterialOptions, {
    query: { types: 'currency,certification', brandId: 'any' },
  });
  expect(Object.keys(some).sort()).toEqual(['certification', 'currency']);
  const repeated = await inject({
    method: 'GET',
    url: '/api/material/options?types=currency&types=unitByType',
  });
  expect(Object.keys(repeated.json().data).sort()).toEqual(['currency', 'unitByType']);
});

test('an unknown type is refused with its field', async () => {
  const { call } = await world.asCustomer();
  const refused = await refusalOf(call(readMaterialOptions, { query: { types: 'colour' } }));
  expect([refused.status, refused.code, Object.keys(refused.body.fields ?? {})[0]]).toEqual([
    400,
    'invalid_input',
    'types.0',
  ]);
});
