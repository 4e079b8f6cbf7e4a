/** The link to our order as its mill opens it: it names the order alone, and ends with the sign-in that asked for it. */
import { Refusal } from '#domain/shared/refusal.ts';
import { millSessionWatch } from '#server/capabilities/suppliers/people/mill-session-watch.ts';
import { type OpenedFile, readMillFile } from '#server/capabilities/uploads/read-file.ts';
import type { Services } from '#server/services.ts';
import { anyPurchase } from './purchases.store.ts';

/** As long as a sign-in on the mill's page, which may lie open for hours. */
const LINK_SECONDS = 4 * 3600;

type PaperLink = { readonly purchaseId: string; readonly sessionId: string };

export function millPaperUrl({ secrets, clock }: Services, link: PaperLink): string {
  const ends = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS;
  const signature = secrets.keyedHash(...factsOf(link, ends)).toString('base64url');
  return `/download/mill-papers/${link.purchaseId}?n=${link.sessionId}&e=${ends}&s=${signature}`;
}

function factsOf({ purchaseId, sessionId }: PaperLink, ends: number): string[] {
  return ['mill-paper', purchaseId, sessionId, String(ends)];
}

/** Everything that does not fit gives one and the same answer. */
export async function openMillPaper(
  services: Services,
  link: PaperLink & { ends: number; signature: string },
): Promise<OpenedFile> {
  const { secrets, clock, db } = services;
  const given = Buffer.from(link.signature, 'base64url');
  const isGood =
    secrets.isKeyedHash(given, ...factsOf(link, link.ends)) &&
    link.ends * 1000 > clock.now().getTime() &&
    (await millSessionWatch(services)(link.sessionId));
  const purchase = isGood ? await anyPurchase(db, link.purchaseId) : undefined;
  const file = purchase?.file_id ? await readMillFile(services, purchase.brand_id, purchase.file_id) : null;
  if (!file) throw new Refusal('link_ended');
  return file;
}
