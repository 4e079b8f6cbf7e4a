/** A company abroad asks to be shown the marketplace; staff answer it from the desk. */
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { insertDemoRequest } from './account.store.ts';

export async function requestDemo(
  parts: Parts,
  tx: Queries,
  { contact, email, name }: { contact: string; email: string; name: string },
): Promise<{ received: true }> {
  const id = parts.ids.next();
  await insertDemoRequest(tx, {
    id,
    name,
    email: email.toLowerCase(),
    contact,
    createdAt: parts.clock.now(),
  });
  await recordHistory(parts, tx, {
    subject: { kind: 'demo-request', id },
    action: 'received',
    actor: { kind: 'anonymous' },
  });
  return { received: true };
}
