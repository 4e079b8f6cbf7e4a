import { expect, test } from 'vitest';
import { readLiveRate } from '#contract/customer/ready-qualities.ts';
import { listAuditTrail } from '#contract/staff/audit.ts';
import * as staff from '#contract/staff/qualities.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { aQuality, freeMetres } from '#tests/support/data/orders.ts';
import { aSupplier } from '#tests/support/data/quotes.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const desk = await world.asStaff();
const buyer = await world.asCustomer();

const ANSWERS = { ...draftToCodes(POPLIN), compositions: POPLIN.compositions.map((share) => ({ ...share })) };
const TERMS = {
  kind: 'made_to_order',
  minimumMetres: '1000',
  minimumPerColourMetres: '500',
  stepMetres: '100',
  maximumMetres: null,
  leadDays: 21,
  tolerancePercent: 5,
  badges: ['assured'],
  breaks: [{ fromMetres: '5000', offBasisPoints: 200 }],
  isLive: true,
  isTopSelling: false,
} as const;
const newQuality = (supplierId: string) => ({
  supplierId,
  answers: ANSWERS,
  ...TERMS,
  badges: [...TERMS.badges],
  breaks: [...TERMS.breaks],
});

test('a quality that the desk adds is live for buyers once it has a rate', async () => {
  const added = await desk.call(staff.addQuality, { body: newQuality(await aSupplier(world)) });
  expect(added).toMatchObject({ isLive: true, isActive: true, rates: [], lots: [] });
  const { fabId } = added;
  expect(await buyer.call(readLiveRate, { params: { fabId } })).toMatchObject({
    rate: null,
    orderSource: null,
  });
  const rates = [{ fabId, currency: 'INR', unit: 'metre', rate: '94' } as const];
  expect(await desk.call(staff.publishRates, { body: { rates } })).toEqual({ published: 1 });
  expect(await buyer.call(readLiveRate, { params: { fabId } })).toMatchObject({
    rate: { price: { minor: '9400' } },
    orderSource: 'live',
    breaks: [{ from: { thousandths: '5000000' }, rate: { price: { minor: '9212' } } }],
  });
  const { records, total } = await desk.call(staff.listQualitiesForStaff, { query: {} });
  expect(total).toBeGreaterThan(0);
  expect(records.find((one) => one.fabId === fabId)?.rates).toHaveLength(1);
});

test('cloth that cannot be woven, breaks that do not rise and unknown suppliers are refused in words', async () => {
  const body = newQuality(await aSupplier(world));
  const refusal = async (change: object) => {
    const call = desk.call(staff.addQuality, { body: { ...body, ...change } });
    return call.then(
      () => null,
      (error) => error.body.fields,
    );
  };
  expect(await refusal({ answers: { ...ANSWERS, width: null } })).toHaveProperty('width');
  expect(await refusal({ supplierId: world.services.ids.next() })).toHaveProperty('supplierId');
  expect(
    await refusal({
      breaks: [
        { fromMetres: '5000', offBasisPoints: 200 },
        { fromMetres: '4000', offBasisPoints: 300 },
      ],
    }),
  ).toEqual({ breaks: 'Each quantity must be above the one before.' });
  expect(await refusal({ minimumMetres: '0' })).toHaveProperty('minimumMetres');
  expect(await refusal({ saleEndsAt: '2036-01-01T00:00:00.000Z' })).toHaveProperty('saleEndsAt');
});

test('many rates are published together or not at all', async () => {
  const [one, two] = [await aQuality(world), await aQuality(world)];
  world.clock.advance(1);
  const rate = (fabId: string, text: string) =>
    ({ fabId, currency: 'INR', unit: 'metre', rate: text }) as const;
  await expect(
    desk.call(staff.publishRates, { body: { rates: [rate(one.fabId, '80'), rate(two.fabId, '0')] } }),
  ).rejects.toMatchObject({ body: { fields: { 'rates.1.rate': 'Enter a rate above 0.' } } });
  const { total } = await desk.call(staff.listRatesForStaff, { params: { fabId: one.fabId }, query: {} });
  expect(total).toBe(2);
  await desk.call(staff.publishRates, { body: { rates: [rate(one.fabId, '80'), rate(two.fabId, '81')] } });
  const { records } = await desk.call(staff.listRatesForStaff, { params: { fabId: one.fabId }, query: {} });
  expect(records.map(({ rate: { price }, isCurrent }) => [price.minor, isCurrent])).toEqual([
    ['8000', true],
    ['9400', false],
    ['97', true],
  ]);
  // The trail keeps what it was before.
  const owner = await world.asStaff('owner');
  const trail = await owner.call(listAuditTrail, { query: { subjectId: one.fabId, limit: 1 } });
  expect(trail.records[0]?.action).toBe('rate_published');
  expect(trail.records[0]?.details).toEqual(
    expect.arrayContaining([
      { name: 'minorBefore', value: '9400' },
      { name: 'minor', value: '8000' },
    ]),
  );
});

