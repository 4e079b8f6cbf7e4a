import { expect, test } from 'vitest';
import { dueClaims, type WatchedClaim } from './due-claims.ts';

const RAISED = new Date('2026-11-12T06:30:00Z');
const after = (seconds: number) => new Date(RAISED.getTime() + seconds * 1000);
const CLAIM: WatchedClaim = {
  issueId: 'a claim',
  number: 'CL-26-000001',
  status: 'raised',
  changedAt: RAISED,
  defect: 'hole',
  wanted: 'credit_note',
  offers: 0,
  valueMinor: 400_000n,
  limitMinor: 5_000_000n,
  isAsked: false,
  affected: 40_000n,
  isSent: false,
};
const owed = (change: Partial<WatchedClaim>, seconds: number) =>
  dueClaims([{ ...CLAIM, ...change }], after(seconds));

test('a new issue is answered within a quarter of a minute and gets an offer within another', () => {
  expect(owed({}, 7)).toEqual([]);
  expect(owed({}, 14).map(({ kind }) => kind)).toEqual(['answer_issue']);
  expect(owed({ status: 'under_review' }, 24)).toEqual([]);
  expect(owed({ status: 'under_review' }, 40)).toMatchObject([
    { kind: 'offer_settlement', outcome: 'credit_note', amountMinor: 200_000n },
  ]);
});

test('a turned-down offer is followed by a better one, up to the value of the cloth and the limit', () => {
  const again = (offers: number, change: Partial<WatchedClaim> = {}) =>
    owed({ status: 'disputed', offers, ...change }, 30)[0];
  expect(again(1)).toMatchObject({ amountMinor: 300_000n });
  expect(again(5)).toMatchObject({ amountMinor: 400_000n });
  expect(again(5, { limitMinor: 1000n })).toMatchObject({ amountMinor: 1000n });
  expect(again(5, { limitMinor: 0n })).toBeUndefined();
});

test('a replacement is promised whole, sent with its challan and then delivered; an open offer waits for its buyer', () => {
  expect(owed({ status: 'under_review', wanted: 'replacement' }, 40)).toMatchObject([
    { outcome: 'replacement', amountMinor: 400_000n },
  ]);
  expect(owed({ status: 'accepted', wanted: 'replacement' }, 40)).toMatchObject([
    { kind: 'send_replacement', thousandths: 40_000n },
  ]);
  const isSent = { status: 'accepted', wanted: 'replacement', isSent: true } as const;
  expect(owed(isSent, 90).map(({ kind }) => kind)).toEqual(['close_issue']);
  expect(owed({ status: 'offer' }, 60)).toEqual([]);
  expect(owed({ status: 'offer', isAsked: true }, 14).map(({ kind }) => kind)).toEqual(['answer_issue']);
});

test('what lies longer back stays as it is', () => {
  expect(owed({}, 3600)).toEqual([]);
});
