import type { ClothFrame } from './cloth-frame.ts';
import type { Construction } from './construction.ts';
import type { Thread } from './threads.ts';
import { brightness, inLight, inShadow, type YarnColour } from './yarn-colour.ts';

/** The same dashed lines are stroked thrice: dark edge, body, and the light that runs along the top. */
export type ThreadStroke = { colour: YarnColour; width: number; dx: number; dy: number };

/** Rope-dyed indigo is far less even than piece-dyed or spun yarn. */
const TONE_SHARE = { indigo: 0.16, usual: 0.05 } as const;

export function strokesOf(
  direction: 'warp' | 'weft',
  thread: Pick<Thread, 'colour' | 'tone'>,
  { construction, frame }: { construction: Construction; frame: ClothFrame },
): ThreadStroke[] {
  const isIndigo = construction.finish === 'denim' && direction === 'warp';
  const sunk = direction === frame.sunk ? inShadow(thread.colour, 0.1) : thread.colour;
  const body = toned(sunk, thread.tone, isIndigo ? TONE_SHARE.indigo : TONE_SHARE.usual);
  const width = (direction === 'warp' ? frame.endThickness : frame.pickThickness) * (1 + thread.tone * 0.04);
  // Satin floats lie so close that light runs over them as one face.
  const smooth = frame.relief < 0.2;
  const stroke = (colour: YarnColour, part: number, shift: number): ThreadStroke => ({
    colour,
    width: Math.round(width * part),
    dx: direction === 'warp' ? Math.round(-width * shift) : 0,
    dy: direction === 'weft' ? Math.round(-width * shift) : 0,
  });
  return [
    stroke(inShadow(body, frame.relief * (1.25 - 0.45 * brightness(body))), 1, 0),
    stroke(body, smooth ? 0.88 : 0.78, 0.05),
    stroke(inLight(body, smooth ? frame.lustre * 0.6 : frame.lustre), smooth ? 0.5 : 0.28, 0.14),
  ];
}

function toned(colour: YarnColour, tone: Thread['tone'], share: number): YarnColour {
  if (tone === 0) return colour;
  return tone < 0 ? inShadow(colour, share) : inLight(colour, share);
}
