/** The sheet of a document outlives its file: what is gone from storage is rendered again while the reader waits. */

import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { downloadDocument } from '#contract/customer/documents.ts';
import { documentFileKey } from '#server/capabilities/documents/download/document-file-key.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { renderQueuedDocuments } from '#server/capabilities/documents/rendering/render-document.ts';
import { download, theDocument } from '#tests/support/data/documents.ts';
import { aPayableOrder, aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
beforeAll(() => renderQueuedDocuments(world.services));

async function aProforma(): Promise<PayableOrder & { documentId: string; key: string }> {
  const payable = await aPayableOrder(world);
  // By the queue alone: whoever rendered beside it could put the file back that a test takes away.
  await issueDueDocuments(world.services, payable.order.orderId);
  const { documentId } = await theDocument(payable.buyer, payable.order.orderId, 'proforma_invoice');
  await waitFor('the proforma to be rendered', () =>
    world.services.db.unscoped
      .selectFrom('document_files')
      .select('variant')
      .where('document_id', '=', documentId)
      .where('state', '=', 'ready')
      .executeTakeFirst(),
  );
  const owner = { brand_id: payable.buyer.customer.brandId, document_id: documentId };
  return { ...payable, documentId, key: documentFileKey(owner, 'pdf') };
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

test('a file that is gone is rendered again from its sheet, and the download waits for it', async () => {
  const { buyer, order, documentId, key } = await aProforma();
  const before = await download(world, buyer, documentId);
  await world.services.files.remove(key);
  const [first, second] = await Promise.all([
    download(world, buyer, documentId),
    download(world, buyer, documentId),
  ]);
  expect(first.equals(before)).toBe(true);
  expect(second.equals(before)).toBe(true);
  const { sha256 } = await theDocument(buyer, order.orderId, 'proforma_invoice');
  expect(sha256).toBe(hashOf(await download(world, buyer, documentId)));
});

test('the register says when a file was rendered again, and the hash of the copy that counts', async () => {
  const { buyer, order, documentId, key } = await aProforma();
  await world.services.files.remove(key);
  const content = await download(world, buyer, documentId);
  const [copy] = await waitFor('the copy to stand in the register', async () => {
    const rows = await world.services.db.unscoped
      .selectFrom('restored_files')
      .selectAll()
      .where('document_id', '=', documentId)
      .execute();
    return rows.length > 0 && rows;
  });
  expect(copy).toMatchObject({ variant: 'pdf', byte_size: content.length });
  const { sha256 } = await theDocument(buyer, order.orderId, 'proforma_invoice');
  expect([copy?.sha256.toString('hex'), sha256]).toEqual([hashOf(content), hashOf(content)]);
});

test('a file that was asked for and that nobody has in hand any more is asked for again', async () => {
  const { buyer, documentId } = await aProforma();
  const { db, clock } = world.services;
  const brand_id = buyer.customer.brandId;
  await db.unscoped
    .insertInto('document_files')
    .values({
      brand_id,
      document_id: documentId,
      variant: 'pdf_void',
      state: 'preparing',
      asked_at: clock.now(),
    })
    .execute();
  await db.unscoped
    .insertInto('document_voids')
    .values({
      document_id: documentId,
      brand_id,
      reason: 'Another bank',
      voided_by: (await world.asStaff()).staffId,
      voided_at: clock.now(),
    })
    .execute();
  const ask = () => buyer.call(downloadDocument, { params: { documentId }, body: { format: 'pdf' } });
  expect((await ask()).state).toBe('preparing');
  world.clock.advance(121);
  expect((await ask()).state).toBe('preparing');
  await waitFor('the file to be ready', async () => (await ask()).state === 'ready');
});
