/** A paper is asked for signed in and fetched once by the browser itself: what is wrong is said before it is fetched. */
import type { DrawnPaperLink } from '#contract/customer/documents.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { type DrawnPaper, drawingOf } from './drawn-paper.ts';
import { insertPaperTicket, redeemPaperTicket } from './paper-tickets.store.ts';

const OPEN_FOR_MS = 5 * 60_000;

export async function preparePaper(
  services: Services,
  tx: Queries,
  { brandId, sessionId }: { brandId: string; sessionId: string },
  paper: DrawnPaper,
): Promise<DrawnPaperLink> {
  await drawingOf(services, tx, brandId, paper);
  const ticket = newToken();
  const now = services.clock.now();
  await insertPaperTicket(tx, {
    ticket_hash: hashToken(ticket),
    brand_id: brandId,
    session_id: sessionId,
    paper: JSON.stringify(paper),
    created_at: now,
    expires_at: new Date(now.getTime() + OPEN_FOR_MS),
  });
  const origin = services.config.publicUrl ? new URL(services.config.publicUrl).origin : '';
  return { url: `${origin}/download/papers/${ticket}` };
}

/** A used, expired or unknown ticket, and one of an ended sign-in, opens nothing. */
export async function redeemPaper(
  services: Services,
  pool: RenderPool,
  isSessionOpen: (sessionId: string) => Promise<boolean>,
  ticket: string,
): Promise<{ name: string; content: Buffer }> {
  const row = await redeemPaperTicket(services.db, hashToken(ticket), services.clock.now());
  if (!row || !(await isSessionOpen(row.session_id))) throw new Refusal('link_ended');
  const { sheet, name, issuedAt } = await drawingOf(services, services.db, row.brand_id, row.paper);
  const order = { sheet, issuedAt, voidWords: null, format: 'pdf' } as const;
  return { name: `${name}.pdf`, content: await pool.render(order, () => {}) };
}
