import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueMoney, type WatchedMoney } from './due-money.ts';

const REPORTED_AT = new Date('2026-11-12T06:30:00Z');
const NOTHING: WatchedMoney = { transfers: [], letters: [], refunds: [], releasers: [] };
const [ASHA, RAVI] = [
  { kind: 'staff', staffId: 'asha' },
  { kind: 'staff', staffId: 'ravi' },
] as const;

function after(seconds: number): Date {
  return new Date(REPORTED_AT.getTime() + seconds * 1000);
}

test('a transfer and a letter of credit are looked at after 15 to 28 seconds, and no more after 16 minutes', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const transfers = [{ transferId: id, utr: id, amountMinor: 100n, reportedAt: REPORTED_AT }];
      const letters = [{ lcId: id, number: id, reportedAt: REPORTED_AT }];
      const owed = (seconds: number) => dueMoney({ ...NOTHING, transfers, letters }, after(seconds));
      expect(owed(14.9)).toEqual([]);
      expect(owed(28).map(({ kind }) => kind)).toEqual(['match_transfer', 'accept_letter']);
      expect(owed(16 * 60)).toEqual([]);
    }),
  );
});

test('no member of the autopilot gives both words for a refund, and none stands beside a person', () => {
  const releasers = [ASHA, RAVI];
  const refund = { refundId: 'r', orderNumber: 'SO-26-000001', askedAt: REPORTED_AT };
  const by = (approvedBy: string | null, people: WatchedMoney['releasers'] = releasers) =>
    dueMoney({ ...NOTHING, refunds: [{ ...refund, approvedBy }], releasers: people }, after(40)).map(
      (work) => (work.kind === 'release_refund' ? work.by : null),
    );
  expect(by(null)).toEqual([ASHA]);
  expect(by('asha')).toEqual([RAVI]);
  expect(by('ravi')).toEqual([ASHA]);
  expect(by('asha', [ASHA])).toEqual([]);
  expect(by('a person')).toEqual([]);
});
