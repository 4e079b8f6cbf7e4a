/** After a sensitive change the person is notified on the channel they sign in with, in the change's own transaction. */

import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';

export const ACCOUNT_CHANGE_PURPOSE = 'account-change';
export const ACCOUNT_CHANGE_SUBJECT = `A change to your ${BRAND_NAME} account`;

export async function notifyAccountChange(
  services: Services,
  tx: Queries,
  { customerId }: { customerId: string },
  sentence: string,
): Promise<void> {
  const customer = await findCustomerById(tx, customerId);
  const to = customer?.phone ?? customer?.email;
  if (!to) return;
  await enqueueMessage(services, tx, {
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    purpose: ACCOUNT_CHANGE_PURPOSE,
    subject: ACCOUNT_CHANGE_SUBJECT,
    text: `${sentence} ${notYouAdvice(services)}`,
  });
}

/** What to do about a change somebody else has made. */
export function notYouAdvice({ config: { support } }: Pick<Services, 'config'>): string {
  const callUs = support.phone ? `call us on ${support.phone}` : 'contact us';
  return `If this wasn't you, sign out that device in your account and ${callUs}.`;
}
