import type { Input, Reply } from '#contract/endpoint.ts';
import type { listLettersOfCredit as contract, DeskLetterOfCredit } from '#contract/staff/payments.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { type DeskLetterOfCreditRow, deskLetterOfCreditPage } from './letters-of-credit.store.ts';

export async function listLettersOfCredit(
  db: Queries,
  { state, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await deskLetterOfCreditPage(db, state, { offset, limit });
  return { records: rows.map(letterView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

/** A letter of credit as the desk sees it. */
function letterView(row: DeskLetterOfCreditRow): DeskLetterOfCredit {
  return {
    lcId: row.lc_id,
    company: row.company,
    orderId: row.order_id,
    orderNumber: row.order_number,
    number: row.number,
    bank: row.bank,
    expiresOn: row.expires_on,
    amount: moneyView(money(row.amount_minor, row.currency as Currency)),
    needed: moneyView(money(row.needed_minor, row.currency as Currency)),
    state: row.state,
    reportedAt: row.reported_at.toISOString(),
    fileId: row.file_id,
  };
}
