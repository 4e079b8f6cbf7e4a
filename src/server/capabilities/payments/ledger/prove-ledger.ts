/** The proof of the books: all accounts cancel out, and each order stands in them as it stands in its own rows. */
import { balancesProblem, orderLedgerProblem, settledFor } from '#domain/payments/ledger/ledger-check.ts';
import type { Balances } from '#domain/payments/ledger/ledger-entry.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import {
  allBalances,
  capturesWithoutReceipt,
  differingClaims,
  differingForeignMoney,
  differingPayouts,
  differingSwatches,
  ordersToProve,
  overdrawnAccountCredits,
  type ProvenOrder,
  unbalancedEntries,
} from './ledger-proof.store.ts';
import { taxProblems } from './prove-tax.ts';
import { differingPurchases, overpaidInvoices } from './purchase-proof.store.ts';
import { balancesOfRows } from './write-entry.ts';

const BATCH_SIZE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export type LedgerProof = { orders: number; problems: string[] };

export async function proveLedger(db: Queries): Promise<LedgerProof> {
  const problems = (await unbalancedEntries(db)).map((entryId) => `entry ${entryId}: entry_unbalanced`);
  const whole = await allBalances(db);
  for (const currency of CURRENCIES) {
    const rows = whole.filter((row) => row.currency === currency);
    const problem = balancesProblem(balancesOfRows(rows));
    if (problem) problems.push(`all accounts in ${currency}: ${problem}`);
  }
  const overdrawn = await overdrawnAccountCredits(db);
  problems.push(...overdrawn.map((brandId) => `company ${brandId}: advance_overdrawn`));
  const payouts = await differingPayouts(db);
  problems.push(...payouts.map((brandId) => `company ${brandId}: payouts_differ`));
  const claims = await differingClaims(db);
  problems.push(...claims.map((brandId) => `company ${brandId}: claims_differ`));
  const swatches = await differingSwatches(db);
  problems.push(...swatches.map((brandId) => `company ${brandId}: swatches_differ`));
  const foreign = await differingForeignMoney(db);
  problems.push(...foreign.map((brandId) => `company ${brandId}: foreign_money_differs`));
  const purchases = await differingPurchases(db);
  problems.push(
    ...purchases.map(({ supplier_id, account }) => `supplier ${supplier_id}: ${account}_differs`),
  );
  const overpaid = await overpaidInvoices(db);
  problems.push(...overpaid.map((number) => `mill's invoice ${number}: overpaid`));
  problems.push(...(await taxProblems(db)));
  const unreceipted = await capturesWithoutReceipt(db);
  problems.push(...unreceipted.map((captureId) => `payment ${captureId}: receipt_missing`));
  let orders = 0;
  for (let page = await ordersToProve(db, BEFORE_ALL, BATCH_SIZE); ; ) {
    orders += page.length;
    for (const order of page) problems.push(...problemsOf(order));
    const last = page.at(-1);
    if (!last || page.length < BATCH_SIZE) return { orders, problems };
    page = await ordersToProve(db, last.order_id, BATCH_SIZE);
  }
}

function problemsOf(order: ProvenOrder): string[] {
  const rows = order.balances.map((row) => ({ ...row, minor: BigInt(row.minor) }));
  if (rows.some(({ currency }) => currency !== order.currency)) return [`${order.number}: currency_differs`];
  const balances = balancesOfRows(rows);
  const found = [
    orderLedgerProblem({ status: order.status, invoiced: invoicedOf(order) }, balances),
    ...differences(order, balances),
  ];
  return found.filter((problem) => problem !== null).map((problem) => `${order.number}: ${problem}`);
}

function invoicedOf({ invoiced }: ProvenOrder) {
  return {
    taxable: BigInt(invoiced?.taxable ?? 0),
    gst: BigInt(invoiced?.gst ?? 0),
    roundOff: BigInt(invoiced?.round_off ?? 0),
  };
}

function differences(order: ProvenOrder, balances: Balances): (string | null)[] {
  const withUs = order.captured_minor - order.refunded_minor;
  return [
    ...(order.status === 'cancelled' ? [] : planDifferences(order, balances)),
    balances.provider_clearing + balances.bank === withUs ? null : 'money_differs',
    -balances.refunds_due === order.owed_back_minor ? null : 'refunds_differ',
    balances.attempts_open === order.attempted_minor ? null : 'attempts_differ',
  ];
}

/** Instalments, invoices and books of an order that is alive say the same; before the last invoice the agreed total stands. */
function planDifferences(order: ProvenOrder, balances: Balances): (string | null)[] {
  const { invoiced, planned_minor: planned, asked_minor: requested } = order;
  const billed = BigInt(invoiced?.total ?? 0);
  const whole = invoiced === null ? order.total_minor : invoiced.is_complete ? billed : planned;
  return [
    planned === whole ? null : 'plan_differs',
    requested === billed ? null : 'billed_differs',
    settledFor(balances) === order.settled_minor ? null : 'paid_differs',
    balances.receivable === order.owed_minor ? null : 'owed_differs',
    -balances.order_advances === order.ahead_minor ? null : 'ahead_differs',
    balances.written_off === order.written_off_minor ? null : 'write_off_differs',
    order.advance_booked_minor === order.advance_minor ? null : 'advance_differs',
  ];
}
