/** What this process does behind the scenes, for all processes together. */
import { workOffMessages } from './integrations/messages/deliver-message.ts';
import { chooseSenders } from './integrations/messages/senders.ts';
import { keepHouse } from './jobs/housekeeping.ts';
import type { Parts } from './parts.ts';

export async function startWorkers(parts: Parts, print: (line: string) => void): Promise<void> {
  await workOffMessages(parts, chooseSenders(parts, print));
  await keepHouse(parts);
}
