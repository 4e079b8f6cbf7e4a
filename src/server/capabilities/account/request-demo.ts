/** A company abroad asks to be shown the marketplace; staff answer it from the desk. */
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { insertDemoRequest } from './account.store.ts';

export async function requestDemo(
  services: Services,
  tx: Queries,
  { contact, email, name }: { contact: string; email: string; name: string },
): Promise<{ received: true }> {
  const id = services.ids.next();
  await insertDemoRequest(tx, {
    id,
    name,
    email: email.toLowerCase(),
    contact,
    createdAt: services.clock.now(),
  });
  await recordHistory(services, tx, {
    subject: { kind: 'demo-request', id },
    action: 'received',
    actor: { kind: 'anonymous' },
  });
  return { received: true };
}
