import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askForShipment, askNoLonger, isPaidForDispatch } from './ask-for-shipment.ts';
import { type BillablePart, billInvoice } from './bill-invoice.ts';

const part = (given: Partial<BillablePart>): BillablePart => ({
  kind: 'balance',
  state: 'open',
  amountMinor: 0n,
  paidMinor: 0n,
  otherMinor: 0n,
  appliedMinor: 0n,
  isInvoiced: false,
  isForIt: false,
  ...given,
});
const ADVANCE = part({ kind: 'advance', state: 'paid', amountMinor: 30_000n, paidMinor: 30_000n });
const SHIPMENT = {
  before: 0n,
  now: 400n,
  ordered: 1000n,
  isLast: false,
  isOnCredit: false,
  totalMinor: 40_000n,
};

function ask(parts: readonly BillablePart[], shipment = SHIPMENT): BillablePart[] {
  const asked = askForShipment(parts, shipment);
  return asked ? [...asked.parts, ...asked.added.map(part)] : [...parts];
}

const short = ({ kind, state, amountMinor, paidMinor, isForIt }: BillablePart) =>
  [kind, state, Number(amountMinor), Number(paidMinor), isForIt] as const;
const sum = (parts: readonly BillablePart[]) => parts.reduce((all, { amountMinor }) => all + amountMinor, 0n);

test('a packed shipment asks for its own sum less its share of the advance, and the rest waits', () => {
  const asked = ask([ADVANCE, part({ amountMinor: 70_000n })]);
  expect(asked.slice(1).map(short)).toEqual([
    ['balance', 'open', 28_000, 0, true],
    ['balance', 'open', 42_000, 0, false],
  ]);
  // Packed again with fewer rolls, then unpacked: it is one part again.
  const again = ask(asked, { ...SHIPMENT, now: 200n, totalMinor: 20_000n });
  expect(again.slice(1).map(short)).toEqual([
    ['balance', 'open', 14_000, 0, true],
    ['balance', 'open', 56_000, 0, false],
  ]);
  expect(askNoLonger(again).slice(1).map(short)).toEqual([
    ['balance', 'open', 70_000, 0, false],
    ['balance', 'cancelled', 0, 0, false],
  ]);
});

test('money that came for the balance counts for the shipment first', () => {
  const begun = ask([ADVANCE, part({ amountMinor: 70_000n, paidMinor: 30_000n })]);
  expect(begun.slice(1).map(short)).toEqual([
    ['balance', 'paid', 28_000, 28_000, true],
    ['balance', 'open', 42_000, 2000, false],
  ]);
  // Packed again with more rolls: only what is missing is asked for.
  const more = ask(begun, { ...SHIPMENT, now: 500n, totalMinor: 50_000n });
  expect(more.slice(1).map(short)).toEqual([
    ['balance', 'paid', 28_000, 28_000, true],
    ['balance', 'open', 7000, 2000, true],
    ['balance', 'open', 35_000, 0, false],
  ]);
});

test('where credit, a letter of credit or money stands for it nobody is asked', () => {
  const nobody = (given: Partial<BillablePart>) =>
    askForShipment([ADVANCE, part({ amountMinor: 70_000n, ...given })], SHIPMENT);
  expect(nobody({ kind: 'credit', state: 'covered' })).toBeNull();
  expect(nobody({ state: 'covered' })).toBeNull();
  expect(nobody({ state: 'paid', paidMinor: 70_000n })).toBeNull();
});

test('the first goods leave once what was asked for them is paid', () => {
  const stand = (state: BillablePart['state'], isForShipment: boolean) => ({
    state,
    isForShipment,
    isInvoiced: false,
  });
  expect(isPaidForDispatch([stand('paid', false), stand('open', false)])).toBe(false);
  expect(isPaidForDispatch([stand('open', true), stand('open', false)])).toBe(false);
  expect(isPaidForDispatch([stand('paid', true), stand('open', false)])).toBe(true);
  expect(isPaidForDispatch([stand('paid', true), stand('open', true)])).toBe(false);
  expect(isPaidForDispatch([stand('paid', false), stand('covered', false)])).toBe(true);
});

test('asking never changes what is owed, and whoever pays what was asked may send the goods', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 9n });
  const share = fc.bigInt({ min: 1n, max: 999n });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.array(share, { minLength: 1, maxLength: 3 }),
      (balance, paid, packings) => {
        let parts: BillablePart[] = [ADVANCE, part({ amountMinor: balance + paid, paidMinor: paid })];
        const owed = sum(parts);
        let shipment = SHIPMENT;
        for (const now of packings) {
          shipment = { ...SHIPMENT, now, totalMinor: (owed * now) / 1000n };
          parts = ask(parts, shipment);
          expect(sum(parts)).toBe(owed);
          expect(parts.every(({ paidMinor, amountMinor }) => paidMinor <= amountMinor)).toBe(true);
        }
        const settled = parts.map((one) =>
          one.isForIt && one.state === 'open'
            ? part({ ...one, paidMinor: one.amountMinor, state: 'paid' })
            : one,
        );
        expect(billInvoice(settled, shipment).unpaid).toBeNull();
      },
    ),
  );
});
