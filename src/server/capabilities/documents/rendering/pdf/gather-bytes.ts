/** The bytes of a document while it is written: a long list is a hundred thousand small pieces, which are not kept one by one. */
const BLOCK_BYTES = 256 * 1024;

/** Resolves to the answer once the document takes what it writes straight to us instead of keeping it. */
export async function gatherBytes(doc: PDFKit.PDFDocument): Promise<() => Promise<Buffer>> {
  const full: Buffer[] = [];
  let block = Buffer.alloc(BLOCK_BYTES);
  let used = 0;
  doc.on('data', (piece: Buffer) => {
    for (let from = 0; from < piece.length; ) {
      const copied = piece.copy(block, used, from);
      from += copied;
      used += copied;
      if (used === BLOCK_BYTES) {
        full.push(block);
        block = Buffer.alloc(BLOCK_BYTES);
        used = 0;
      }
    }
  });
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat([...full, block.subarray(0, used)])));
    doc.on('error', reject);
  });
  // A stream begins to flow on the next turn of the loop, and everything written before that waits in it.
  await new Promise((resolve) => setImmediate(resolve));
  return () => whole;
}
