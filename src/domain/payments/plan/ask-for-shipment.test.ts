import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askForShipment, askNoLonger, isPaidForDispatch } from './ask-for-shipment.ts';
import { type BillablePart, billInvoice } from './bill-invoice.ts';
import { part } from './billed-parts.fixture.ts';

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
  const requested = askForShipment(parts, shipment);
  return requested ? [...requested.parts, ...requested.added.map(part)] : [...parts];
}

const short = ({ kind, state, amountMinor, paidMinor, isForIt }: BillablePart) =>
  [kind, state, Number(amountMinor), Number(paidMinor), isForIt] as const;
const sum = (parts: readonly BillablePart[]) => parts.reduce((all, { amountMinor }) => all + amountMinor, 0n);

test('a packed shipment asks for its own sum less its share of the advance, and the rest waits', () => {
  const requested = ask([ADVANCE, part({ amountMinor: 70_000n })]);
  expect(requested.slice(1).map(short)).toEqual([
    ['balance', 'open', 28_000, 0, true],
    ['balance', 'open', 42_000, 0, false],
  ]);
  // Packed again with fewer rolls, then unpacked: it is one part again.
  const again = ask(requested, { ...SHIPMENT, now: 200n, totalMinor: 20_000n });
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

test('what was invoiced or cancelled before asks for nothing and pays for nothing', () => {
  const before = [
    part({ state: 'paid', amountMinor: 20_000n, paidMinor: 20_000n, isInvoiced: true }),
    part({ state: 'cancelled', isForIt: true }),
    part({ kind: 'credit', state: 'covered', amountMinor: 5000n, isInvoiced: true }),
  ];
  const requested = ask([ADVANCE, ...before, part({ amountMinor: 70_000n })]);
  expect(requested.slice(4).map(short)).toEqual([
    ['balance', 'open', 28_000, 0, true],
    ['balance', 'open', 42_000, 0, false],
  ]);
  const open = part({ amountMinor: 9000n, isInvoiced: true });
  const unpaidAdvance = part({ kind: 'advance', amountMinor: 1000n });
  expect(askNoLonger([unpaidAdvance, open, ...requested.slice(4)]).map(short)).toEqual([
    ['advance', 'open', 1000, 0, false],
    ['balance', 'open', 9000, 0, false],
    ['balance', 'open', 70_000, 0, false],
    ['balance', 'cancelled', 0, 0, false],
  ]);
});

test('a letter for one part stands for the shipment although another part is open', () => {
  const parts = [ADVANCE, part({ amountMinor: 10_000n }), part({ state: 'covered', amountMinor: 60_000n })];
  expect(askForShipment(parts, SHIPMENT)).toBeNull();
});

test.each([
  [27_999n, ['balance', 'open', 1, 0, true], ['balance', 'paid', 27_999, 27_999, false]],
  [28_000n, ['balance', 'open', 42_000, 0, false], ['balance', 'paid', 28_000, 28_000, true]],
  [28_001n, ['balance', 'open', 42_000, 0, false], ['balance', 'paid', 28_001, 28_001, true]],
] as const)('of 28,000 for the shipment %i are paid already', (paidMinor, requested, settled) => {
  const paid = part({ state: 'paid', amountMinor: paidMinor, paidMinor });
  // It was asked for when the shipment was larger.
  const open = part({ amountMinor: 42_000n, isForIt: true });
  const parts = ask([ADVANCE, open, paid]);
  expect(parts.slice(1, 3).map(short)).toEqual([requested, settled]);
  expect(askForShipment([ADVANCE, open, paid], SHIPMENT)?.own).toBe(paidMinor < 28_000n ? 1 : 2);
});

test('a shipment that the advance pays whole is asked for by nobody', () => {
  const shipment = { ...SHIPMENT, totalMinor: 12_000n };
  expect(askForShipment([ADVANCE, part({ amountMinor: 70_000n })], shipment)).toBeNull();
  expect(
    askForShipment([ADVANCE, part({ amountMinor: 70_000n })], { ...shipment, totalMinor: 12_001n }),
  ).not.toBeNull();
});

test('where nothing was asked for, unpacking changes nothing', () => {
  const parts = [ADVANCE, part({ amountMinor: 40_000n }), part({ amountMinor: 30_000n })];
  expect(askNoLonger(parts)).toEqual(parts);
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

test('what an earlier shipment was invoiced is no permission for the next one', () => {
  const invoiced = { state: 'paid', isForShipment: true, isInvoiced: true } as const;
  const waiting = { state: 'open', isForShipment: false, isInvoiced: false } as const;
  expect(isPaidForDispatch([invoiced, waiting])).toBe(false);
  expect(isPaidForDispatch([invoiced])).toBe(true);
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
