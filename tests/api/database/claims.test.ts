/** What is unique over all companies: of two who use the same value at once one has it, whatever their nodes. */
import { expect, test } from 'vitest';
import { CLAIMED, claim, claimOrKeep, releaseClaim, tryClaim } from '#server/db/claims.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
const { db, ids } = world.services;
const own = { brandId: ids.next() };
const others = { brandId: ids.next() };

test('a value belongs to the company that used it first, until that one gives it up', async () => {
  const gstin = { kind: 'gstin', value: '27AAPFU0939F1ZV' } as const;
  expect(await tryClaim(db, { ...gstin, ...own })).toBe(true);
  expect(await tryClaim(db, { ...gstin, ...others })).toBe(false);
  await releaseClaim(db, { ...gstin, ...others });
  await expect(claim(db, { ...gstin, ...others })).rejects.toMatchObject({ constraint: CLAIMED });
  await releaseClaim(db, { ...gstin, ...own });
  await claim(db, { ...gstin, ...others });
});

test('of ten transactions at once one has the value, and the others change nothing', async () => {
  const reference = { kind: 'transfer_reference', value: 'AXISN26110200001' } as const;
  const tried = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      db.transaction((tx) => claim(tx, { ...reference, brandId: ids.next() })),
    ),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a company may say its own value again, another one may not', async () => {
  const order = { kind: 'provider_order', value: 'razorpay order_1' } as const;
  await claimOrKeep(db, { ...order, ...own });
  await claimOrKeep(db, { ...order, ...own });
  await expect(claimOrKeep(db, { ...order, ...others })).rejects.toThrow('belongs to another company');
});
