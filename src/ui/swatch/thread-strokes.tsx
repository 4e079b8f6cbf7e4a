import type { ThreadLayer } from './thread-layers.ts';

/** Writes the dashed lines once and strokes them several times, which keeps a swatch within a few kilobytes. */
export function ThreadStrokes({ id, layer }: { id: string; layer: ThreadLayer }) {
  return (
    <>
      <defs>
        <g id={id}>
          {layer.paths.map((path) => (
            <path key={path.lines} d={path.lines} strokeDasharray={path.dashes} />
          ))}
        </g>
      </defs>
      {layer.strokes.map((stroke) => (
        <use
          key={stroke.width}
          href={`#${id}`}
          x={stroke.dx || undefined}
          y={stroke.dy || undefined}
          stroke={stroke.colour}
          strokeWidth={stroke.width}
        />
      ))}
    </>
  );
}