test('a rate cannot begin in the past', async () => {
  const { fabId } = await aQuality(world);
  const from = new Date(world.clock.now().getTime() - 1000).toISOString();
  const rates = [{ fabId, currency: 'INR', unit: 'metre', rate: '70', from } as const];
  await expect(desk.call(staff.publishRates, { body: { rates } })).rejects.toMatchObject({
    body: { fields: { 'rates.0.from': 'A rate can’t start in the past.' } },
  });
});

test('a quality is put on sale, taken off a list and switched off without touching its cloth', async () => {
  const { fabId } = await aQuality(world);
  const saleEndsAt = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
  const change = (body: object) => desk.call(staff.changeQuality, { params: { fabId }, body });
  expect(await change({ saleEndsAt, isTopSelling: true })).toMatchObject({
    isOnSale: true,
    saleEndsAt,
    isTopSelling: true,
    leadDays: 7,
  });
  expect(await change({ saleEndsAt: null, leadDays: 9 })).toMatchObject({ isOnSale: false, leadDays: 9 });
  expect(await change({ isActive: false })).toMatchObject({ isActive: false });
  await expect(buyer.call(readLiveRate, { params: { fabId } })).rejects.toMatchObject({ code: 'not_found' });
});

test('lots come to the shelf and are counted again', async () => {
  const { fabId } = await aQuality(world, { lots: [] });
  const { lotId, free } = await desk.call(staff.addLot, {
    params: { fabId },
    body: { colour: 'Olive', metres: '1200.5', isAsIs: true },
  });
  expect(free).toEqual({ thousandths: '1200500', unit: 'metre' });
  expect(await buyer.call(readLiveRate, { params: { fabId } })).toMatchObject({ isAsIs: true });
  await desk.call(staff.countLot, { params: { lotId }, body: { metres: '0', reason: 'Moth damage' } });
  expect(await freeMetres(world, lotId)).toBe(0);
  const { fabId: woven } = await aQuality(world, { kind: 'made_to_order' });
  await expect(
    desk.call(staff.addLot, { params: { fabId: woven }, body: { colour: null, metres: '5', isAsIs: false } }),
  ).rejects.toMatchObject({ code: 'form_refused' });
});

test('whoever changes a quality beside a colleague is refused and sees what the colleague saved', async () => {
  const { fabId } = await aQuality(world);
  const params = { fabId };
  const { revision } = await desk.call(staff.readQualityForStaff, { params });
  const answers = await Promise.allSettled(
    [9, 11].map((leadDays) => desk.call(staff.changeQuality, { params, body: { leadDays, revision } })),
  );
  const saved = answers.find((answer) => answer.status === 'fulfilled')?.value;
  const refused = answers.find((answer) => answer.status === 'rejected')?.reason;
  expect(refused).toMatchObject({ code: 'record_outdated' });
  expect(await desk.call(staff.readQualityForStaff, { params })).toEqual(saved);
  expect(saved?.revision).toBe(revision + 1);
});

test('a rate that was typed beside an older one is refused, and the newer one stays', async () => {
  const { fabId } = await aQuality(world);
  const seen = (await desk.call(staff.readQualityForStaff, { params: { fabId } })).rates.find(
    ({ rate }) => rate.price.currency === 'INR',
  )?.effectiveFrom;
  const publish = (rate: string, replaces: string | null | undefined) =>
    desk.call(staff.publishRates, {
      body: { rates: [{ fabId, currency: 'INR', unit: 'metre', rate, replaces }] },
    });
  world.clock.advance(1);
  await publish('101', seen);
  world.clock.advance(1);
  await expect(publish('99', seen)).rejects.toMatchObject({
    body: { fields: { 'rates.0.rate': 'A colleague has published another rate in the meantime.' } },
  });
  await expect(publish('99', null)).rejects.toMatchObject({ code: 'form_refused' });
  const { rates } = await desk.call(staff.readQualityForStaff, { params: { fabId } });
  expect(rates.find(({ rate }) => rate.price.currency === 'INR')?.rate.price.minor).toBe('10100');
});
