import type { ClothDrawing } from './cloth-drawing.ts';
import type { ClothPainter } from './cloth-painter.ts';
import { paintPrint } from './paint-print.ts';
import type { ThreadLayer } from './thread-layers.ts';

const HUSK = '#5b3f1d';

/** Paints a drawn cloth over the whole square, whatever its number of pixels. */
export function paintCloth(painter: ClothPainter, drawing: ClothDrawing, pixels: number): void {
  const { side, ground, layers, valleys, specks, print } = drawing;
  painter.scale(pixels / side, pixels / side);
  painter.fillStyle = ground;
  painter.fillRect(0, 0, side, side);
  painter.lineCap = 'round';
  for (const layer of layers) paintThreads(painter, layer);
  if (valleys)
    paintLines(painter, valleys.lines, { colour: '#000', width: valleys.width, alpha: valleys.depth });
  if (specks) paintLines(painter, specks, { colour: HUSK, width: 5, alpha: 0.5 });
  if (print) paintPrint(painter, print, { side, pixels });
  paintLight(painter, drawing);
}

/** The same dashed lines are stroked several times, each a little narrower and lighter. */
function paintThreads(painter: ClothPainter, { paths, strokes }: ThreadLayer): void {
  const lines = paths.map(({ lines, dashes }) => ({
    path: new Path2D(lines),
    dashes: dashes.split(' ').map(Number),
  }));
  for (const { colour, width, dx, dy } of strokes) {
    painter.save();
    painter.translate(dx, dy);
    painter.strokeStyle = colour;
    painter.lineWidth = width;
    for (const { path, dashes } of lines) {
      painter.setLineDash(dashes);
      painter.stroke(path);
    }
    painter.restore();
  }
}

type LineLook = { colour: string; width: number; alpha: number };

function paintLines(painter: ClothPainter, lines: string, { colour, width, alpha }: LineLook): void {
  painter.save();
  painter.globalAlpha = alpha;
  painter.strokeStyle = colour;
  painter.lineWidth = width;
  painter.stroke(new Path2D(lines));
  painter.restore();
}

/** Light from the upper left over a cloth that does not lie quite flat. */
function paintLight(painter: ClothPainter, { side, gleam }: ClothDrawing): void {
  const alpha = (0.3 * gleam).toFixed(2);
  const light = painter.createLinearGradient(0, 0, side, side);
  light.addColorStop(0, `rgb(255 255 255 / ${alpha})`);
  light.addColorStop(0.45, 'rgb(255 255 255 / 0)');
  light.addColorStop(0.55, 'rgb(0 0 0 / 0)');
  light.addColorStop(1, `rgb(0 0 0 / ${alpha})`);
  painter.fillStyle = light;
  painter.fillRect(0, 0, side, side);
}
