/** Saved views belong to whoever saved them. */
import { expect, test } from 'vitest';
import { deleteView, listViews, saveView } from '#contract/staff/views.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const DHAKA = { path: '/requests', name: 'Dhaka', search: 'market=BD&status=3' };

test('a view is kept under its name, replaced by the same name, and deleted by its owner alone', async () => {
  const [own, other] = [await world.asStaff('desk'), await world.asStaff('desk')];
  const { viewId } = await own.call(saveView, { body: DHAKA });
  await own.call(saveView, { body: { ...DHAKA, search: 'market=BD' } });
  expect(await own.call(listViews, {})).toEqual([{ ...DHAKA, viewId, search: 'market=BD' }]);
  expect(await other.call(listViews, {})).toEqual([]);
  expect(await refusalOf(other.call(deleteView, { params: { viewId } }))).toMatchObject({
    code: 'not_found',
  });
  expect(await own.call(deleteView, { params: { viewId } })).toEqual({ success: true });
  expect(await own.call(listViews, {})).toEqual([]);
});

test('a view needs a name and a screen of the desk', async () => {
  const { call } = await world.asStaff('accounts');
  for (const change of [{ name: ' ' }, { path: 'https://elsewhere.example' }, { name: 'x'.repeat(41) }])
    expect(await refusalOf(call(saveView, { body: { ...DHAKA, ...change } }))).toMatchObject({
      code: 'invalid_input',
    });
});
