/** Policy versions and reference codes: kept by staff, with the days they hold. The autopilot: only in the demo. */
import { beforeEach, expect, test } from 'vitest';
import { readPolicy, readPolicyText } from '#contract/customer/policies.ts';
import { verifyReferenceCode } from '#contract/customer/sign-up.ts';
import { readAutopilot, setAutopilot } from '#contract/staff/autopilot.ts';
import * as house from '#contract/staff/marketplace-tables.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let owner: StaffVisitor;
beforeEach(async () => {
  owner = await world.asStaff('owner');
});

const today = () => dayInZone(world.clock.now(), 'Asia/Kolkata');
const fieldsOf = async (call: Promise<unknown>) => (await refusalOf(call)).body.fields;

test('a new version of a policy holds from its day on, and the old text stays readable', async () => {
  const params = { policy: 'terms' } as const;
  const before = await world.call(readPolicy, { params });
  const add = (change: object = {}) =>
    owner.call(house.addPolicyVersion, {
      body: {
        policy: 'terms',
        version: '77',
        title: 'Terms of the test',
        body: '## Fair play\nBe kind.',
        effectiveFrom: addDays(today(), 2),
        ...change,
      },
    });
  expect(await add()).toMatchObject({ version: '77', isInForce: false, acceptances: 0 });
  expect(await world.call(readPolicy, { params })).toEqual(before);
  // Of two that begin at the same moment nobody could say which one holds.
  expect(await fieldsOf(add({ version: '79' }))).toHaveProperty('effectiveFrom');
  world.clock.advance(3 * 86_400);
  expect(await world.call(readPolicy, { params })).toMatchObject({ version: '77' });
  expect(await world.call(readPolicyText, { params: { ...params, version: before.version } })).toMatchObject({
    version: before.version,
  });
  owner = await world.asStaff('owner');
  expect(await fieldsOf(add({ effectiveFrom: addDays(today(), 1) }))).toHaveProperty('version');
  expect(await fieldsOf(add({ version: '78', effectiveFrom: addDays(today(), -1) }))).toHaveProperty(
    'effectiveFrom',
  );
  expect(await fieldsOf(add({ version: '78', body: 'No heading.', effectiveFrom: null }))).toHaveProperty(
    'body',
  );
});

test('a reference code may be named on the days it holds, and no longer once it is ended', async () => {
  const isValid = async (referenceCode: string) =>
    (await world.call(verifyReferenceCode, { body: { referenceCode } })).isValid;
  const added = await owner.call(house.addReferenceCode, {
    body: {
      code: 'dhaka2026 ',
      note: 'Fair in Dhaka',
      firstDay: addDays(today(), 1),
      lastDay: addDays(today(), 2),
    },
  });
  expect(added).toMatchObject({ code: 'DHAKA2026', holdsToday: false, companies: 0 });
  expect(await isValid('DHAKA2026')).toBe(false);
  world.clock.advance(86_400);
  expect(await isValid('dhaka2026')).toBe(true);
  owner = await world.asStaff('owner');
  const change = { note: 'Fair in Dhaka', firstDay: null, lastDay: null, isActive: false };
  const params = { code: 'DHAKA2026' };
  expect(await owner.call(house.changeReferenceCode, { params, body: change })).toMatchObject({
    isActive: false,
    holdsToday: false,
  });
  expect(await isValid('DHAKA2026')).toBe(false);
  const again = owner.call(house.addReferenceCode, { body: { code: 'DHAKA2026', note: 'Again' } });
  expect(await fieldsOf(again)).toHaveProperty('code');
  const backwards = { ...change, firstDay: today(), lastDay: addDays(today(), -1) };
  expect(await fieldsOf(owner.call(house.changeReferenceCode, { params, body: backwards }))).toHaveProperty(
    'lastDay',
  );
});

test('the autopilot is switched in the demo alone', async () => {
  const body = { isOn: false, pace: 'calm' } as const;
  expect(await owner.call(readAutopilot, {})).toMatchObject({ isAvailable: false, isOn: false });
  expect(await refusalOf(owner.call(setAutopilot, { body }))).toMatchObject({ code: 'not_found' });
  const demo = await openWorld({ env: { AUTOPILOT: 'on' } });
  const desk = await demo.asStaff('desk');
  expect(await desk.call(readAutopilot, {})).toEqual({ isAvailable: true, isOn: true, pace: 'usual' });
  expect(await desk.call(setAutopilot, { body })).toEqual({ isAvailable: true, isOn: false, pace: 'calm' });
  await demo.close();
});
