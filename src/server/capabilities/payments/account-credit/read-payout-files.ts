import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  downloadPayoutFile as download,
  listPayoutFiles as list,
  PayoutFile,
} from '#contract/staff/payouts.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { type PayoutFileRow, payoutFileOf, payoutFilePage, sealedRowsOf } from './payout-files.store.ts';
import type { PayoutStaff } from './record-payout.ts';

export async function listPayoutFiles(
  db: Queries,
  { offset, limit }: Input<typeof list>['query'],
): Promise<Reply<typeof list>> {
  const { rows, total } = await payoutFilePage(db, { offset, limit });
  return { records: rows.map(fileView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export async function viewPayoutFile(db: Queries, fileId: string): Promise<PayoutFile> {
  const row = await payoutFileOf(db, fileId);
  if (!row) throw new Refusal('not_found');
  return fileView(row);
}

/** The only road on which whole bank numbers leave; each time the audit trail says who took them. */
export async function downloadPayoutFile(
  services: Services,
  tx: Queries,
  staff: PayoutStaff,
  fileId: string,
): Promise<Reply<typeof download>> {
  const file = await viewPayoutFile(tx, fileId);
  const sealed = await sealedRowsOf(tx, fileId);
  if (sealed === null) throw new Refusal('not_found');
  await recordHistory(services, tx, {
    subject: { kind: 'payout-file', id: fileId },
    action: 'downloaded',
    actor: deskInHistory(staff),
    details: { number: file.number, payouts: file.payouts, ...file.total },
  });
  const fileName = `payouts-${accountingDay(new Date(file.madeAt))}-${file.number}.csv`;
  return { fileName, csv: services.secrets.unseal(sealed) };
}

function fileView(row: PayoutFileRow): PayoutFile {
  return {
    fileId: row.file_id,
    number: Number(row.number),
    payouts: row.payouts,
    total: moneyView(money(row.total_minor, row.currency)),
    madeBy: row.maker,
    madeAt: row.made_at.toISOString(),
  };
}
