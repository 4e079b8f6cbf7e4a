import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { type ClothDrawing, drawCloth } from './cloth-drawing.ts';
import { ClothPrint } from './cloth-print.tsx';
import type { Construction } from './construction.ts';
import { ThreadStrokes } from './thread-strokes.tsx';

const SIZE = {
  list: { zoom: 1, look: 'size-16 rounded-control' },
  card: { zoom: 1.6, look: 'size-40 rounded-card' },
  hero: { zoom: 3, look: 'aspect-square w-full rounded-card' },
} as const;

export type SwatchProps = {
  construction: Construction;
  /** Usually the quality's number: keeps the small irregularities of each cloth its own. */
  seed: string;
  size?: keyof typeof SIZE;
  /** Only where the cloth is not named beside it. */
  label?: string;
  className?: string;
};

/** Cloth drawn from its construction; our stand-in for a photo and our signature. */
export function Swatch({ construction, seed, size = 'list', label, className }: SwatchProps) {
  const id = useId();
  const { zoom, look } = SIZE[size];
  const drawing = drawCloth(construction, seed, zoom);
  const { side } = drawing;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('isolate block', look, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width={side} height={side} fill={drawing.ground} />
      <g fill="none" strokeLinecap="round">
        {drawing.layers.map((layer, place) => (
          <ThreadStrokes key={place} id={`${id}${place}`} layer={layer} />
        ))}
        <Surface drawing={drawing} />
      </g>
      {construction.print && <ClothPrint id={`${id}p`} print={construction.print} side={side} />}
      <Light id={`${id}l`} drawing={drawing} />
    </svg>
  );
}

function Surface({ drawing: { valleys, specks } }: { drawing: ClothDrawing }) {
  return (
    <>
      {valleys && (
        <path d={valleys.lines} stroke="#000" strokeWidth={valleys.width} opacity={valleys.depth} />
      )}
      {specks && <path d={specks} stroke="#5b3f1d" strokeWidth="5" opacity="0.5" />}
    </>
  );
}

/** Light from the upper left over a cloth that does not lie quite flat. */
function Light({ id, drawing: { side, gleam } }: { id: string; drawing: ClothDrawing }) {
  return (
    <>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#fff" stopOpacity={(0.3 * gleam).toFixed(2)} />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset=".55" stopOpacity="0" />
        <stop offset="1" stopOpacity={(0.3 * gleam).toFixed(2)} />
      </linearGradient>
      <rect width={side} height={side} fill={`url(#${id})`} />
    </>
  );
}
