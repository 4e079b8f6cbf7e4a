import type { Construction } from './construction.ts';
import { MOTIF_SHAPES, motifPlaces } from './print-motifs.ts';

const CELL = 230;

export type ClothPrintProps = { id: string; print: NonNullable<Construction['print']>; side: number };

/** The design printed onto the woven cloth: multiplied, so that every thread shows through the ink. */
export function ClothPrint({ id, print, side }: ClothPrintProps) {
  return (
    <g className="mix-blend-multiply" opacity="0.9">
      <defs>
        <g id={id} fillRule="evenodd" transform="scale(1.65)rotate(24 50 50)">
          {MOTIF_SHAPES[print.motif].map((shape) => (
            <path
              key={shape.path}
              d={shape.path}
              fill={print.colours[shape.colour] ?? print.colours.at(-1)}
            />
          ))}
        </g>
        <use id={`${id}t`} href={`#${id}`} transform="rotate(-52 82 82)" />
      </defs>
      {motifPlaces(side, CELL).map(({ x, y, turned }) => (
        <use key={`${x}/${y}`} href={turned ? `#${id}t` : `#${id}`} x={x} y={y} />
      ))}
    </g>
  );
}
