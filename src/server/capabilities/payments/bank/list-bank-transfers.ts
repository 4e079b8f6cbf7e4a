import type { Input, Reply } from '#contract/endpoint.ts';
import type { BankTransfer, listBankTransfers as contract } from '#contract/staff/payments.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { deskTransferOf, deskTransferPage } from './bank-transfers.store.ts';
import { bankTransferView } from './bank-transfers.view.ts';

export async function listBankTransfers(
  db: Queries,
  { state, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await deskTransferPage(db, state, { offset, limit });
  return { records: rows.map(bankTransferView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export async function viewBankTransfer(db: Queries, transferId: string): Promise<BankTransfer> {
  const row = await deskTransferOf(db, transferId);
  if (!row) throw new Refusal('not_found');
  return bankTransferView(row);
}
