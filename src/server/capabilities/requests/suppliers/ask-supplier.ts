/** A mill is asked to quote: everyone we know there gets a message, which does not say who buys. */

import { textForMills } from '#domain/requests/enquiry/text-for-mills.ts';
import { type SupplierContact, waysToReach } from '#domain/requests/supplier-contacts.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength } from '#domain/shared/length.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findCompanyNames } from '#server/capabilities/account/find-company-names.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import type { RequestRow } from '../lock-request.ts';
import { insertSupplierMessages, reviveMessage } from './supplier-messages.store.ts';
import type { SupplierRow } from './suppliers.store.ts';

export async function askSupplier(
  parts: Parts,
  tx: Queries,
  request: RequestRow,
  supplier: SupplierRow,
): Promise<void> {
  const ways = waysToReach((supplier.contacts ?? []) as SupplierContact[]);
  const message = await messageForMills(tx, request);
  const rows = ways.map(({ channel, contact, to }) => ({
    message_id: parts.ids.next(),
    supplier_id: supplier.supplier_id,
    brand_id: request.brand_id,
    fab_id: request.fab_id,
    channel,
    contact,
    sealed_to: parts.secrets.seal(to),
    subject: `Please quote: ${request.quality} (${request.number})`,
    body: invitationText(request, contact, message),
    state: 'waiting',
    created_at: parts.clock.now(),
  }));
  await insertSupplierMessages(tx, rows);
  for (const { message_id: messageId } of rows)
    await parts.jobs.enqueue(tx, 'deliver-supplier-message', { messageId });
}

/** What the buyer wrote says more than our fields, but not to whom it belongs. */
async function messageForMills(tx: Queries, { brand_id, sheet }: RequestRow): Promise<string | null> {
  const text = sheet.enquiry?.trim();
  return text ? textForMills(text, await findCompanyNames(tx, brand_id)) : null;
}

function invitationText(
  {
    number,
    quality,
    quantity_thousandths: thousandths,
    quantity_unit: unit,
    required_by: requiredBy,
    sheet,
  }: Pick<
    RequestRow,
    'number' | 'quality' | 'quantity_thousandths' | 'quantity_unit' | 'required_by' | 'sheet'
  >,
  contact: string,
  message: string | null,
): string {
  const facts = [
    quality,
    thousandths !== null && unit !== null ? formatLength({ thousandths, unit }) : null,
    requiredBy ? `required by ${formatDay(requiredBy, DETAIL_DATE_FORMAT)}` : null,
    sheet.deliverTo ? `delivery to ${sheet.deliverTo}` : null,
  ];
  return [
    `Dear ${contact}, ${BRAND_NAME} has an enquiry for you (${number}).`,
    `${facts.filter(Boolean).join(', ')}.`,
    ...(message ? [`In the buyer's words: “${message}”`] : []),
    'Please reply with your ex-mill rate, minimum quantity, lead time and how long the rate is valid.',
  ].join('\n');
}

/** By hand, once somebody has looked at it. */
export async function sendSupplierMessageAgain(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  messageId: string,
): Promise<{ success: true }> {
  const revived = await reviveMessage(tx, messageId);
  if (!revived) throw new Refusal('not_found');
  await parts.jobs.enqueue(tx, 'deliver-supplier-message', { messageId });
  await recordHistory(parts, tx, {
    subject: { kind: 'supplier', id: revived.supplier_id },
    action: 'message_sent_again',
    actor: deskInHistory(by),
  });
  await parts.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return { success: true };
}
