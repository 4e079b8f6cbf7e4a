import type { ClothPainter } from './cloth-painter.ts';
import type { Construction } from './construction.ts';
import { MOTIF_SHAPES, motifPlaces } from './print-motifs.ts';

const CELL = 230;
const MOTIF_SCALE = 1.65;
const LEAN_DEGREES = 24;
/** Every second column leans the other way, turned around the middle of the motif. */
const TURN = { degrees: -52, around: 82 };

type Print = NonNullable<Construction['print']>;

/** The design printed onto the woven cloth: multiplied, so that every thread shows through the ink. */
export function paintPrint(
  painter: ClothPainter,
  print: Print,
  { side, pixels }: { side: number; pixels: number },
): void {
  // On a sheet of its own first: inks that overlap cover each other, only the cloth below shines through.
  const sheet = sheetLike(painter, pixels);
  const ink = sheet?.getContext('2d') as ClothPainter | null | undefined;
  if (!sheet || !ink) return;
  ink.scale(pixels / side, pixels / side);
  for (const { x, y, turned } of motifPlaces(side, CELL)) {
    ink.save();
    ink.translate(x, y);
    if (turned) turn(ink, TURN.degrees, TURN.around);
    ink.scale(MOTIF_SCALE, MOTIF_SCALE);
    turn(ink, LEAN_DEGREES, 50);
    stamp(ink, print);
    ink.restore();
  }
  painter.save();
  painter.globalCompositeOperation = 'multiply';
  painter.globalAlpha = 0.9;
  painter.drawImage(sheet, 0, 0, side, side);
  painter.restore();
}

function sheetLike(painter: ClothPainter, pixels: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(pixels, pixels);
  const sheet = (painter as CanvasRenderingContext2D).canvas.cloneNode() as HTMLCanvasElement;
  sheet.width = pixels;
  sheet.height = pixels;
  return sheet;
}

function turn(ink: ClothPainter, degrees: number, around: number): void {
  ink.translate(around, around);
  ink.rotate((degrees * Math.PI) / 180);
  ink.translate(-around, -around);
}

function stamp(ink: ClothPainter, { motif, colours }: Print): void {
  for (const { path, colour } of MOTIF_SHAPES[motif]) {
    ink.fillStyle = colours[colour] ?? colours.at(-1) ?? '#000';
    ink.fill(new Path2D(path), 'evenodd');
  }
}
