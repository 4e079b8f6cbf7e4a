/** A PDF made anew from the pages somebody sees: catalogue, forms, links, scripts and files inside are not taken over. */
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { type ShownContent, shownContent } from './shown-content.ts';

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((key) => PDFName.of(key));
const OWN = ['Contents', 'Group', 'UserUnit', 'BleedBox', 'TrimBox', 'ArtBox'].map((key) => PDFName.of(key));
const LAYERS = PDFName.of('OCProperties');
const ANNOTATIONS = PDFName.of('Annots');

export async function writtenAnew(content: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(content, {
    updateMetadata: false,
    capNumbers: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const target = await PDFDocument.create({ updateMetadata: false });
  const shown = shownContent(source.context, target.context);
  const pages = source.getPages();
  if (pages.length === 0) throw new Error('The PDF has no pages.');
  for (const page of pages) copyPage(shown, page, target.addPage());
  // Without it every layer would show, those that were switched off too.
  const layers = shown.copy(source.catalog.get(LAYERS));
  if (layers) target.catalog.set(LAYERS, layers);
  return target.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity });
}

function copyPage(shown: ShownContent, { node: from }: PDFPage, { node: to }: PDFPage): void {
  for (const key of INHERITED) {
    const kept = shown.copy(from.getInheritableAttribute(key));
    if (kept) to.set(key, kept);
  }
  for (const key of OWN) {
    const kept = shown.copy(from.get(key));
    if (kept) to.set(key, kept);
  }
  const annotations = from.lookup(ANNOTATIONS);
  if (!(annotations instanceof PDFArray)) return;
  const stamps = PDFArray.withContext(to.context);
  for (let place = 0; place < annotations.size(); place += 1) {
    const stamp = stampOf(shown, annotations.lookup(place), to.context);
    if (stamp) stamps.push(to.context.register(stamp));
  }
  if (stamps.size() > 0) to.set(ANNOTATIONS, stamps);
}

/** What a filled field, a signature or a note looks like stays as a picture of it. */
function stampOf(shown: ShownContent, annotation: unknown, context: PDFDict['context']): PDFDict | null {
  if (!(annotation instanceof PDFDict)) return null;
  const appearance = shown.copy(appearanceOf(annotation));
  const rectangle = shown.copy(annotation.get(PDFName.of('Rect')));
  if (!appearance || !rectangle) return null;
  const flags = shown.copy(annotation.get(PDFName.of('F')));
  return context.obj({
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: rectangle,
    AP: { N: appearance },
    ...(flags ? { F: flags } : {}),
  });
}

/** A tick box has a look for each of its states; `AS` says which one is shown. */
function appearanceOf(annotation: PDFDict): PDFRef | undefined {
  const looks = annotation.lookup(PDFName.of('AP'));
  if (!(looks instanceof PDFDict)) return undefined;
  const normal = looks.lookup(PDFName.of('N'));
  if (normal instanceof PDFRawStream) return referenceIn(looks, PDFName.of('N'));
  const state = annotation.lookup(PDFName.of('AS'));
  return normal instanceof PDFDict && state instanceof PDFName ? referenceIn(normal, state) : undefined;
}

/** A stream is always an object of its own. */
function referenceIn(dictionary: PDFDict, key: PDFName): PDFRef | undefined {
  const value = dictionary.get(key);
  return value instanceof PDFRef ? value : undefined;
}
