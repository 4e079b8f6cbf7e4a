/** The file is an address that the browser opens itself; it is an attachment, so the page stays where it is. */
import { downloadDocumentForStaff } from '#contract/staff/documents.ts';
import { call } from '#desk/platform/api.ts';
import type { DocumentFormat } from '#domain/documents/document-format.ts';

const ASK_AGAIN_MS = 700;
const MOST_ASKED = 100;

/** False when it could not be prepared. */
export async function openDocument(documentId: string, format: DocumentFormat): Promise<boolean> {
  for (let requested = 0; requested < MOST_ASKED; requested += 1) {
    const { state, url } = await call(downloadDocumentForStaff, { params: { documentId }, body: { format } });
    if (url !== null) {
      window.location.assign(new URL(url, window.location.href).href);
      return true;
    }
    if (state === 'failed') return false;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return false;
}
