import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  readLedgerBalances as balancesContract,
  readLedger as contract,
} from '#contract/staff/payments.ts';
import { LEDGER_ACCOUNT_LABEL, LEDGER_ENTRY_LABEL } from '#domain/payments/ledger/ledger-entry.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { balanceRows, entryPage } from './ledger-pages.store.ts';

/** Entries newest first. */
export async function readLedger(
  db: Queries,
  { account: onlyAccount, offset, limit, ...part }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await entryPage(
    db,
    { ...partOf(part), account: onlyAccount ?? null },
    { offset, limit },
  );
  return {
    records: rows.map(({ entry_id, kind, order_id, number, company, at, lines }) => ({
      entryId: entry_id,
      kind,
      label: LEDGER_ENTRY_LABEL[kind],
      orderId: order_id,
      orderNumber: number,
      company,
      at: at.toISOString(),
      lines: lines.map(({ account, minor, currency }) => ({ account, amount: { minor, currency } })),
    })),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

/** What all accounts of the same part stand at. */
export async function readLedgerBalances(
  db: Queries,
  part: Input<typeof balancesContract>['query'],
): Promise<Reply<typeof balancesContract>> {
  return (await balanceRows(db, partOf(part))).map(({ account, currency, minor }) => ({
    account,
    label: LEDGER_ACCOUNT_LABEL[account],
    amount: moneyView(money(minor, currency)),
  }));
}

function partOf({ orderId, brandId, q }: Input<typeof balancesContract>['query']) {
  return { orderId: orderId ?? null, brandId: brandId ?? null, orderNumber: q?.trim() || null };
}
