/** Every figure of a packing list in each market, on paper and in the workbook, from the rolls as the screens have them. */

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listRolls, type Roll } from '#contract/customer/delivery.ts';
import { listDocuments } from '#contract/customer/documents.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { formatKilograms, formatPounds } from '#domain/shared/weight.ts';
import { dispatchesSeenBy } from '#tests/support/data/delivery.ts';
import { download, issueAndRender, wordsOf } from '#tests/support/data/documents.ts';
import { decimalsOn, measuresOn, unique } from '#tests/support/data/paper-figures.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aWholeOrder } from '#tests/support/data/whole-order.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

/** The specification's constants, in the last place that is printed, half up. */
const converted = (value: bigint, times: bigint, parts: bigint) =>
  (value * times * 2n + parts) / (parts * 2n);
const shown = (value: bigint, decimals: number) => (Number(value) / 10 ** decimals).toFixed(decimals);
const addAll = (figures: readonly bigint[]) => figures.reduce((whole, each) => whole + each, 0n);

type FigureColumn = { decimals: number; of: (roll: Roll) => bigint };

/** What a roll has in each summed column, with the decimals that are printed. */
function columnsOf(market: Market, unit: LengthUnit): FigureColumn[] {
  const other = (roll: Roll) =>
    unit === 'metre'
      ? converted(BigInt(roll.length), 109_361n, 1_000_000n)
      : converted(BigInt(roll.length), 9144n, 100_000n);
  const net = (roll: Roll) => BigInt(roll.netGrams ?? '0');
  const gross = (roll: Roll) => BigInt(roll.grossGrams ?? '0');
  const pounds = (grams: bigint) => converted(grams, 220_462n, 1_000_000n);
  const metric: FigureColumn[] = [
    { decimals: 3, of: (roll) => BigInt(roll.grossLength ?? '0') },
    { decimals: 3, of: (roll) => BigInt(roll.length) },
    { decimals: 2, of: other },
    { decimals: 3, of: net },
    { decimals: 3, of: gross },
  ];
  if (market !== 'INTL') return metric;
  return [
    ...metric,
    { decimals: 2, of: (roll) => pounds(net(roll)) },
    { decimals: 2, of: (roll) => pounds(gross(roll)) },
  ];
}

const groupsOf = (rolls: readonly Roll[]) => [
  ...Map.groupBy(rolls, ({ colour, lot, shade }) => `${colour}, lot ${lot}, shade ${shade}`),
];

test.each(MARKETS)(
  'in %s paper and workbook have every figure of every roll, lot and shipment',
  async (market) => {
    const { buyer, order, ...payable } = await aWholeOrder(world, market);
    const { orderId } = order;
    await issueAndRender(world, orderId);
    const { unit, records: all } = await buyer.call(listRolls, { params: { orderId } });
    const { deliveredData } = await dispatchesSeenBy({ buyer, order, ...payable });
    const { records } = await buyer.call(listDocuments, { query: { orderId } });
    const lists = records.filter(({ type }) => type === 'direct_invoicing_packing_list');
    expect(lists).toHaveLength(2);
    const columns = columnsOf(market, unit);
    for (const list of lists) {
      const { text } = await wordsOf(await download(world, buyer, list.documentId));
      const dispatch = deliveredData.find(({ number }) => text.includes(`Part shipment ${number} of`));
      const rolls = all.filter(({ dispatchId }) => dispatchId === dispatch?.dispatchId);
      const sums = (some: readonly Roll[]) =>
        columns.map(({ decimals, of }) => shown(addAll(some.map(of)), decimals));
      const groups = groupsOf(rolls);
      const expected = [...rolls.map((roll) => [roll]), ...groups.map(([, some]) => some), rolls].flatMap(
        sums,
      );
      const table = text.slice(text.indexOf('Gross kg'), text.indexOf('Totals'));
      expect(decimalsOn(table)).toEqual(expected.toSorted());
      for (const [label, some] of groups) expect(text).toContain(`${label}: ${some.length} roll`);
      for (const { roll, bale } of rolls) expect(text).toContain(`${bale} ${roll} `);
      expect(measuresOn(text)).toEqual(totalsOf(rolls, { market, unit, columns }));
      expect(dispatch?.totals.length.thousandths).toBe(
        String(addAll(rolls.map((roll) => BigInt(roll.length)))),
      );
      const xlsx = unzipSync(new Uint8Array(await download(world, buyer, list.documentId, 'xlsx')));
      const cells = [
        ...strFromU8(xlsx['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).matchAll(
          /<v>(\d+\.\d{2,3})<\/v>/g,
        ),
      ];
      expect(cells.map(([, figure]) => figure ?? '').toSorted()).toEqual(expected.toSorted());
    }
  },
);

type Shipment = { market: Market; unit: LengthUnit; columns: readonly FigureColumn[] };

/** Below the table: its last row once more, with units. */
function totalsOf(rolls: readonly Roll[], { market, unit, columns }: Shipment): string[] {
  const [, net, other, netKg, grossKg, netLb, grossLb] = columns.map(({ of }) => addAll(rolls.map(of)));
  const otherUnit = unit === 'metre' ? 'yard' : 'metre';
  const kilograms = [netKg, grossKg].map(formatKilograms);
  const pounds = market === 'INTL' ? [netLb ?? 0n, grossLb ?? 0n].map(formatPounds) : [];
  return unique([
    formatLength({ thousandths: net ?? 0n, unit }),
    formatLength({ thousandths: (other ?? 0n) * 10n, unit: otherUnit }),
    ...kilograms,
    ...pounds,
  ]);
}
