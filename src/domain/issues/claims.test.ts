import { expect, test } from 'vitest';
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { money } from '../shared/money.ts';
import { claimClock } from './claim-clock.ts';
import {
  asksWhetherCut,
  CLAIM_PHOTOS,
  type ClaimForm,
  claimableUntil,
  claimProblems,
  notClaimable,
} from './claim-form.ts';
import { claimLimit, valueOfPart } from './claim-money.ts';
import { openWindowSince, windowClosesAt } from './claim-window.ts';
import { DEFECT_CODES, defectOf, defectsIn } from './defects/defects.ts';
import { FAULT_SIZES, type FaultCounts, faultLimitOf, inspect, limitForRolls } from './four-point.ts';

const DELIVERED = new Date('2026-11-02T09:15:00Z');
const hoursLater = (hours: number, ms = 0) => new Date(DELIVERED.getTime() + hours * 3_600_000 + ms);
const uncut = { deliveredAt: DELIVERED, isSettled: false };

test('there are 35 defects in seven groups, and each belongs to one window', () => {
  expect(DEFECT_CODES).toHaveLength(35);
  expect(defectsIn('weaving')).toHaveLength(7);
  const hidden = DEFECT_CODES.filter((code) => defectOf(code).window === 'hidden');
  expect(hidden).toEqual(['fastness', 'shrink', 'strength', 'construction']);
});

test.each([
  ['transit', 2],
  ['short_roll', 3],
  ['hole', 7],
  ['shrink', 30],
] as const)('%s can be claimed for %i days of 24 hours, and not a moment longer', (defect, days) => {
  const claim = (now: Date) => notClaimable(uncut, { defect, isCut: false, now });
  expect(claim(hoursLater(days * 24, -1))).toBeNull();
  expect(claim(hoursLater(days * 24))).toBe('window_passed');
  expect(windowClosesAt(defectOf(defect).window, DELIVERED)).toEqual(hoursLater(days * 24));
});

test('cut cloth is claimed only for faults that nobody could see, and a settled roll never again', () => {
  const now = hoursLater(1);
  expect(notClaimable(uncut, { defect: 'hole', isCut: true, now })).toBe('already_cut');
  expect(notClaimable(uncut, { defect: 'shrink', isCut: true, now })).toBeNull();
  expect(notClaimable(uncut, { defect: 'docs', isCut: true, now })).toBeNull();
  expect(notClaimable(uncut, { defect: 'short_ship', isCut: true, now })).toBeNull();
  expect(notClaimable({ ...uncut, isSettled: true }, { defect: 'hole', isCut: false, now })).toBe(
    'already_settled',
  );
});

const metres = (count: number) => ({ thousandths: BigInt(count) * 1000n, unit: 'metre' }) as const;
const FORM: ClaimForm = {
  defect: 'hole',
  rollCount: 2,
  rollsLength: metres(180),
  affected: metres(40),
  photoCount: CLAIM_PHOTOS.min,
  hasTestReport: false,
};

test('a claim names rolls, how much is affected and at least two photos', () => {
  expect(claimProblems(FORM)).toEqual({});
  expect(claimProblems({ ...FORM, rollCount: 0, rollsLength: metres(0) })).toHaveProperty('rollIds');
  expect(claimProblems({ ...FORM, affected: null })).toHaveProperty('quantity');
  expect(claimProblems({ ...FORM, affected: metres(181), reader: 'yard' }).quantity).toEqual({
    code: 'claim_length_too_long',
    params: { selected: { thousandths: '180000', unit: 'metre' }, reader: 'yard' },
  });
  expect(claimProblems({ ...FORM, photoCount: 1 }).fileIds).toEqual({ code: 'claim_photos_too_few' });
  expect(claimProblems({ ...FORM, photoCount: 11 }).fileIds).toEqual({ code: 'claim_photos_too_many' });
});

test.each([
  [{ affected: metres(180) }, {}],
  [{ affected: metres(0) }, { quantity: { code: 'claim_length_missing' } }],
  [
    { affected: { ...metres(180), thousandths: 180_001n } },
    {
      quantity: {
        code: 'claim_length_too_long',
        params: { selected: { thousandths: '180000', unit: 'metre' }, reader: null },
      },
    },
  ],
  [{ rollCount: 0, affected: metres(181) }, { rollIds: { code: 'claim_rolls_missing' } }],
  [{ photoCount: 10 }, {}],
  [{ photoCount: 0 }, { fileIds: { code: 'claim_photos_too_few' } }],
] as const)('at the limits of a claim, case %#', (change, problems) => {
  expect(claimProblems({ ...FORM, ...change })).toEqual(problems);
});

test('of several deliveries the latest keeps a fault claimable the longest', () => {
  expect(claimableUntil('hole', [hoursLater(24), DELIVERED])).toEqual(hoursLater(8 * 24));
  expect(claimableUntil('shrink', [DELIVERED])).toEqual(hoursLater(30 * 24));
  expect(claimableUntil('hole', [])).toBeNull();
  expect(openWindowSince('visible', hoursLater(7 * 24))).toEqual(DELIVERED);
});

test('whether fabric was cut is asked where it is there to be cut', () => {
  const requested = (['hole', 'shrink', 'short_ship', 'docs'] as const).map(asksWhetherCut);
  expect(requested).toEqual([true, true, false, false]);
  expect(
    notClaimable(
      { deliveredAt: null, isSettled: false },
      { defect: 'short_ship', isCut: false, now: hoursLater(9999) },
    ),
  ).toBeNull();
});

