/** A thread that renders one document after the other. */
import { parentPort } from 'node:worker_threads';
import { rowCount } from '#domain/documents/sheet.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { RenderAnswer, RenderOrder } from './render-order.ts';
import { writeCsv } from './spreadsheet/write-csv.ts';
import { writeXlsx } from './spreadsheet/write-xlsx.ts';

parentPort?.on('message', async (order: RenderOrder) => {
  const answer = await render(order).then(
    (content): RenderAnswer => ({ kind: 'done', content }),
    (error: unknown): RenderAnswer => ({ kind: 'failed', reason: String(error) }),
  );
  parentPort?.postMessage(answer);
});

async function render(order: RenderOrder): Promise<Uint8Array> {
  if (order.format === 'csv') return Buffer.from(writeCsv(order.sheet), 'utf8');
  if (order.format === 'xlsx') return writeXlsx(order.sheet);
  const rows = rowCount(order.sheet);
  let done = 0;
  return renderPdf(order, () => {
    done += 1;
    if (rows > 100 && done % 100 === 0) {
      const percent = Math.floor((done / rows) * 95);
      parentPort?.postMessage({ kind: 'progress', percent } satisfies RenderAnswer);
    }
  });
}
