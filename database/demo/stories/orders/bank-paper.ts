/** The paper of a bank that a buyer attaches: a blank slip, made here so that the demo needs no file of its own. */
import sharp from 'sharp';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { DemoContext } from '../demo-context.ts';

const SLIP = { width: 240, height: 140, channels: 3, background: '#f6f3ec' } as const;

export async function paperOf({ services, buyer }: DemoContext, name: string): Promise<string> {
  const content = await sharp({ create: SLIP }).png().toBuffer();
  const { fileId } = await storeFile(services, buyer, { name: `${name}.png`, content, isDemo: true });
  return fileId;
}
