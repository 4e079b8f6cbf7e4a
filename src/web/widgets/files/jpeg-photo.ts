/** Phones store photos as HEIC, which few servers can read: where the browser can open one, a JPEG travels instead. */
import { ApiError } from '#contract/client.ts';
import { HTTP_STATUS_OF } from '#contract/errors.ts';
import { ERROR_MESSAGE } from '#words/page/errors.ts';

const JPEG_QUALITY = 0.9;

function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** The file itself, unless it is HEIC. */
export async function asJpeg(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  const jpeg = await redrawn(file).catch(() => null);
  if (jpeg) return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  const code = 'heic_refused';
  throw new ApiError(HTTP_STATUS_OF[code], { code, message: ERROR_MESSAGE[code] });
}

async function redrawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
