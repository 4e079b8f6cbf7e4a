/** The paper of a bank that a buyer attaches: a blank slip, made here so that the demo needs no file of its own. */
import sharp from 'sharp';
import { keepFile } from '#server/capabilities/uploads/keep-file.ts';
import type { Stage } from '../stage.ts';

const SLIP = { width: 240, height: 140, channels: 3, background: '#f6f3ec' } as const;

export async function paperOf({ parts, buyer }: Stage, name: string): Promise<string> {
  const content = await sharp({ create: SLIP }).png().toBuffer();
  const { fileId } = await keepFile(parts, buyer, { name: `${name}.png`, content });
  return fileId;
}
