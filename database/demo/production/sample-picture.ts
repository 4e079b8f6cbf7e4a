/** The drawn cutting as a file of the order's company, marked as a picture of the demo. */
import sharp from 'sharp';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { readAutopilot } from '../read-autopilot.ts';
import { type DrawnSample, drawSample } from './draw-sample.ts';

export async function samplePicture(
  parts: Parts,
  tx: Queries,
  { brandId, number, ...sample }: DrawnSample & { brandId: string; number: string },
): Promise<string> {
  const { staffId } = (await readAutopilot(tx)).desk;
  const name = [number, sample.type.replace('_', '-'), sample.label].join(' ');
  const content = await sharp(Buffer.from(drawSample(sample)))
    .jpeg()
    .toBuffer();
  const { fileId } = await storeFile(
    parts,
    { kind: 'staff', staffId, brandId, sessionId: '' },
    { name: `${name}.jpg`, content, isDemo: true },
  );
  return fileId;
}
