/** One limit for faults, the order's own, wherever a buyer or the desk reads it; each roll counts with its own width. */
import { expect, test } from 'vitest';
import { readIssueForm } from '#contract/customer/issues.ts';
import { readIssueForStaff } from '#contract/staff/issues.ts';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { issuesSeenBy, raise } from '#tests/support/data/issues.ts';
import { defectLimitText } from '#words/en/defects.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const desk = await world.asStaff('desk');
const COUNTED = { upTo3: 30, upTo6: 0, upTo9: 0, over9: 0, smallHoles: 0, largeHoles: 0, continuousYards: 0 };

/** Two rolls of 91.44 m, which are 100 yards: one is 36 inches wide, the other 72. */
async function narrowAndWide(badges: QualityBadge[]) {
  const payable = await aPackedOrder(world, { quality: { badges } });
  const lengths = someRolls([91.44, 91.44, 105.706, 105.707, 105.707]);
  const rolls = lengths.map((roll, index) => ({ ...roll, width: index === 0 ? '36' : '72' }));
  const { dispatchId } = await ship(world, production, payable, { rolls });
  await deliver(production, dispatchId);
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  return { ...payable, rollIds };
}

test.each([
  ['assured cloth', ['assured'], { average: 20, singleRoll: 28 }],
  ['other cloth', [], { average: 40, singleRoll: 40 }],
] satisfies [string, QualityBadge[], object][])(
  '%s is held to one limit everywhere',
  async (_, badges, limit) => {
    const claimable = await narrowAndWide(badges);
    const params = { orderId: claimable.order.orderId };
    const form = await claimable.buyer.call(readIssueForm, { params });
    expect(form.faultLimit).toEqual(limit);
    expect(defectLimitText('slub', form)).toContain(`above ${limit.singleRoll} points per 100 sq yd`);
    expect(form.rolls.map(({ widthInches }) => widthInches).slice(0, 2)).toEqual([36, 72]);
    const [narrow = '', wide = '', other = ''] = claimable.rollIds;
    for (const [rollIds, pointsPer100, pointsLimit] of [
      [[narrow], 30, limit.singleRoll],
      // 30 × 3,600 ÷ (115.6 yd × 72 in)
      [[other], 12.98, limit.singleRoll],
      [[wide], 15, limit.singleRoll],
    ] as const) {
      const { issueId } = await raise(claimable, { rollIds: [...rollIds], faultCounts: COUNTED });
      const seen = (await issuesSeenBy(claimable)).records.find((issue) => issue.issueId === issueId);
      expect(seen).toMatchObject({ points: 30, pointsPer100, pointsLimit });
      expect(await desk.call(readIssueForStaff, { params: { issueId } })).toMatchObject({
        points: 30,
        pointsPer100,
        pointsLimit,
      });
    }
  },
);

test('rolls together are held to the average, over the area of each with its own width', async () => {
  const claimable = await narrowAndWide(['assured']);
  const issue = await raise(claimable, { rollIds: claimable.rollIds.slice(0, 2), faultCounts: COUNTED });
  // 30 × 3,600 ÷ (100 × 36 + 100 × 72)
  expect(issue).toMatchObject({ points: 30, pointsPer100: 10, pointsLimit: 20 });
});
