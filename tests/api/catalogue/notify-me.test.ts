import { expect, test } from 'vitest';
import { listNotifications } from '#contract/customer/notifications.ts';
import { addQualityAlert, removeQualityAlert } from '#contract/customer/quality-alerts.ts';
import { readLiveRate } from '#contract/customer/ready-qualities.ts';
import { countLot, publishRates } from '#contract/staff/qualities.ts';
import { aQuality } from '#tests/support/data/orders.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const buyer = await world.asCustomer();
const desk = await world.asStaff();

const titles = async () =>
  (await buyer.call(listNotifications, { query: {} })).records.map(({ title }) => title);

test('below a rate is told once per crossing, and never after it was switched off', async () => {
  const { fabId } = await aQuality(world, { kind: 'made_to_order' });
  const publish = (rate: string) => {
    world.clock.advance(1);
    const rates = [{ fabId, currency: 'INR', unit: 'metre', rate } as const];
    return desk.call(publishRates, { body: { rates } });
  };
  const alerts = await buyer.call(addQualityAlert, { body: { fabId, kind: 'below_rate', below: '90' } });
  expect(alerts).toEqual({ isBackInStock: false, belowRate: { minor: '9000', currency: 'INR' } });
  const before = (await titles()).length;
  for (const rate of ['91', '90', '89', '92', '88']) await publish(rate);
  expect((await titles()).slice(0, 2)).toEqual([
    expect.stringMatching(/^Now ₹88.00 per m/),
    expect.stringMatching(/^Now ₹90.00 per m/),
  ]);
  expect(await titles()).toHaveLength(before + 2);
  expect((await buyer.call(readLiveRate, { params: { fabId } })).alerts).toEqual(alerts);
  await buyer.call(removeQualityAlert, { query: { fabId, kind: 'below_rate' } });
  await publish('95');
  await publish('80');
  expect(await titles()).toHaveLength(before + 2);
});

test('back in stock is told when metres come back, and not while there are some', async () => {
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 600 }] });
  const count = (metres: string) =>
    desk.call(countLot, { params: { lotId: lotIds[0] ?? '' }, body: { metres, reason: 'Counted' } });
  await buyer.call(addQualityAlert, { body: { fabId, kind: 'back_in_stock' } });
  const before = (await titles()).length;
  await count('500');
  expect(await titles()).toHaveLength(before);
  await count('0');
  await count('700');
  await count('650');
  expect(await titles()).toHaveLength(before + 1);
  expect((await titles())[0]).toMatch(/^Back in stock/);
});

test('a wish needs a rate, a fabric that can run out, and a fabric at all', async () => {
  const { fabId } = await aQuality(world, { kind: 'made_to_order' });
  const add = (body: object) => buyer.call(addQualityAlert, { body: { fabId, kind: 'below_rate', ...body } });
  await expect(add({})).rejects.toMatchObject({ body: { fields: { below: 'Enter an amount.' } } });
  await expect(add({ below: '0' })).rejects.toMatchObject({
    body: { fields: { below: 'Enter a rate above 0.' } },
  });
  const { rate } = await buyer.call(readLiveRate, { params: { fabId } });
  const today = (Number(rate?.price.minor) / 100).toFixed(2);
  await expect(add({ below: today })).rejects.toMatchObject({
    body: { fields: { below: `Enter a rate below ₹${today}.` } },
  });
  await expect(add({ kind: 'back_in_stock' })).rejects.toMatchObject({ code: 'form_refused' });
  await expect(add({ fabId: world.services.ids.next(), below: '5' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
