import { afterEach, expect, test, vi } from 'vitest';
import { asJpeg } from './jpeg-photo.ts';

afterEach(() => vi.unstubAllGlobals());

const photo = (name: string, type = '') => new File(['photo'], name, { type });

test('a JPEG travels as it is', async () => {
  const file = photo('fault.jpg', 'image/jpeg');
  expect(await asJpeg(file)).toBe(file);
});

test.each([
  ['by its name', photo('IMG_0001.HEIC')],
  ['by its type', photo('IMG_0001', 'image/heif')],
])(
  'a HEIC photo, known %s, that the browser cannot open is refused with a sentence that helps',
  async (_how, file) => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('not a picture I know');
    });
    await expect(asJpeg(file)).rejects.toMatchObject({ code: 'heic_refused', status: 415 });
    await expect(asJpeg(file)).rejects.toThrow(/Most Compatible/);
  },
);

test('a HEIC photo that the browser can open is redrawn as JPEG', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
  const canvas = {
    getContext: () => ({ drawImage: () => {} }),
    toBlob: (take: (blob: Blob) => void) => take(new Blob(['jpeg'], { type: 'image/jpeg' })),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  const drawn = await asJpeg(photo('IMG_0001.HEIC'));
  expect([drawn.name, drawn.type]).toEqual(['IMG_0001.jpg', 'image/jpeg']);
});
