/** What a month's GSTR-1 files for each seller is what the ledger booked, to the paisa. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as books from '#contract/staff/books.ts';
import type { Gstr1 } from '#domain/books/gstr1/gstr1.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, aPackedOrderOnCredit, ship, someRolls } from '#tests/support/data/delivery.ts';
import { expectBooksRight } from '#tests/support/data/payments.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
const MONTH = world.clock.now().toISOString().slice(0, 7);

/** Odd lengths, part shipments, credit and exports: whatever rounds differently line by line. */
async function aMonthOfTrade(): Promise<void> {
  const whole = await aPackedOrder(world);
  await ship(world, production, whole, { rolls: someRolls([99.375, 100.125, 101.25, 98.875, 97.5]) });
  const inParts = await aPackedOrderOnCredit(world);
  await ship(world, production, inParts, { rolls: someRolls([101.375, 100]), isLast: false });
  await ship(world, production, inParts, { rolls: someRolls([99.125, 100.25, 101], 3) });
  const abroad = await aPackedOrder(world, { market: 'INTL', quantity: '600' });
  await ship(world, production, abroad, { rolls: someRolls([150, 149.5, 150.25, 150]) });
}

type Sums = { taxable: bigint; tax: bigint };

/** Of invoices in rupees, by the seller's registration. */
async function bookedSums(gstin: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select -coalesce(sum(amount_minor) filter (where account = 'sales'), 0)::bigint as taxable,
      -coalesce(sum(amount_minor) filter (where account = 'tax'), 0)::bigint as tax
    from ledger_lines line
    join ledger_entries entry using (brand_id, entry_id)
    join tax_invoices invoice on entry.cause = 'invoice:' || invoice.dispatch_id
    where invoice.gstin = ${gstin} and line.currency = 'INR' and to_char(entry.booked_on, 'YYYY-MM') = ${MONTH}`.execute(
    world.parts.db.unscoped,
  );
  return rows[0] ?? { taxable: 0n, tax: 0n };
}

const paise = (rupees: number | undefined) => BigInt(Math.round((rupees ?? 0) * 100));

/** Every section that is no export; the portal adds them up the same way. */
function filedSums({ b2b = [], b2cl = [], b2cs = [] }: Gstr1): Sums {
  const items = [
    ...b2b.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det))),
    ...b2cl.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det))),
    ...b2cs,
  ] as readonly { txval: number; iamt?: number; camt?: number; samt?: number }[];
  return items.reduce(
    ({ taxable, tax }, { txval, iamt, camt, samt }) => ({
      taxable: taxable + paise(txval),
      tax: tax + paise(iamt) + paise(camt) + paise(samt),
    }),
    { taxable: 0n, tax: 0n },
  );
}

async function filed(gstin: string): Promise<Gstr1> {
  const body = { kind: 'gstr1_json', gstin, month: MONTH } as const;
  const { url, problems } = await accounts.call(books.prepareBookFile, { body });
  expect(problems).toEqual([]);
  return (await world.app.inject({ method: 'GET', url: url ?? '' })).json();
}

test('taxable value and tax of the return are those of the ledger, seller by seller', async () => {
  await aMonthOfTrade();
  await expectBooksRight(world);
  const { records } = await accounts.call(books.listInvoices, { query: { month: MONTH, limit: 100 } });
  const gstins = [...new Set(records.map(({ seller }) => seller))];
  expect(records.length).toBeGreaterThanOrEqual(4);
  let isAnythingTaxed = false;
  for (const gstin of gstins) {
    const gstr1 = await filed(gstin);
    const sums = filedSums(gstr1);
    expect(sums).toEqual(await bookedSums(gstin));
    isAnythingTaxed ||= sums.tax > 0n;
    const exported = records.filter(({ seller, total }) => seller === gstin && total.currency !== 'INR');
    const listed = (gstr1.exp ?? []).flatMap(({ inv }) => inv.map(({ inum }) => inum));
    expect(listed.toSorted()).toEqual(exported.map(({ number }) => number).toSorted());
  }
  expect(isAnythingTaxed).toBe(true);
});
