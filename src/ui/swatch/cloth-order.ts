import { drawCloth } from './cloth-drawing.ts';
import type { ClothPainter } from './cloth-painter.ts';
import type { Construction } from './construction.ts';
import { paintCloth } from './paint-cloth.ts';

/** One picture of one cloth. */
export type ClothOrder = { construction: Construction; seed: string; zoom: number; pixels: number };

export function paintOrder(painter: ClothPainter, { construction, seed, zoom, pixels }: ClothOrder): void {
  paintCloth(painter, drawCloth(construction, seed, zoom), pixels);
}
