/** What this process does behind the scenes, for all processes together. */

import { workOffWelcomes } from './capabilities/preferences/welcome-on-whatsapp.ts';
import { keepAskingTheRegister } from './capabilities/tax-numbers/recheck-gst-numbers.ts';
import { workOffMessages } from './integrations/messages/deliver-message.ts';
import { chooseSenders } from './integrations/messages/senders.ts';
import { keepHouse } from './jobs/housekeeping.ts';
import type { Parts } from './parts.ts';

export async function startWorkers(parts: Parts, print: (line: string) => void): Promise<void> {
  const senders = chooseSenders(parts, print);
  await workOffMessages(parts, senders);
  await workOffWelcomes(parts, senders);
  await keepAskingTheRegister(parts);
  await keepHouse(parts);
}
