/** A mill is asked to quote: everyone we know there gets a message, which does not say who buys. */

import { textForMills } from '#domain/requests/enquiry/text-for-mills.ts';
import { type SupplierContact, waysToReach } from '#domain/requests/supplier-contacts.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { textWithoutPrices } from '#domain/suppliers/text-without-prices.ts';
import { findCompanyNames } from '#server/capabilities/account/find-company-names.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { ASK_TO_QUOTE_TEXT } from '#words/en/supplier-records.ts';
import type { RequestRow } from '../lock-request.ts';
import { deliveryForMills } from './delivery-for-mills.ts';
import { openSupplierLink } from './supplier-links.ts';
import { insertSupplierMessages, reviveMessage } from './supplier-messages.store.ts';
import type { SupplierRow } from './suppliers.store.ts';

export async function askSupplier(
  services: Services,
  tx: Queries,
  request: RequestRow,
  supplier: SupplierRow,
  by: DeskActor,
): Promise<void> {
  const { url } = await openSupplierLink(services, tx, by, {
    brandId: request.brand_id,
    fabId: request.fab_id,
    supplierId: supplier.supplier_id,
  });
  const message = await messageForMills(tx, request);
  const deliveryTo = await deliveryForMills(tx, request);
  await writeToSupplier(services, tx, supplier, {
    brandId: request.brand_id,
    fabId: request.fab_id,
    subject: ASK_TO_QUOTE_TEXT.subject(request),
    textFor: (contact) => ASK_TO_QUOTE_TEXT.text({ ...factsOf(request), contact, message, deliveryTo }),
    url,
  });
}

type SupplierLetter = {
  brandId: string;
  /** The request that it is about. */
  fabId: string;
  subject: string;
  textFor: (contact: string) => string;
  /** Stands behind the text, and is forgotten once it has left. */
  url: string;
};

/** To everyone we know there; answers how many messages that are. */
export async function writeToSupplier(
  services: Services,
  tx: Queries,
  { supplier_id, contacts }: Pick<SupplierRow, 'supplier_id' | 'contacts'>,
  { brandId, fabId, subject, textFor, url }: SupplierLetter,
): Promise<number> {
  const ways = waysToReach((contacts ?? []) as SupplierContact[]);
  const rows = ways.map(({ channel, contact, to }) => ({
    message_id: services.ids.next(),
    supplier_id,
    brand_id: brandId,
    fab_id: fabId,
    channel,
    contact,
    sealed_to: services.secrets.seal(to),
    subject,
    body: textFor(contact),
    sealed_link: services.secrets.seal(url),
    state: 'waiting',
    created_at: services.clock.now(),
  }));
  await insertSupplierMessages(tx, rows);
  for (const { message_id: messageId } of rows)
    await services.jobs.enqueue(tx, 'deliver-supplier-message', { messageId });
  return rows.length;
}

/** What the buyer wrote says more than our fields, but not to whom it belongs. */
export async function messageForMills(
  tx: Queries,
  { brand_id, sheet }: Pick<RequestRow, 'brand_id' | 'sheet'>,
): Promise<string | null> {
  const text = sheet.enquiry?.trim();
  return text ? textWithoutPrices(textForMills(text, await findCompanyNames(tx, brand_id))) : null;
}

function factsOf({
  number,
  quality,
  quantity_thousandths: thousandths,
  quantity_unit: unit,
  required_by: requiredBy,
}: RequestRow) {
  const quantity = thousandths !== null && unit !== null ? { thousandths, unit } : null;
  return { number, quality, quantity, requiredBy };
}

/** By hand, once somebody has looked at it. */
export async function sendSupplierMessageAgain(
  services: Services,
  tx: Queries,
  by: DeskActor,
  messageId: string,
): Promise<{ success: true }> {
  const revived = await reviveMessage(tx, messageId);
  if (!revived) throw new Refusal('not_found');
  await services.jobs.enqueue(tx, 'deliver-supplier-message', { messageId });
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: revived.supplier_id },
    action: 'message_sent_again',
    actor: deskInHistory(by),
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return { success: true };
}
