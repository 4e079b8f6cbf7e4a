/** Files of documents are rendered by jobs in threads of their own; the same document always gives the same bytes. */
import { createHash } from 'node:crypto';
import { voidNotice } from '#domain/documents/void-document.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { Services } from '#server/services.ts';
import { documentFileKey } from '../download/document-file-key.ts';
import {
  documentToRender,
  type FileVariant,
  fileRowOf,
  insertRestoredFile,
  type RenderedDocument,
  updateFileRow,
} from '../download/files.store.ts';
import { openRenderPool, type RenderPool } from './render-pool.ts';

const CONTENT_TYPE = {
  pdf: 'application/pdf',
  pdf_void: 'application/pdf',
  xlsx: 'application/zip',
  csv: 'text/csv',
};
/** A bar that moves, without a write for every row. */
const PROGRESS_STEP = 10;

export async function renderQueuedDocuments(services: Services): Promise<void> {
  const pool = openRenderPool();
  await services.jobs.work('render-document', (wanted) => renderDocument(services, pool, wanted));
}

export async function renderDocument(
  services: Services,
  pool: RenderPool,
  { documentId, variant }: JobData['render-document'],
): Promise<void> {
  const { db, clock } = services;
  const document = await documentToRender(db, documentId);
  if (!document) return;
  if ((await fileRowOf(db, document, variant))?.state === 'ready') {
    await restoreIfGone(services, pool, document, variant);
    return;
  }
  try {
    const file = await store(services, pool, document, variant);
    await db.transaction(async (tx) => {
      const ready = { state: 'ready', progress: 100, ready_at: clock.now(), ...file } as const;
      await updateFileRow(tx, document, variant, ready);
      await announce(services, tx, document);
    });
  } catch (error) {
    await updateFileRow(db, document, variant, { state: 'failed', progress: 0 });
    throw error;
  }
}

/** The sheet says everything that is printed, so nothing is lost with a file. */
async function restoreIfGone(
  services: Services,
  pool: RenderPool,
  document: RenderedDocument,
  variant: FileVariant,
): Promise<void> {
  const { db, files, clock, log } = services;
  if (await files.get(documentFileKey(document, variant))) return;
  const { document_id, brand_id } = document;
  log.warn({ documentId: document_id, variant }, 'documents: a file was gone and is rendered again');
  const file = await store(services, pool, document, variant);
  await db.transaction(async (tx) => {
    await insertRestoredFile(tx, { document_id, variant, brand_id, restored_at: clock.now(), ...file });
    await announce(services, tx, document);
  });
}

async function store(
  services: Services,
  pool: RenderPool,
  document: RenderedDocument,
  variant: FileVariant,
): Promise<{ byte_size: number; sha256: Buffer }> {
  const content = await pool.render(orderOf(document, variant), progressWriter(services, document, variant));
  await services.files.put(documentFileKey(document, variant), content, CONTENT_TYPE[variant]);
  return { byte_size: content.length, sha256: createHash('sha256').update(content).digest() };
}

function orderOf(
  { sheet, issued_at: issuedAt, replaced_by: replacedBy, void_reason: voidReason }: RenderedDocument,
  variant: JobData['render-document']['variant'],
) {
  const voidWords = variant === 'pdf_void' ? voidNotice({ replacedBy, voidReason }) : null;
  return { sheet, issuedAt, voidWords, format: variant === 'pdf_void' ? ('pdf' as const) : variant };
}

function announce(
  { changes }: Services,
  tx: Parameters<Services['changes']['announce']>[0],
  { brand_id: brandId }: RenderedDocument,
): Promise<void> {
  return changes.announce(tx, { kind: 'change', brandId, keys: ['documents'] });
}

function progressWriter(
  services: Services,
  document: RenderedDocument,
  variant: JobData['render-document']['variant'],
): (percent: number) => void {
  let written = 0;
  return (percent) => {
    if (percent < written + PROGRESS_STEP || percent >= 100) return;
    written = percent;
    // A missed step of the bar harms nobody.
    updateFileRow(services.db, document, variant, { state: 'preparing', progress: percent }).catch(() => {});
  };
}
