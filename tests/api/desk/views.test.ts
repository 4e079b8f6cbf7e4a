/** Saved views belong to whoever saved them. */
import { expect, test } from 'vitest';
import { deleteView, listViews, saveView } from '#contract/staff/views.ts';
import { saveView as saveViewOf } from '#server/capabilities/desk/staff-views.ts';
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

test('a hundred views are the most, also for tabs that save at the same moment', async () => {
  const { call, staffId } = await world.asStaff('desk');
  const kept = Array.from({ length: 95 }, (_, i) => ({
    view_id: world.services.ids.next(),
    staff_id: staffId,
    ...DHAKA,
    name: `Kept ${i}`,
    saved_at: world.clock.now(),
  }));
  await world.services.db.forStaff.insertInto('staff_views').values(kept).execute();
  const { services } = world;
  // Transactions of their own: the server would let the calls of one person in one after the other.
  const save = (name: string) =>
    services.db.transaction((tx) => saveViewOf(services, tx, { ...DHAKA, name, staffId }));
  const saved = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => save(`At once ${i}`)));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await call(listViews, {})).toHaveLength(100);
  // One of them is changed as ever.
  await save('Kept 0');
});
