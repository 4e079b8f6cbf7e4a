import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { gatherBytes } from './gather-bytes.ts';

test('what a document writes goes out at once and does not pile up in it', async () => {
  const doc = new PDFDocument({ compress: false });
  const content = await gatherBytes(doc);
  // More than one block of what is gathered.
  for (let page = 1; page <= 60; page += 1) {
    doc.text(`Roll ${page} `.repeat(500)).addPage();
    expect(doc.readableLength).toBe(0);
  }
  doc.end();
  const bytes = await content();
  expect(bytes.length).toBeGreaterThan(300_000);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString()).toBe('%%EOF\n');
});
