/** The tables of a sheet as an XLSX workbook: figures are numbers that can be added up, everything else is text. */
import { strToU8, zipSync } from 'fflate';
import type { Column, Row, Sheet } from '#domain/documents/sheet.ts';
import { safeCell } from './safe-cell.ts';
import { isFigure } from './write-csv.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function writeXlsx(sheet: Sheet): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Nunito Sans"/></font><font><b/><sz val="11"/><name val="Nunito Sans"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  };
  // A fixed day, so that the same document gives the same bytes.
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)] as const);
  return zipSync(Object.fromEntries(files), { mtime: '2000-01-01T00:00:00Z' });
}

/** A tab's name: at most 31 signs, and not all of them. */
function sheetName({ number }: Sheet): string {
  return number.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);
}

function worksheet({ blocks }: Sheet): string {
  const rows = blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    const head: Row = { cells: block.columns.map(({ label }) => label), sum: 'total' };
    return [head, ...block.rows].map((row, index) => ({
      row,
      columns: index === 0 ? [] : block.columns,
    }));
  });
  const xml = rows.map(({ row, columns }, index) => rowXml(row, columns, index + 1)).join('');
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${xml}</sheetData></worksheet>`;
}

function rowXml({ cells, sum }: Row, columns: readonly Column[], line: number): string {
  const style = sum ? ' s="1"' : '';
  const xml = cells.map((text, index) => {
    if (text === '') return '';
    const place = `r="${columnName(index)}${line}"${style}`;
    if (columns[index]?.kind === 'number' && isFigure(text)) return `<c ${place}><v>${text}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(safeCell(text))}</t></is></c>`;
  });
  return `<row r="${line}">${xml.join('')}</row>`;
}

/** A, B … Z, AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
