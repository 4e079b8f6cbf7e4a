/** A month's vouchers for Tally, added up by ledger, beside what our own ledger booked for the same seller. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { prepareBookFile } from '#contract/staff/books.ts';
import type { LedgerAccount } from '#domain/payments/ledger/ledger-entry.ts';
import type { StaffVisitor, World } from '#tests/support/server/world.ts';

type SellersMonth = { gstin: string; month: string };

/** Which of our accounts each ledger in Tally holds; everything else stands in the account of a buyer. */
const HELD_BY: Partial<Record<LedgerAccount, string>> = {
  sales: 'Sales and Round Off',
  claims: 'Sales and Round Off',
  round_off: 'Sales and Round Off',
  tax: 'GST',
  claims_tax: 'GST',
  bank: 'Bank',
  provider_clearing: 'Bank',
  tax_withheld: 'TDS Receivable',
  written_off: 'Balances Written Off',
  cancellation_charges: 'Cancellation Charges',
};
const BUYERS = 'Buyers';

const TALLY_LEDGER: Record<string, string> = {
  Sales: 'Sales and Round Off',
  'Round Off': 'Sales and Round Off',
  'Output IGST': 'GST',
  'Output CGST': 'GST',
  'Output SGST': 'GST',
  ...Object.fromEntries(Object.values(HELD_BY).map((name) => [name, name])),
};

export async function vouchersFor(world: World, accounts: StaffVisitor, which: SellersMonth) {
  const body = { kind: 'tally_vouchers', ...which } as const;
  const { url, problems } = await accounts.call(prepareBookFile, { body });
  expect(problems).toEqual([]);
  const answer = await world.app.inject({ method: 'GET', url: url ?? '' });
  return answer.body
    .split('<VOUCHER ')
    .slice(1)
    .map((voucher) => ({
      text: voucher,
      type: /VCHTYPE="([^"]+)"/.exec(voucher)?.[1],
      number: /<VOUCHERNUMBER>([^<]+)/.exec(voucher)?.[1],
      lines: [...voucher.matchAll(/<LEDGERNAME>([^<]*)<.*?<AMOUNT>([^<]*)</g)].map(
        ([, ledger = '', amount = '']) => ({ ledger, amount }),
      ),
    }));
}

/** Above zero what is a credit, as Tally has it. */
type Sums = Record<string, bigint>;

function summed(rows: readonly (readonly [string, bigint])[]): Sums {
  const sums: Sums = {};
  for (const [name, paise] of rows) sums[name] = (sums[name] ?? 0n) + paise;
  return Object.fromEntries(Object.entries(sums).filter(([, paise]) => paise !== 0n));
}

/** Of trade in rupees: exports are in Tally at the customs rate, and in our ledger in dollars. */
async function tallySums(world: World, accounts: StaffVisitor, which: SellersMonth): Promise<Sums> {
  const vouchers = await vouchersFor(world, accounts, which);
  const inRupees = vouchers.filter(({ lines }) => lines.every(({ ledger }) => ledger !== 'Export Sales'));
  return summed(
    inRupees
      .flatMap(({ lines }) => lines)
      .map(({ ledger, amount }) => [TALLY_LEDGER[ledger] ?? BUYERS, BigInt(amount.replace('.', ''))]),
  );
}

/** What belongs to no order is of the seller of the company's newest one; goods owed instead of money are no money. */
async function ledgerSums({ services: { db } }: World, { gstin, month }: SellersMonth): Promise<Sums> {
  const { rows } = await sql<{ account: LedgerAccount; minor: bigint }>`
    select line.account, -sum(line.amount_minor)::bigint as minor
    from ledger_lines line
    join ledger_entries entry using (brand_id, entry_id)
    cross join lateral (
      select sellers.gstin from orders join sellers using (seller_id)
      where orders.brand_id = entry.brand_id
      order by (orders.order_id = entry.order_id) desc nulls last, orders.created_at desc limit 1
    ) seller
    where seller.gstin = ${gstin} and line.currency = 'INR' and to_char(entry.booked_on, 'YYYY-MM') = ${month}
      and entry.supplier_id is null and line.account not in ('attempts_open', 'attempts_control')
      and entry.kind not in ('claim_replacement', 'claim_replaced')
    group by line.account`.execute(db.unscoped);
  return summed(rows.map(({ account, minor }) => [HELD_BY[account] ?? BUYERS, minor]));
}

/** To the paisa, ledger by ledger; returns what was compared. */
export async function expectTallyIsLedger(
  world: World,
  accounts: StaffVisitor,
  which: SellersMonth,
): Promise<Sums> {
  const sums = await tallySums(world, accounts, which);
  expect(sums).toEqual(await ledgerSums(world, which));
  expect(Object.values(sums).reduce((all, paise) => all + paise, 0n)).toBe(0n);
  return sums;
}
