/** Two members of staff on the same thing: what the first one saved stays, and the second one is told. */
import { beforeAll, expect, test } from 'vitest';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { grantCompanyCredit, listCompanies } from '#contract/staff/companies.ts';
import * as delivery from '#contract/staff/delivery.ts';
import * as house from '#contract/staff/marketplace-tables.ts';
import { changeStaff, listStaff } from '#contract/staff/people.ts';
import { readTnaForStaff, rescheduleTask } from '#contract/staff/production.ts';
import { addLot, changeQuality, countLot, readQualityForStaff } from '#contract/staff/qualities.ts';
import { addSupplier, changeSupplier } from '#contract/staff/requests.ts';
import { addSeller, changeSeller, listSellers } from '#contract/staff/sellers.ts';
import { aPackedOrder, pack, ship, someRolls } from '#tests/support/data/delivery.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';
import { aQuality } from '#tests/support/data/orders.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aPlannedOrder } from '#tests/support/data/production.ts';
import { staffStepUp } from '#tests/support/data/second-person.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
let owner: StaffVisitor;
let colleague: StaffVisitor;
beforeAll(async () => {
  [owner, colleague] = [await world.asStaff('owner'), await world.asStaff('owner')];
});

/** Both have read the same; they save at the same moment, and the loser tries once more with the same reading. */
async function bothSave<Saved>(save: (by: StaffVisitor, turn: 0 | 1) => Promise<Saved>): Promise<Saved> {
  const people = [owner, colleague] as const;
  const answers = await Promise.allSettled([save(people[0], 0), save(people[1], 1)]);
  const saved = answers.filter((answer) => answer.status === 'fulfilled');
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect([saved.length, refused.length]).toEqual([1, 1]);
  expect(refused[0]?.reason).toMatchObject({ status: 409, code: 'record_outdated' });
  const loser = answers[0]?.status === 'rejected' ? 0 : 1;
  expect(await refusalOf(save(people[loser], loser))).toMatchObject({ code: 'record_outdated' });
  return (saved[0] as PromiseFulfilledResult<Saved>).value;
}

test('a packing list that a colleague has saved is not replaced, neither by a form nor by a file', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(owner, payable, someRolls([100, 100]));
  const params = { dispatchId };
  const { revision } = await owner.call(delivery.listRollsForStaff, { params });
  await bothSave((by, turn) =>
    by.call(delivery.repackDispatch, {
      params,
      body: { rolls: someRolls(turn === 0 ? [90, 90] : [80, 80, 80]), revision },
    }),
  );
  const now = await owner.call(delivery.listRollsForStaff, { params });
  expect(now.revision).toBe(revision + 1);
  const byFile = (at: number) =>
    owner.inject({
      method: 'POST',
      url: `/apidesk/dispatches/${dispatchId}/rolls/csv/?revision=${at}`,
      ...multipartFile('rolls.csv', 'roll,lot,length\nR-1,L1,70'),
    });
  expect((await byFile(revision)).statusCode).toBe(409);
  expect(await owner.call(delivery.listRollsForStaff, { params })).toEqual(now);
  expect((await byFile(now.revision)).statusCode).toBe(200);
});

test('a certificate, a task’s day and a lot’s count are entered once by those who saw the same', async () => {
  const shipped = await ship(world, owner, await aPackedOrder(world));
  const saved = await bothSave((by, turn) =>
    by.call(delivery.saveCertificate, {
      params: { dispatchId: shipped.dispatchId },
      body: { standard: 'grs', number: `TC-${turn}`, issuedOn: '2026-11-01', readAt: null },
    }),
  );
  const number = saved.certificate?.number ?? '';
  const again = (issuedOn: string, seen: string) =>
    owner.call(delivery.saveCertificate, {
      params: { dispatchId: shipped.dispatchId },
      body: {
        standard: 'grs',
        number,
        issuedOn,
        readAt: { standard: 'GRS', number, issuedOn: seen, fileId: null },
      },
    });
  await again('2026-11-02', '2026-11-01');
  expect((await refusalOf(again('2026-11-03', '2026-11-01'))).code).toBe('record_outdated');
  const { orderId } = (await aPlannedOrder(world)).order;
  await bothSave((by, turn) =>
    by.call(rescheduleTask, {
      params: { orderId, taskId: 'T22' },
      body: { to: `2026-12-1${turn}`, reason: 'a boiler repair', readAt: null },
    }),
  );
  const { tasks } = await owner.call(readTnaForStaff, { params: { orderId } });
  expect(tasks.find(({ taskId }) => taskId === 'T22')?.revisedEnd).toMatch(/^2026-12-1[01]$/);
  const { fabId } = await aQuality(world, { lots: [] });
  const lot = { colour: 'Olive', metres: '1200', isAsIs: false };
  const { lotId, free } = await owner.call(addLot, { params: { fabId }, body: lot });
  await bothSave((by, turn) =>
    by.call(countLot, {
      params: { lotId },
      body: { metres: `90${turn}`, reason: 'Counted', readAt: free.thousandths },
    }),
  );
  const { lots } = await owner.call(readQualityForStaff, { params: { fabId } });
  expect(lots[0]?.free.thousandths).toMatch(/^90[01]000$/);
});

