/** For proofs that outlive a call: a link to a mill's own paper ends with the sign-in of the person who asked for it. */
import type { Services } from '#server/services.ts';
import { isPersonSessionOpen } from './people.store.ts';

export function millSessionWatch({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): (sessionId: string) => Promise<boolean> {
  return (sessionId) => isPersonSessionOpen(db, sessionId, clock.now());
}
