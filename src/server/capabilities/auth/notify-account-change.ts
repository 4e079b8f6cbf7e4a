/** After a sensitive change the person is notified on the channel they sign in with, in the change's own transaction. */

import type { AccountChange } from '#domain/account/account-change.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { ACCOUNT_CHANGE_WORDS, accountChangeText } from '#words/account-change-text.ts';
import { findCustomerById } from '../account/find-customer.ts';

const PURPOSE = 'account-change';

type Notice = {
  readonly channel: 'email' | 'sms' | 'whatsapp';
  readonly to: string;
  readonly language: Language;
  /** The number that was given up is told that it was. */
  readonly isGivenUp?: boolean;
};

export async function notifyAccountChange(
  services: Services,
  tx: Queries,
  { customerId }: { customerId: string },
  change: AccountChange,
): Promise<void> {
  const customer = await findCustomerById(tx, customerId);
  const to = customer?.phone ?? customer?.email;
  if (!customer || !to) return;
  const channel = to.includes('@') ? 'email' : 'sms';
  await sendAccountChange(services, tx, { channel, to, language: customer.language }, change);
}

export async function sendAccountChange(
  services: Services,
  tx: Queries,
  { channel, to, language, isGivenUp = false }: Notice,
  change: AccountChange,
): Promise<void> {
  const { subject, notYou, noMoreHere } = ACCOUNT_CHANGE_WORDS[language];
  const text = [
    accountChangeText(language, change),
    ...(isGivenUp ? [noMoreHere] : []),
    notYou(services.config.support.phone),
  ].join(' ');
  await enqueueMessage(services, tx, { channel, to, purpose: PURPOSE, subject, text });
}
