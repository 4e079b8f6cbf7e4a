/** Tables as one XLSX workbook, a tab each, in pieces that are ready before the whole is. */
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Block } from '#domain/documents/sheet.ts';
import { tabXml, workbookParts, XML_HEAD } from './write-xlsx.ts';

type Table = Extract<Block, { kind: 'table' }>;

const BATCH_ROWS = 500;

export function* writeWorkbook(tables: readonly Table[]): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const names = tables.map(({ title }) => title);
  for (const [path, xml] of Object.entries(workbookParts(names))) {
    addTo(zip, path).push(strToU8(XML_HEAD + xml), true);
    yield* ready.splice(0);
  }
  for (const [index, table] of tables.entries()) {
    const part = addTo(zip, `xl/worksheets/sheet${index + 1}.xml`);
    part.push(strToU8(XML_HEAD));
    for (const xml of tabXml(table, BATCH_ROWS)) {
      part.push(strToU8(xml));
      yield* ready.splice(0);
    }
    part.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** A fixed day, so that the same tables give the same bytes. */
function addTo(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path);
  part.mtime = '2000-01-01T00:00:00Z';
  zip.add(part);
  return part;
}
