/** Every document in every market as pictures, to be looked at. `npx node bench/documents/pages.ts [folder]`, with pdftoppm installed */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { listDocuments, requestDocument } from '#contract/customer/documents.ts';
import type { Market } from '#domain/shared/market.ts';
import { renderPdf } from '#server/capabilities/documents/rendering/pdf/render-pdf.ts';
import { download, issueAndRender, renderWaiting } from '#tests/support/data/documents.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { aWholeOrder } from '#tests/support/data/whole-order.ts';
import { prepareTestDatabases } from '#tests/support/database/test-database.ts';
import { HARD_SHEETS } from './hard-pages.ts';

const folder = process.argv[2] ?? '.data/pages';
mkdirSync(folder, { recursive: true });

for (const [name, sheet] of Object.entries(HARD_SHEETS)) {
  draw(name, await renderPdf({ sheet, issuedAt: new Date(0), voidWords: null }, () => {}));
}

const removeDatabases = await prepareTestDatabases();
const world = await aPayingWorld();
try {
  for (const market of ['IN', 'BD', 'INTL'] as const) await drawOrder(market);
} finally {
  await world.close();
  await removeDatabases();
}

async function drawOrder(market: Market): Promise<void> {
  const { buyer, order } = await aWholeOrder(world, market);
  const { orderId } = order;
  await buyer.call(requestDocument, { body: { orderId, type: 'purchase_order' } });
  await issueAndRender(world, orderId);
  await renderWaiting(world);
  const { records } = await buyer.call(listDocuments, { query: { orderId } });
  for (const { documentId, type, number } of records) {
    draw(`${market}-${type}-${number.slice(-2)}`, await download(world, buyer, documentId));
  }
}

/** The first pages are enough to see how a long one is set. */
function draw(name: string, pdf: Buffer): void {
  const path = `${folder}/${name}`;
  writeFileSync(`${path}.pdf`, pdf);
  execFileSync('pdftoppm', ['-r', '80', '-l', '3', '-png', `${path}.pdf`, path]);
  process.stdout.write(`${path}.pdf\n`);
}
