import type { Input, Reply } from '#contract/endpoint.ts';
import type { readLedger as contract } from '#contract/staff/payments.ts';
import { LEDGER_ACCOUNT_LABEL, LEDGER_ENTRY_LABEL } from '#domain/payments/ledger/ledger-entry.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#server/capabilities/orders/order-figures.view.ts';
import { nextOffset } from '#server/capabilities/requests/listing/list-requests.ts';
import type { Queries } from '#server/db/database.ts';
import { entryPage } from './ledger-pages.store.ts';

/** Entries newest first, and what all accounts of the same part stand at. */
export async function readLedger(
  db: Queries,
  { orderId, brandId, account: onlyAccount, q, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total, balances } = await entryPage(
    db,
    {
      orderId: orderId ?? null,
      brandId: brandId ?? null,
      account: onlyAccount ?? null,
      orderNumber: q?.trim() || null,
    },
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
    balances: balances.map(({ account, currency, minor }) => ({
      account,
      label: LEDGER_ACCOUNT_LABEL[account],
      amount: moneyView(money(minor, currency)),
    })),
  };
}
