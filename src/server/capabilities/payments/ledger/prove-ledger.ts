/** The proof of the books: all accounts cancel out, and each order stands in them as it stands in its own rows. */
import { balancesProblem, orderLedgerProblem, settledFor } from '#domain/payments/ledger/ledger-check.ts';
import type { Balances } from '#domain/payments/ledger/ledger-entry.ts';
import { CURRENCIES, money } from '#domain/shared/money.ts';
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
import { balancesOfRows } from './write-entry.ts';

const AT_ONCE = 500;
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
  const unreceipted = await capturesWithoutReceipt(db);
  problems.push(...unreceipted.map((captureId) => `payment ${captureId}: receipt_missing`));
  let orders = 0;
  for (let page = await ordersToProve(db, BEFORE_ALL, AT_ONCE); ; ) {
    orders += page.length;
    for (const order of page) problems.push(...problemsOf(order));
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return { orders, problems };
    page = await ordersToProve(db, last.order_id, AT_ONCE);
  }
}

function problemsOf(order: ProvenOrder): string[] {
  const rows = order.balances.map((row) => ({ ...row, minor: BigInt(row.minor) }));
  if (rows.some(({ currency }) => currency !== order.currency)) return [`${order.number}: currency_differs`];
  const balances = balancesOfRows(rows);
  const found = [standingProblem(order, balances), ...differences(order, balances)];
  return found.filter((problem) => problem !== null).map((problem) => `${order.number}: ${problem}`);
}

/** An order that nobody has paid for yet is only held: nothing is due. */
function standingProblem(order: ProvenOrder, balances: Balances): string | null {
  const isUntouched = balances.order_value === 0n && order.captured_minor === 0n;
  if (order.status === 'provisional' && isUntouched) return balancesProblem(balances);
  return orderLedgerProblem(
    { status: order.status, total: money(order.total_minor, order.currency) },
    balances,
  );
}

function differences(order: ProvenOrder, balances: Balances): (string | null)[] {
  const isAlive = order.status !== 'cancelled';
  const owedOnCredit = order.status === 'provisional' ? 0n : order.credit_minor;
  const withUs = order.captured_minor - order.refunded_minor;
  return [
    isAlive && settledFor(balances) !== order.settled_minor ? 'paid_differs' : null,
    isAlive && balances.written_off !== order.written_off_minor ? 'write_off_differs' : null,
    isAlive && balances.credit !== owedOnCredit ? 'credit_differs' : null,
    balances.provider_clearing + balances.bank === withUs ? null : 'money_differs',
    -balances.refunds_due === order.owed_back_minor ? null : 'refunds_differ',
    balances.attempts_open === order.attempted_minor ? null : 'attempts_differ',
    isAlive && order.advance_booked_minor !== order.advance_minor ? 'advance_differs' : null,
  ];
}
