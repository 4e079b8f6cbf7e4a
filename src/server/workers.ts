/** What this process does behind the scenes, for all processes together. */

import { keepSettlingPayments } from './capabilities/payments/payment-jobs.ts';
import { workOffWelcomes } from './capabilities/preferences/welcome-on-whatsapp.ts';
import { keepExpiringQuotes } from './capabilities/quotes/expiry/expire-quotes.ts';
import { keepRemindingOfExpiry } from './capabilities/quotes/expiry/remind-of-expiry.ts';
import { keepAskingTheRegister } from './capabilities/tax-numbers/recheck-gst-numbers.ts';
import { keepRemovingLooseFiles } from './capabilities/uploads/remove-loose-files.ts';
import { workOffMessages } from './integrations/messages/deliver-message.ts';
import { chooseSenders } from './integrations/messages/senders.ts';
import { hasBuiltInSandbox } from './integrations/payments/payment-config.ts';
import { workOffSandboxWebhooks } from './integrations/payments/sandbox/deliver-webhooks.ts';
import { keepHouse } from './jobs/housekeeping.ts';
import type { Parts } from './parts.ts';

export async function startWorkers(parts: Parts, print: (line: string) => void): Promise<void> {
  const senders = chooseSenders(parts, print);
  await workOffMessages(parts, senders);
  await workOffWelcomes(parts, senders);
  await keepAskingTheRegister(parts);
  await keepExpiringQuotes(parts);
  await keepRemindingOfExpiry(parts);
  await keepSettlingPayments(parts);
  if (hasBuiltInSandbox(parts.config)) await workOffSandboxWebhooks(parts);
  await keepRemovingLooseFiles(parts);
  await keepHouse(parts);
}
