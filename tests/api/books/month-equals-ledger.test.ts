/** What a month's GSTR-1 files for each seller, and what Tally is given, is what the ledger booked, to the paisa. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import * as books from '#contract/staff/books.ts';
import { addSeller } from '#contract/staff/sellers.ts';
import type { Gstr1 } from '#domain/books/gstr1/gstr1.ts';
import { rupeeValue } from '#domain/documents/tax/rupee-value.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  aPackedOrderOnCredit,
  deliver,
  rollsSeenBy,
  ship,
  someRolls,
} from '#tests/support/data/delivery.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { answer, offer, raise } from '#tests/support/data/issues.ts';
import { expectBooksRight } from '#tests/support/data/payments.ts';
import { expectTallyIsLedger } from '#tests/support/data/tally-month.ts';

const world = await bookedWorldForFile();
const production = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
/** As the world of the tests has it: ₹88.45 for a dollar. */
const CUSTOMS_RATE = { effectiveFrom: '2026-01-01', millionths: 88_450_000n };
const MONTH = world.clock.now().toISOString().slice(0, 7);

/** From now on it sells: in another state, with numbers of its own. */
async function aSecondSeller(): Promise<void> {
  const owner = await world.asStaff('owner');
  world.clock.advance(60);
  await owner.call(addSeller, {
    body: {
      legalName: 'Loom Street Trading Pvt Ltd',
      gstin: someGstin({ state: '29', pan: 'ZZZCB1002Z' }),
      address: '4 Loom Street',
      city: 'Bengaluru',
      pincode: '560058',
      lut: 'AD290426000123A',
      lutDatedOn: '2026-04-01',
      lutFinancialYear: '2026-27',
      iec: '0412345678',
      invoicePrefix: 'LS',
    },
  });
  world.clock.advance(60);
}

/** The same cloth is taxed higher from today on. */
async function anotherTaxRate(): Promise<void> {
  const { hsn } = (await aPackedOrder(world)).order;
  const row = { hsn_prefix: hsn, effective_from: `${MONTH}-02`, basis_points: 1200 };
  await world.services.db.unscoped.insertInto('tax_rates').values(row).execute();
}

/** Odd lengths, part shipments, credit and exports: whatever rounds differently line by line. */
async function aMonthOfTrade(): Promise<void> {
  const whole = await aPackedOrder(world);
  await ship(world, production, whole, { rolls: someRolls([99.375, 100.125, 101.25, 98.875, 97.5]) });
  const inParts = await aPackedOrderOnCredit(world);
  await ship(world, production, inParts, { rolls: someRolls([101.375, 100]), isLast: false });
  await ship(world, production, inParts, { rolls: someRolls([99.125, 100.25, 101], 3) });
  const abroad = await aPackedOrder(world, { market: 'INTL', quantity: '600' });
  await ship(world, production, abroad, { rolls: someRolls([150, 149.5, 150.25, 150]) });
  await aSettledClaim();
}

/** Delivered and claimed: part of its price goes back, with a credit note against its one invoice. */
async function aSettledClaim(): Promise<void> {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await ship(world, production, payable, {
    rolls: someRolls([99.375, 100.125, 101.25, 98.875, 97.5]),
  });
  await deliver(production, dispatchId);
  const rollIds = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  const { issueId } = await raise({ ...payable, rollIds });
  await answer(world, issueId);
  await offer(world, issueId, { amount: '1234.55' });
  await payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
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
    world.services.db.unscoped,
  );
  return rows[0] ?? { taxable: 0n, tax: 0n };
}

type NoteSums = { total: bigint; tax: bigint };

