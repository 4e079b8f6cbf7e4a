/** Copies what a page shows into another document; what acts, leads away or only hangs on stays behind. */
import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

const ACTIONS = names(
  'GoTo',
  'GoToR',
  'GoToE',
  'GoToDp',
  'GoTo3DView',
  'Launch',
  'Thread',
  'URI',
  'Sound',
  'Movie',
  'Hide',
  'Named',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'JavaScript',
  'SetOCGState',
  'Rendition',
  'Trans',
  'RichMediaExecute',
);
/** Parts of a document's frame: ours is made anew, theirs would bring everything else along. */
const FRAME = names(
  'Action',
  'Annot',
  'Catalog',
  'EmbeddedFile',
  'F',
  'Filespec',
  'Metadata',
  'ObjStm',
  'Outlines',
  'Page',
  'Pages',
  'StructElem',
  'StructTreeRoot',
  'XRef',
);
/** Of a stream: bytes that lie in another file, pages of another file, and what programs keep for themselves. */
const STREAM_EXTRAS = names(
  'AF',
  'F',
  'FDecodeParms',
  'FFilter',
  'LastModified',
  'Length',
  'Metadata',
  'OPI',
  'PieceInfo',
  'Ref',
  'StructParent',
  'StructParents',
);
const TYPE = PDFName.of('Type');
const SUBTYPE = PDFName.of('Subtype');
const ACTION_KIND = PDFName.of('S');
const EMBEDDED = PDFName.of('EF');
const FILTER = PDFName.of('Filter');
const POSTSCRIPT = PDFName.of('PS');

export type ShownContent = { copy(object: PDFObject | undefined): PDFObject | null };

export function shownContent(source: PDFContext, target: PDFContext): ShownContent {
  const copied = new Map<PDFRef, PDFRef | null>();

  function copy(object: PDFObject | undefined): PDFObject | null {
    if (object === undefined || object instanceof PDFInvalidObject) return null;
    if (object instanceof PDFRef) return copyReference(object);
    if (object instanceof PDFRawStream) return copyStream(object);
    if (object instanceof PDFDict) return isLeftBehind(object) ? null : copyEntries(object, new Set());
    if (object instanceof PDFArray) return copyItems(object);
    return object.clone(target);
  }

  function copyReference(reference: PDFRef): PDFRef | null {
    const known = copied.get(reference);
    if (known !== undefined) return known;
    const place = target.nextRef();
    copied.set(reference, place);
    const object = copy(source.lookup(reference));
    if (object) target.assign(place, object);
    else copied.set(reference, null);
    return object && place;
  }

  function copyEntries(dictionary: PDFDict, without: ReadonlySet<PDFObject>): PDFDict {
    const entries = PDFDict.withContext(target);
    for (const [key, value] of dictionary.entries()) {
      const kept = without.has(key) ? null : copy(value);
      if (kept) entries.set(key, kept);
    }
    return entries;
  }

  /** Places count in an array, so what is left behind leaves nothing in its place. */
  function copyItems(array: PDFArray): PDFArray {
    const items = PDFArray.withContext(target);
    for (const item of array.asArray()) items.push(copy(item) ?? target.obj(null));
    return items;
  }

  /** Packed, so that no plain text of a stream can be taken for an object of the file. */
  function copyStream({ dict, contents }: PDFRawStream): PDFRawStream | null {
    if (isLeftBehind(dict) || dict.lookup(SUBTYPE) === POSTSCRIPT) return null;
    const entries = copyEntries(dict, STREAM_EXTRAS);
    if (entries.has(FILTER)) return PDFRawStream.of(entries, contents);
    entries.set(FILTER, PDFName.of('FlateDecode'));
    return PDFRawStream.of(entries, deflateSync(contents));
  }

  return { copy };
}

function isLeftBehind(dictionary: PDFDict): boolean {
  return (
    has(FRAME, dictionary.lookup(TYPE)) ||
    has(ACTIONS, dictionary.lookup(ACTION_KIND)) ||
    dictionary.has(EMBEDDED)
  );
}

function has(set: ReadonlySet<PDFObject>, value: PDFObject | undefined): boolean {
  return value !== undefined && set.has(value);
}

function names(...of: string[]): ReadonlySet<PDFObject> {
  return new Set(of.map((name) => PDFName.of(name)));
}
