/** A small PDF as somebody would choose it from a folder. */
export function pdfFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  return { name, mimeType: 'application/pdf', buffer };
}