/** What claims took back from the sales of this registration. */
async function bookedNotes(gstin: string): Promise<NoteSums> {
  const { rows } = await sql<NoteSums>`
    select coalesce(sum(amount_minor), 0)::bigint as total,
      coalesce(sum(amount_minor) filter (where account = 'claims_tax'), 0)::bigint as tax
    from ledger_lines line
    join ledger_entries entry using (brand_id, entry_id)
    where entry.kind = 'claim' and account in ('claims', 'claims_tax') and line.currency = 'INR'
      and to_char(entry.booked_on, 'YYYY-MM') = ${MONTH}
      and exists (select from credit_notes note where note.brand_id = entry.brand_id
        and note.order_id = entry.order_id and note.gstin = ${gstin})`.execute(world.services.db.unscoped);
  return rows[0] ?? { total: 0n, tax: 0n };
}

function filedNotes({ cdnr = [] }: Gstr1): NoteSums {
  const notes = cdnr.flatMap(({ nt }) => nt);
  const items = notes.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)) as readonly {
    iamt?: number;
    camt?: number;
    samt?: number;
  }[];
  return {
    total: notes.reduce((sum, { val }) => sum + paise(val), 0n),
    tax: items.reduce((sum, { iamt, camt, samt }) => sum + paise(iamt) + paise(camt) + paise(samt), 0n),
  };
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

/** Of exports in dollars: what the ledger booked as sold. */
async function bookedExports(gstin: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    select -coalesce(sum(amount_minor), 0)::bigint as minor
    from ledger_lines line
    join ledger_entries entry using (brand_id, entry_id)
    join tax_invoices invoice on entry.cause = 'invoice:' || invoice.dispatch_id
    where invoice.gstin = ${gstin} and line.currency = 'USD' and account = 'sales'`.execute(
    world.services.db.unscoped,
  );
  return rows[0]?.minor ?? 0n;
}

/** Each at the rate that customs notified, and the invoices in dollars are those of the ledger. */
async function expectExportsFiled(
  gstin: string,
  { exp = [] }: Gstr1,
  exported: readonly books.RegisteredInvoice[],
) {
  const filedOnes = exp.flatMap(({ inv }) => inv.map(({ inum, val }) => [inum, paise(val)] as const));
  const inRupees = exported.map(({ number, total }) => {
    const value = rupeeValue(moneyOf(total), CUSTOMS_RATE);
    return [number, value?.minor] as const;
  });
  expect(filedOnes.toSorted()).toEqual(inRupees.toSorted());
  const dollars = exported.reduce((sum, { taxable }) => sum + BigInt(taxable.minor), 0n);
  expect(dollars).toBe(await bookedExports(gstin));
}

const ratesIn = ({ b2b = [] }: Gstr1) =>
  b2b.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det.rt)));

test('a month’s return is the ledger to the paisa: two sellers, two rates, part shipments, exports and credit notes', async () => {
  await aMonthOfTrade();
  await aSecondSeller();
  await aMonthOfTrade();
  await anotherTaxRate();
  await aMonthOfTrade();
  await expectBooksRight(world);
  const { records } = await accounts.call(books.listInvoices, { query: { month: MONTH, limit: 100 } });
  const gstins = [...new Set(records.map(({ seller }) => seller))];
  expect(gstins).toHaveLength(2);
  const rates: number[] = [];
  for (const gstin of gstins) {
    const gstr1 = await filed(gstin);
    const sums = filedSums(gstr1);
    expect(sums).toEqual(await bookedSums(gstin));
    expect(sums.tax).toBeGreaterThan(0n);
    const notes = filedNotes(gstr1);
    expect(notes).toEqual(await bookedNotes(gstin));
    expect(notes.tax).toBeGreaterThan(0n);
    rates.push(...ratesIn(gstr1));
    const exported = records.filter(({ seller, total }) => seller === gstin && total.currency !== 'INR');
    expect(exported.length).toBeGreaterThan(0);
    await expectExportsFiled(gstin, gstr1, exported);
    expect(await expectTallyIsLedger(world, accounts, { gstin, month: MONTH })).toHaveProperty('GST');
  }
  expect([...new Set(rates)].toSorted((a, b) => a - b)).toEqual([5, 12]);
});
