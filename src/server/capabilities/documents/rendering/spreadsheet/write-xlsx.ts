/** The tables of a sheet as an XLSX workbook: figures are numbers that can be added up, everything else is text. */
import { strToU8, zipSync } from 'fflate';
import type { Block, Column, Row, Sheet } from '#domain/documents/sheet.ts';
import { safeCell } from './safe-cell.ts';
import { isFigure } from './write-csv.ts';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function writeXlsx(sheet: Sheet): Uint8Array {
  const parts: Record<string, string> = {
    ...workbookParts([sheet.number]),
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  };
  // A fixed day, so that the same document gives the same bytes.
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(XML_HEAD + xml)] as const);
  return zipSync(Object.fromEntries(files), { mtime: '2000-01-01T00:00:00Z' });
}

/** Everything but the tabs themselves, which are `xl/worksheets/sheet1.xml` and so on. */
export function workbookParts(tabs: readonly string[]): Record<string, string> {
  const sheets = tabs.map((name, index) => ({ name: tabName(name), place: index + 1 }));
  const overrides = sheets.map(
    ({ place }) =>
      `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const entries = sheets.map(
    ({ name, place }) => `<sheet name="${escaped(name)}" sheetId="${place}" r:id="rId${place}"/>`,
  );
  const relations = sheets.map(
    ({ place }) =>
      `<Relationship Id="rId${place}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${place}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Nunito Sans"/></font><font><b/><sz val="11"/><name val="Nunito Sans"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${cellFormats()}</cellXfs></styleSheet>`,
  };
}

/** How many decimals a figure is shown with, and the format that a spreadsheet knows for it. */
const FORMATS = [
  { decimals: null, numFmtId: 0 },
  { decimals: 2, numFmtId: 2 },
  { decimals: 3, numFmtId: 164 },
] as const;

/** Each in regular and bold letters. */
function cellFormats(): string {
  return FORMATS.flatMap(({ numFmtId }) =>
    [0, 1].map(
      (fontId) => `<xf numFmtId="${numFmtId}" fontId="${fontId}" applyNumberFormat="1" applyFont="1"/>`,
    ),
  ).join('');
}

function styleOf(text: string, isFigure: boolean, isBold: boolean): string {
  const decimals = isFigure ? (text.split('.')[1]?.length ?? 0) : null;
  const format = Math.max(
    0,
    FORMATS.findIndex((each) => each.decimals === decimals),
  );
  const style = format * 2 + (isBold ? 1 : 0);
  return style === 0 ? '' : ` s="${style}"`;
}

/** As wide as on paper, in letters. */
function columnWidths(columns: readonly Column[]): string {
  const widths = columns.map(({ share }, index) => {
    const width = Math.max(8, Math.round(share * 130));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`;
}

/** A tab's name: at most 31 signs, and not all of them. */
function tabName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);
}

function worksheet({ blocks }: Sheet): string {
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? placedRows(block) : []));
  const first = blocks.find((block) => block.kind === 'table');
  const xml = rows.map(({ row, columns }, index) => rowXml(row, columns, index + 1)).join('');
  return `${beginningOfTab(first?.columns ?? [])}${xml}${END_OF_TAB}`;
}

type Table = Extract<Block, { kind: 'table' }>;

/** One table as a tab, some rows at a time. */
export function* tabXml(table: Table, rowsAtOnce: number): Generator<string> {
  yield beginningOfTab(table.columns);
  const rows = placedRows(table);
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const next = rows.slice(first, first + rowsAtOnce);
    yield next.map(({ row, columns }, index) => rowXml(row, columns, first + index + 1)).join('');
  }
  yield END_OF_TAB;
}

const END_OF_TAB = '</sheetData></worksheet>';

function beginningOfTab(columns: readonly Column[]): string {
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnWidths(columns)}<sheetData>`;
}

/** The head has words over figures. */
function placedRows({ columns, rows }: Table): { row: Row; columns: readonly Column[] }[] {
  const head: Row = { cells: columns.map(({ label }) => label), sum: 'total' };
  return [head, ...rows].map((row, index) => ({ row, columns: index === 0 ? [] : columns }));
}

function rowXml({ cells, sum }: Row, columns: readonly Column[], line: number): string {
  const xml = cells.map((text, index) => {
    if (safeCell(text) === '') return '';
    const isNumber = columns[index]?.kind === 'number' && isFigure(text);
    const place = `r="${columnName(index)}${line}"${styleOf(text, isNumber, sum !== undefined)}`;
    if (isNumber) return `<c ${place}><v>${text}</v></c>`;
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
