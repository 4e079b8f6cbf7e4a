/** A photo of faulty cloth, drawn here so that the demo needs no file of its own. */
import sharp from 'sharp';
import { storeFile } from '#server/capabilities/uploads/store-file.ts';
import type { DemoContext } from '../demo-context.ts';

const SIZE = 480;
const THREAD = 12;

function threads(isWarp: boolean): string {
  return Array.from({ length: SIZE / THREAD }, (_, index) => {
    const at = index * THREAD;
    const box = isWarp
      ? `x="${at}" y="0" width="${THREAD - 2}" height="${SIZE}"`
      : `x="0" y="${at}" width="${SIZE}" height="${THREAD - 4}"`;
    return `<rect ${box} fill="${isWarp ? '#8fa3bf' : '#7c92b1'}" opacity="${isWarp ? 1 : 0.7}"/>`;
  }).join('');
}

const CLOTH = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" fill="#6b7f9c"/>${threads(true)}${threads(false)}
  <ellipse cx="250" cy="230" rx="46" ry="30" fill="#1d2330"/>
  <path d="M204 230q24 -40 46 -30t46 30" fill="none" stroke="#c9d4e5" stroke-width="3"/></svg>`;

export async function faultPhoto({ services, buyer }: DemoContext, name: string): Promise<string> {
  const content = await sharp(Buffer.from(CLOTH)).jpeg().toBuffer();
  const { fileId } = await storeFile(services, buyer, { name: `${name}.jpg`, content, isDemo: true });
  return fileId;
}
