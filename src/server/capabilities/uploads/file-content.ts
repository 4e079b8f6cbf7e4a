/** What a file really is, by its content: names and declared types are only claims. */
import type { Sharp } from 'sharp';
import { Refusal } from '#domain/shared/refusal.ts';
import { isUploadTooLarge } from '#domain/shared/upload-limit.ts';
import { memoryQueue } from './memory-queue.ts';
import { rewritePdf } from './pdf/rewrite-pdf.ts';

export type CleanFile = { content: Buffer; contentType: string; extension: string; thumbnail: Buffer | null };

const MOST_PIXELS = 40_000_000;
/** A line of millions of points takes hundreds of times its own size while it is made smaller. */
const LONGEST_SIDE_PIXELS = 16_384;
/** What the pictures and PDFs in hand may take together, unpacked. */
const DECODING_BYTES = 160_000_000;
const decoding = memoryQueue(DECODING_BYTES);
const THUMBNAIL_PIXELS = 320;
const JPEG_QUALITY = 85;

const PDF_START = Buffer.from('%PDF-');
const IMAGE_TYPES: Readonly<Record<string, { contentType: string; extension: string }>> = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
  webp: { contentType: 'image/webp', extension: 'webp' },
};

export async function cleanFile(content: Buffer): Promise<CleanFile> {
  if (content.length === 0) throw new Refusal('file_empty');
  if (isHeic(content)) throw new Refusal('heic_refused');
  if (content.subarray(0, PDF_START.length).equals(PDF_START)) {
    const written = await rewritePdf(decoding, content);
    return withinLimit({
      content: written,
      contentType: 'application/pdf',
      extension: 'pdf',
      thumbnail: null,
    });
  }
  return cleanImage(content);
}

/** Written anew from its pixels: place, device and anything hidden behind the picture stay out. */
async function cleanImage(content: Buffer): Promise<CleanFile> {
  const { format, width, height, pages, pixelBytes } = await describe(content);
  const type = IMAGE_TYPES[format];
  if (!type) throw new Refusal('file_type_refused');
  // Read from the header before a single pixel is unpacked.
  const pixels = width * height * pages;
  const isTooLarge =
    pixels > MOST_PIXELS ||
    Math.max(width, height) > LONGEST_SIDE_PIXELS ||
    pixels * pixelBytes > DECODING_BYTES;
  if (isTooLarge) throw new Refusal('image_too_large');
  return decoding.run(pixels * pixelBytes, () => writtenAnew(content, format, type));
}

async function writtenAnew(
  content: Buffer,
  format: string,
  type: { contentType: string; extension: string },
): Promise<CleanFile> {
  try {
    const picture = (await open(content, MOST_PIXELS)).rotate();
    const written = await picture
      .clone()
      .toFormat(format as 'jpeg' | 'png' | 'webp', format === 'jpeg' ? { quality: JPEG_QUALITY } : {})
      .toBuffer();
    const small = picture
      .clone()
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside', withoutEnlargement: true });
    return withinLimit({ ...type, content: written, thumbnail: await small.webp().toBuffer() });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file_type_refused');
  }
}

/** Written anew, a tightly packed file can grow beyond what is allowed. */
function withinLimit(file: CleanFile): CleanFile {
  if (isUploadTooLarge(file.content.length)) throw new Refusal('file_too_large');
  return file;
}

/** Only the header is read here, so its size can be told apart from a file that is no picture. */
async function describe(content: Buffer) {
  try {
    const picture = await (await open(content, false)).metadata();
    const { format = '', width = 0, height = 0, pages = 1, channels = 4, depth } = picture;
    return { format, width, height, pages, pixelBytes: channels * (depth === 'uchar' ? 1 : 2) };
  } catch {
    throw new Refusal('file_type_refused');
  }
}

/** Only the three decoders we name are ever tried; a drawing with scripts or a document never reaches one. */
async function open(content: Buffer, limitInputPixels: number | false): Promise<Sharp> {
  if (!looksLikeImage(content)) throw new Refusal('file_type_refused');
  // Most processes never see a picture and need not carry the decoders.
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels, failOn: 'error', sequentialRead: true });
}

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);

/** What iPhones store; its decoder is patented and not in ours, so the refusal says how to get a JPEG. */
function isHeic(content: Buffer): boolean {
  return (
    content.subarray(4, 8).toString('latin1') === 'ftyp' &&
    HEIC_BRANDS.has(content.subarray(8, 12).toString('latin1'))
  );
}

function looksLikeImage(content: Buffer): boolean {
  const isJpeg = content.readUIntBE(0, Math.min(3, content.length)) === 0xffd8ff;
  const isPng = content.subarray(1, 4).toString('latin1') === 'PNG';
  const isWebp =
    content.subarray(0, 4).toString('latin1') === 'RIFF' &&
    content.subarray(8, 12).toString('latin1') === 'WEBP';
  return isJpeg || isPng || isWebp;
}
