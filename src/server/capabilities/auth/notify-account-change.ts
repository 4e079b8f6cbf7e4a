/** After a sensitive change the person is told on the channel they sign in with, in the change's own transaction. */
import type { Queries } from '#server/db/database.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Parts } from '#server/parts.ts';
import { findCustomerById } from '../account/find-customer.ts';

const PURPOSE = 'account-change';

export async function notifyAccountChange(
  parts: Parts,
  tx: Queries,
  { customerId }: { customerId: string },
  sentence: string,
): Promise<void> {
  const customer = await findCustomerById(tx, customerId);
  const to = customer?.phone ?? customer?.email;
  if (!to) return;
  await addDemoAddress(parts, tx, to, sentence);
}

/** For a change of the address itself: the old one hears of it. */
export async function addDemoAddress(parts: Parts, tx: Queries, to: string, sentence: string): Promise<void> {
  await enqueueMessage(parts, tx, {
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    purpose: PURPOSE,
    subject: 'A change in your Selvedge account',
    text: `${sentence} If it was not you, call us and end that device in your account.`,
  });
}
