import type { SupplierMessage, SupplierRecord } from '#contract/staff/requests.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { typedFigure } from '#domain/suppliers/typed-figure.ts';
import type { Queries } from '#server/db/database.ts';
import { invitationsOfSupplier, messagesTo, type SupplierMessageRow } from './supplier-messages.store.ts';
import { suppliersByIds } from './suppliers.store.ts';
import { supplierOf } from './suppliers.view.ts';

export async function readSupplier(db: Queries, supplierId: string): Promise<SupplierRecord> {
  const [row] = await suppliersByIds(db, [supplierId]);
  if (!row) throw new Refusal('not_found');
  const messages = await messagesTo(db, supplierId);
  const invitations = await invitationsOfSupplier(db, supplierId);
  return {
    ...supplierOf(row),
    ownMarginPercent:
      row.own_margin_basis_points === null ? null : typedFigure(BigInt(row.own_margin_basis_points), 2),
    reportsDirectly: row.reports_directly,
    invitations: invitations.map(({ fab_id, number, quality, invited_at, has_quoted }) => ({
      fabId: fab_id,
      number,
      quality,
      invitedAt: invited_at.toISOString(),
      hasQuoted: has_quoted,
      messages: messages.filter((message) => message.fab_id === fab_id).map(messageOf),
    })),
  };
}

export function messageOf({
  message_id,
  channel,
  contact,
  state,
  sent_at,
}: SupplierMessageRow): SupplierMessage {
  return { messageId: message_id, channel, contact, state, sentAt: sent_at?.toISOString() ?? null };
}
