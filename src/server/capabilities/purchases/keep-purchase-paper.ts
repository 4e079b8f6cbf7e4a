/** The order to the mill as PDF, among the files of that mill: no company reads, attaches or exports those. */
import { openRenderPool } from '#server/capabilities/documents/rendering/render-pool.ts';
import { keepPrintedPaper } from '#server/capabilities/uploads/store-file.ts';
import type { Services } from '#server/services.ts';
import { purchaseOfOrder, sheetOfPurchase, updatePurchase } from './purchases.store.ts';

/** Outside of any transaction; the sheet says everything that is printed, so a second try prints the same. */
export async function keepPurchasePaper(
  services: Services,
  place: { brand_id: string; order_id: string },
): Promise<void> {
  const { db } = services;
  const purchase = await purchaseOfOrder(db, place);
  if (!purchase || purchase.file_id !== null) return;
  const { brand_id: brandId, supplier_id: supplierId, number, created_at: issuedAt } = purchase;
  const content = await rendered({
    sheet: await sheetOfPurchase(db, purchase),
    issuedAt,
    voidWords: null,
    format: 'pdf',
  });
  const name = millPaperName(number);
  const { file_id } = await keepPrintedPaper(
    services,
    { kind: 'supplier', supplierId, brandId },
    { name, content },
  );
  await updatePurchase(db, purchase, { file_id });
  await db.transaction((tx) =>
    services.changes.announce(tx, { kind: 'change-for-desk', keys: ['purchases'] }),
  );
}

export function millPaperName(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

async function rendered(order: Parameters<ReturnType<typeof openRenderPool>['render']>[0]): Promise<Buffer> {
  const pool = openRenderPool(1);
  try {
    return await pool.render(order, () => {});
  } finally {
    await pool.close();
  }
}
