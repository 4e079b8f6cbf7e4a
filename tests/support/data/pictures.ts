/** Pictures as phones, attackers and old software make them. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Services } from '#server/services.ts';

export function picture({ width = 40, height = 20 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
}

/** Taken upright with the phone turned: the place it was taken at is inside. */
export function photoWithPlace(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return picture()
    .toFormat(format)
    .withExif({
      IFD0: { Make: 'SpyPhone', Artist: 'Asha Verma' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 10/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '72/1 49/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

type Owner = { customerId: string; brandId: string };

/** One photo for each name, stored as files of their company. */
export async function storedPhotos<Label extends string>(
  services: Services,
  { customerId, brandId }: Owner,
  labels: readonly Label[],
): Promise<{ label: Label; fileId: string }[]> {
  const bringer = { kind: 'customer', customerId, brandId, sessionId: '' } as const;
  const content = await photoWithPlace('png');
  const stored = [];
  for (const label of labels) {
    const { fileId } = await storeFile(services, bringer, { name: `${label}.png`, content });
    stored.push({ label, fileId });
  }
  return stored;
}

/** A few bytes that say they unpack to a wall of pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c63000000020001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Three pictures one after the other. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
