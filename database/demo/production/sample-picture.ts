/** The drawn cutting as a file of the order's company, marked as a picture of the demo. */
import sharp from 'sharp';
import { safeFileName } from '#server/capabilities/uploads/file-name.ts';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { readAutopilot } from '../read-autopilot.ts';
import { type DrawnSample, drawSample } from './draw-sample.ts';

type PictureOf = DrawnSample & { brandId: string };

/** The same cutting is drawn once for a company: a demo is seeded no sooner than all its pictures are stored. */
export async function samplePicture(services: Services, tx: Queries, of: PictureOf): Promise<string> {
  const { brandId } = of;
  const name = safeFileName(nameOf(of), 'jpg');
  const known = await tx.scoped
    .selectFrom('files')
    .select('file_id')
    .where('brand_id', '=', brandId)
    .where('is_demo', '=', true)
    .where('original_name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (known) return known.file_id;
  const { staffId } = (await readAutopilot(tx)).desk;
  const content = await sharp(Buffer.from(drawSample(of)))
    .jpeg()
    .toBuffer();
  const bringer = { kind: 'staff', staffId, brandId, sessionId: '' } as const;
  return (await storeFile(services, bringer, { name, content, isDemo: true })).fileId;
}

/** What tells pictures of one sample apart comes first: long names are cut. */
function nameOf({ type, colours, label, round }: PictureOf): string {
  return `${[type.replace('_', '-'), label, round + 1, ...colours].join(' ')}.jpg`;
}
