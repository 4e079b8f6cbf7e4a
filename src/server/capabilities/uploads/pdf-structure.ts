/** Whether a PDF is one from end to end, and holds nothing that acts by itself. Read, never run. */
import { inflateSync } from 'node:zlib';

export type PdfProblem = 'no_pdf' | 'active';

const HEADER = /^%PDF-[12]\.\d/;
const OBJECT = /\b\d{1,10}\s{1,20}\d{1,5}\s{1,20}obj\b/;
const WEB_PAGE = /<(script|html|!doctype|svg|iframe)\b/i;
/** Scripts, programs to start, files inside, forms that send: nothing an order or an artwork needs. A locked file cannot be read. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Encrypt)(?![A-Za-z0-9_.-])/;
const FRONT_BYTES = 1024;
const LONGEST_DICTIONARY = 4096;
/** Unpacked, all objects together: more is a bomb. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;

export function pdfProblem(content: Buffer): PdfProblem | null {
  const text = content.toString('latin1');
  if (!isWhole(text)) return 'no_pdf';
  const parts = partsOf(text);
  if (!parts) return 'active';
  return parts.some(isActive) ? 'active' : null;
}

/** Begins and ends as a PDF does, with objects and a trailer between: what hangs behind it would be something else. */
function isWhole(text: string): boolean {
  const body = withoutEndSpace(text);
  const hasTrailer = body.includes('trailer') || body.includes('/XRef');
  return (
    HEADER.test(text) &&
    body.endsWith('%%EOF') &&
    OBJECT.test(text) &&
    text.includes('endobj') &&
    hasTrailer &&
    pointsInside(body) &&
    !WEB_PAGE.test(text.slice(0, FRONT_BYTES))
  );
}

function withoutEndSpace(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n\f\0'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The last word on where the objects lie must lead to a table or an object; readers mend files without one. */
function pointsInside(body: string): boolean {
  const at = body.lastIndexOf('startxref');
  if (at === -1) return true;
  const place = Number(/^startxref\s+(\d{1,10})\s/.exec(body.slice(at, at + 40))?.[1] ?? 'NaN');
  return place < at && /^\s*(xref|\d{1,10}\s+\d{1,5}\s+obj)\b/.test(body.slice(place, place + 40));
}

/** What stands outside the streams, and what packed objects hold; null when those cannot be read. */
function partsOf(text: string): string[] | null {
  const parts: string[] = [];
  let unpacked = 0;
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    const end = start === -1 ? -1 : text.indexOf('endstream', start);
    if (end === -1) break;
    const before = text.slice(from, start);
    const held = text.slice(start + 'stream'.length, end).replace(/^\r?\n/, '');
    parts.push(before);
    // Objects that only pretend to lie in a stream are read like all others.
    if (OBJECT.test(held)) parts.push(held);
    const dictionary = decoded(before.slice(before.lastIndexOf('obj')).slice(-LONGEST_DICTIONARY));
    if (dictionary.includes('/ObjStm')) {
      const objects = unpack(dictionary, held, MOST_UNPACKED_BYTES - unpacked);
      if (objects === null) return null;
      unpacked += objects.length;
      parts.push(objects);
    }
    from = end + 'endstream'.length;
  }
  return [...parts, text.slice(from)];
}

function unpack(dictionary: string, held: string, room: number): string | null {
  if (!dictionary.includes('/Filter')) return held;
  if (!/\/Filter\s{0,20}(\[\s{0,20}\/FlateDecode\s{0,20}\]|\/FlateDecode\b)/.test(dictionary)) return null;
  try {
    return inflateSync(Buffer.from(held, 'latin1'), { maxOutputLength: Math.max(1, room) }).toString(
      'latin1',
    );
  } catch {
    return null;
  }
}

/** `/J#53` is another spelling of `/JS`; nobody honest spells very many names that way. */
const ENCODED_NAME = /\/[^\s/()<>[\]{}%]{0,100}#[^\s/()<>[\]{}%]{0,100}/g;
const MOST_ENCODED_NAMES = 10_000;

function isActive(part: string): boolean {
  if (ACTIVE.test(part)) return true;
  let names = 0;
  for (const [name] of part.matchAll(ENCODED_NAME)) {
    names += 1;
    if (names > MOST_ENCODED_NAMES || ACTIVE.test(decoded(name))) return true;
  }
  return false;
}

function decoded(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