test('a hidden fault needs a test report, wrong papers need no rolls', () => {
  expect(claimProblems({ ...FORM, defect: 'fastness' })).toHaveProperty('testReportFileId');
  expect(claimProblems({ ...FORM, defect: 'fastness', hasTestReport: true })).toEqual({});
  expect(claimProblems({ ...FORM, defect: 'docs', rollCount: 0, affected: null })).toEqual({});
});

const SUNDAYS = { weekdays: [0], holidays: new Set<string>() };
const raised = (at: string, off = SUNDAYS) => claimClock(new Date(at), off);

test('an issue of Monday is answered by Thursday night, may be escalated on Friday, and escalates on Tuesday', () => {
  expect(raised('2026-11-02T06:30:00Z')).toEqual({
    answerDueAt: new Date('2026-11-05T18:30:00Z'),
    escalateFrom: new Date('2026-11-05T18:30:00Z'),
    escalatesAt: new Date('2026-11-09T18:30:00Z'),
  });
});

test('Sundays and holidays do not count, and the Indian day decides late in the evening', () => {
  const diwali = { weekdays: [0], holidays: new Set(['2026-11-09', '2026-11-10']) };
  const clock = raised('2026-11-06T06:30:00Z', diwali);
  // Saturday 7, then Wednesday 11 and Thursday 12; Friday 13 is the fourth day, Tuesday 17 the seventh.
  expect(clock.answerDueAt).toEqual(new Date('2026-11-12T18:30:00Z'));
  expect(clock.escalateFrom).toEqual(new Date('2026-11-12T18:30:00Z'));
  expect(clock.escalatesAt).toEqual(new Date('2026-11-16T18:30:00Z'));
  expect(raised('2026-11-02T18:29:59Z').answerDueAt).toEqual(new Date('2026-11-05T18:30:00Z'));
  expect(raised('2026-11-02T18:30:00Z').answerDueAt).toEqual(new Date('2026-11-06T18:30:00Z'));
});

const NO_FAULTS = Object.fromEntries(FAULT_SIZES.map((size) => [size, 0])) as FaultCounts;

test('the four-point system gives the figures of the manuals', () => {
  const points = (upTo3: number) => ({ ...NO_FAULTS, upTo3 });
  expect(inspect(points(30), [{ yards: 130, widthInches: 45 }])?.per100SquareYards).toBe(18.46);
  expect(inspect(points(24), [{ yards: 120, widthInches: 46 }])?.per100SquareYards).toBe(15.65);
  expect(inspect(points(24), [])).toBeNull();
  const roll = { yards: 100, widthInches: 0 };
  const counts = { ...NO_FAULTS, upTo3: 4, upTo6: 3, upTo9: 2, over9: 1, smallHoles: 1, largeHoles: 1 };
  expect(inspect(counts, [roll])).toEqual({ points: 4 + 6 + 6 + 4 + 2 + 4, per100SquareYards: null });
  expect(inspect({ ...counts, over9: 100 }, [{ ...roll, yards: 10 }])?.points).toBe(40);
  expect(inspect({ ...NO_FAULTS, continuousYards: 12 }, [roll])?.points).toBe(48);
});

test('a width that is not known of one roll leaves the average of all unknown, and no roll has more than four points a yard', () => {
  const counts = { ...NO_FAULTS, upTo3: 50 };
  const known = { yards: 10, widthInches: 36 };
  expect(inspect(counts, [known, { ...known, widthInches: 0 }])).toEqual({
    points: 50,
    per100SquareYards: null,
  });
  expect(inspect(counts, [known])).toEqual({ points: 40, per100SquareYards: 400 });
  expect(inspect(counts, [{ ...known, yards: 12.4 }])?.points).toBe(49);
  expect(inspect(counts, [{ ...known, yards: 0 }])).toBeNull();
});

test('every roll counts with its own width', () => {
  const rolls = [
    { yards: 100, widthInches: 36 },
    { yards: 100, widthInches: 72 },
  ];
  expect(inspect({ ...NO_FAULTS, upTo3: 30 }, rolls)?.per100SquareYards).toBe(10);
});

test('assured cloth is held to 20 on average and 28 a roll, other cloth to 40', () => {
  const limits = (...badges: QualityBadge[]) =>
    [1, 2].map((rolls) => limitForRolls(faultLimitOf(badges), rolls));
  expect(limits('assured', 'quality_guarantee')).toEqual([28, 20]);
  expect(limits('quality_guarantee')).toEqual([40, 40]);
  expect(limits()).toEqual([40, 40]);
});

test('all claims of an order together give back at most what it cost', () => {
  const total = money(1000n, 'INR');
  expect(claimLimit(total, money(400n, 'INR')).minor).toBe(600n);
  expect(claimLimit(total, money(999n, 'INR')).minor).toBe(1n);
  expect(claimLimit(total, money(1000n, 'INR')).minor).toBe(0n);
  expect(claimLimit(total, money(1400n, 'INR')).minor).toBe(0n);
});

test('claimed rolls are worth their part of the invoice, none are worth nothing', () => {
  const total = money(1000n, 'INR');
  expect([0n, 1n, 3n].map((part) => valueOfPart(total, { part, whole: 3n }).minor)).toEqual([
    0n,
    334n,
    1000n,
  ]);
  expect(valueOfPart(total, { part: 4n, whole: 3n }).minor).toBe(1000n);
  expect(valueOfPart(total, { part: 1n, whole: 4n }).minor).toBe(250n);
  expect(valueOfPart(total, { part: 0n, whole: 0n }).minor).toBe(0n);
});
