/** Uploads of an erased person become an empty picture; what proves a payment or an order stays. */
import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { storageKey } from '#server/capabilities/uploads/storage-key.ts';
import type { Queries } from '#server/db/database.ts';
import type { FileStorage } from '#server/integrations/file-storage/port.ts';

const ERASED_FILE = 'erased.png';
const CONTENT_TYPE = 'image/png';
const SIDE = 64;

type Upload = { file_id: string; brand_id: string; has_thumbnail: boolean };

/** Papers that the books lean on. */
const KEPT: readonly [table: string, column: string][] = [
  ['bank_transfers', 'proof_file_id'],
  ['letters_of_credit', 'file_id'],
  ['orders', 'po_file_id'],
  ['msme_details', 'certificate_file_id'],
  ['tax_invoices', 'file_id'],
];

export async function uploadsToErase(
  db: Queries,
  { brandId, customerId }: { brandId: string; customerId: string },
): Promise<Upload[]> {
  const kept: RawBuilder<unknown>[] = KEPT.map(
    ([table, column]) => sql`not exists (select from ${sql.table(table)} kept
      where kept.brand_id = files.brand_id and ${sql.ref(`kept.${column}`)} = files.file_id)`,
  );
  const { rows } = await sql<Upload>`
    select file_id, brand_id, has_thumbnail from files
    where brand_id = ${brandId} and customer_id = ${customerId} and original_name <> ${ERASED_FILE}
      and ${sql.join(kept, sql` and `)} order by file_id`.execute(db.unscoped);
  return rows;
}

/** Content first: if the rows fail afterwards, the next run finds them again. */
export async function eraseFiles(db: Queries, files: FileStorage, uploads: readonly Upload[]): Promise<void> {
  if (uploads.length === 0) return;
  const empty = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#d4d4d8' } })
    .png()
    .toBuffer();
  for (const upload of uploads) {
    await files.put(storageKey(upload, 'original'), empty, CONTENT_TYPE);
    if (upload.has_thumbnail) await files.remove(storageKey(upload, 'thumbnail'));
    await db.scoped
      .updateTable('files')
      .set({
        original_name: ERASED_FILE,
        content_type: CONTENT_TYPE,
        byte_size: empty.length,
        has_thumbnail: false,
      })
      .where('brand_id', '=', upload.brand_id)
      .where('file_id', '=', upload.file_id)
      .execute();
  }
}