test('credit, access, a reference code and a seller are not saved over a colleague', async () => {
  const { brandId } = (await world.asCustomer()).customer;
  const company = async () =>
    (await owner.call(listCompanies, { query: { limit: 100 } })).records.find(
      (each) => each.brandId === brandId,
    );
  const before = await company();
  const readAt = {
    limitMinor: before?.creditLimit.minor ?? '',
    creditDays: before?.creditDays ?? 0,
  };
  const granted = await bothSave((by, turn) =>
    by.call(grantCompanyCredit, {
      params: { brandId },
      body: { limit: String(1000 + turn), creditDays: 30, readAt },
    }),
  );
  expect(await company()).toMatchObject({ creditLimit: granted.limit, creditDays: 30 });
  const staleDays = owner.call(grantCompanyCredit, {
    params: { brandId },
    body: { limit: '2000', creditDays: 60, readAt: { limitMinor: granted.limit.minor, creditDays: 45 } },
  });
  expect((await refusalOf(staleDays)).code).toBe('record_outdated');
  expect(await company()).toMatchObject({ creditLimit: granted.limit, creditDays: 30 });

  const { staffId } = await world.asStaff('desk');
  await staffStepUp(world, owner);
  await bothSave((by, turn) =>
    by.call(changeStaff, {
      params: { staffId },
      body: {
        role: turn === 0 ? 'accounts' : 'production',
        isActive: true,
        readAt: { role: 'desk', isActive: true },
      },
    }),
  );
  const members = await owner.call(listStaff, {});
  expect(members.find((each) => each.staffId === staffId)?.role).not.toBe('desk');

  const { code, note, firstDay, lastDay, isActive } = await owner.call(house.addReferenceCode, {
    body: { code: 'TWICE26', note: 'Fair' },
  });
  await bothSave((by, turn) =>
    by.call(house.changeReferenceCode, {
      params: { code },
      body: { note: `Fair ${turn}`, isActive: true, readAt: { note, firstDay, lastDay, isActive } },
    }),
  );

  world.clock.advance(1);
  const seller = {
    legalName: 'Loom Street Trading Pvt Ltd',
    gstin: '27AAPFU0939F1ZV',
    address: '4 Loom Street',
    city: 'Mumbai',
    pincode: '400001',
    effectiveFrom: '2027-04-01',
  };
  const { sellerId, revision } = await owner.call(addSeller, { body: seller });
  await bothSave((by, turn) =>
    by.call(changeSeller, {
      params: { sellerId },
      body: { ...seller, address: `${turn + 5} Loom Street`, revision },
    }),
  );
  const saved = (await owner.call(listSellers, {})).find((each) => each.sellerId === sellerId);
  expect(saved).toMatchObject({ revision: revision + 1, address: expect.stringMatching(/^[56] Loom/) });
});

test('the same code or policy version added twice at once is refused in words, not by the database', async () => {
  const add = (note: string) => owner.call(house.addReferenceCode, { body: { code: 'ATONCE26', note } });
  const codes = await Promise.allSettled([add('one'), add('two'), add('three')]);
  const refused = codes.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'form_refused', body: { fields: { code: expect.any(String) } } });
  const version = (title: string) =>
    owner.call(house.addPolicyVersion, {
      body: {
        policy: 'terms',
        version: '88',
        title,
        body: '## Fair play\nBe kind.',
        effectiveFrom: '2027-01-05',
      },
    });
  const versions = await Promise.allSettled([version('one'), version('two'), version('three')]);
  const late = versions.filter((answer) => answer.status === 'rejected');
  expect(late).toHaveLength(2);
  for (const { reason } of late) expect(reason).toMatchObject({ code: 'form_refused' });
});

/** Of the last change, as the trail keeps it. */
async function lastDetails(subjectId: string): Promise<Record<string, string | null>> {
  const { records } = await owner.call(listAuditTrail, { query: { subjectId, limit: 1 } });
  return Object.fromEntries((records[0]?.details ?? []).map(({ name, value }) => [name, value]));
}

test('the trail keeps what it was and what it became, and leaves out what stayed the same', async () => {
  const { fabId } = await aQuality(world, { lots: [] });
  world.clock.advance(1);
  await owner.call(changeQuality, { params: { fabId }, body: { leadDays: 19 } });
  expect(await lastDetails(fabId)).toEqual({ leadDaysBefore: expect.any(String), leadDays: '19' });
  const lot = { colour: 'Olive', metres: '1200', isAsIs: false };
  const { lotId } = await owner.call(addLot, { params: { fabId }, body: lot });
  world.clock.advance(1);
  await owner.call(countLot, { params: { lotId }, body: { metres: '900', reason: 'Counted' } });
  expect(await lastDetails(lotId)).toEqual({ metresBefore: '1200', metres: '900', reason: 'Counted' });
  const supplier = {
    name: 'Traced Looms',
    alias: 'Erode weaver T',
    city: 'Erode',
    stateCode: '33',
    rating: null,
    onTimePercent: null,
    ordersDone: 0,
    msmeClass: null,
    fabricCategories: ['cotton' as const],
    isActive: true,
  };
  const { supplierId } = await owner.call(addSupplier, { body: supplier });
  world.clock.advance(1);
  await owner.call(changeSupplier, { params: { supplierId }, body: { ...supplier, city: 'Karur' } });
  expect(await lastDetails(supplierId)).toEqual({ cityBefore: 'Erode', city: 'Karur' });
  const { orderId } = (await aPlannedOrder(world)).order;
  world.clock.advance(1);
  await owner.call(rescheduleTask, {
    params: { orderId, taskId: 'T22' },
    body: { to: '2026-12-10', reason: 'a boiler repair' },
  });
  expect(await lastDetails(orderId)).toMatchObject({
    dayBefore: expect.stringMatching(/^2026-1/),
    day: '2026-12-10',
  });
});
