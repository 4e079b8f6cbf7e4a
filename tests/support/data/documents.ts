/** Documents of orders, rendered as the job does it, and read back as a bank's clerk would. */
import { extractText, getDocumentProxy } from 'unpdf';
import { type DocumentRecord, downloadDocument, listDocuments } from '#contract/customer/documents.ts';
import type { DocumentFormat } from '#domain/documents/document-format.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { renderDocument } from '#server/capabilities/documents/rendering/render-document.ts';
import { openRenderPool, type RenderPool } from '#server/capabilities/documents/rendering/render-pool.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { CustomerVisitor, World } from '#tests/support/server/world.ts';

let pool: RenderPool | null = null;

/** As the jobs do it: what an order calls for is issued, and every file that waits is rendered. */
export async function issueAndRender(world: World, orderId: string): Promise<void> {
  await issueDueDocuments(world.services, orderId);
  await renderWaiting(world);
}

export async function renderWaiting({ services }: World): Promise<void> {
  pool ??= openRenderPool(1);
  const waiting = await services.db.unscoped
    .selectFrom('document_files')
    .select(['document_id', 'variant'])
    .where('state', '=', 'preparing')
    .execute();
  for (const { document_id: documentId, variant } of waiting) {
    await renderDocument(services, pool, {
      documentId,
      variant: variant as JobData['render-document']['variant'],
    });
  }
}

export async function theDocument(
  buyer: CustomerVisitor,
  orderId: string,
  type: DocumentType,
): Promise<DocumentRecord> {
  const { records } = await buyer.call(listDocuments, { query: { orderId } });
  const found = records.find((record) => record.type === type);
  if (!found) throw new Error(`The order has no ${type}.`);
  return found;
}

/** Asks, waits for nothing, and downloads by the address that was given. */
export async function download(
  world: World,
  buyer: CustomerVisitor,
  documentId: string,
  format: DocumentFormat = 'pdf',
): Promise<Buffer> {
  const ask = () => buyer.call(downloadDocument, { params: { documentId }, body: { format } });
  let answer = await ask();
  if (answer.state === 'preparing') {
    await renderWaiting(world);
    answer = await ask();
  }
  const file = await world.inject({ method: 'GET', url: pathOf(answer.url ?? '') });
  if (file.statusCode !== 200) throw new Error(`The download answered ${file.statusCode}.`);
  return file.rawPayload;
}

export function pathOf(url: string): string {
  return new URL(url, 'https://fabrics.example').pathname;
}

/** The words of all pages, one space between them. */
export async function wordsOf(pdf: Buffer): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}

/** Another bank of the seller, which is printed on the next proforma. */
export async function anotherBank(world: World, account: string): Promise<void> {
  const { db, clock } = world.services;
  world.clock.advance(60);
  const { seller_id } = await db.unscoped.selectFrom('sellers').select('seller_id').executeTakeFirstOrThrow();
  await db.unscoped
    .insertInto('seller_banks')
    .values({
      seller_id,
      currency: 'INR',
      bank_name: 'Warp Bank',
      holder: 'Selvedge Trading Pvt Ltd',
      account,
      code: 'WARP0000001',
      vpa: null,
      effective_from: clock.now(),
    })
    .execute();
}
