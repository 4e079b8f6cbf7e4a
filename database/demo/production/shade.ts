/** A colour moved the way a dye bath misses it. */
import { hslColour } from '#domain/catalogue/colour-names.ts';

export type Shade = {
  /** Degrees around the colour circle. */
  hue: number;
  /** Times as strong. */
  saturation: number;
  /** Added, of 1. */
  lightness: number;
};

/** The whole of the shade, or the share of it that is left. */
export function shaded(colour: string, { hue, saturation, lightness }: Shade, share: number): string {
  const [h, s, l] = toHsl(colour);
  // Near black and near white there is only one way to go.
  const room = l < 0.2 ? Math.abs(lightness) : l > 0.85 ? -Math.abs(lightness) : lightness;
  return hslColour(
    (h + hue * share + 360) % 360,
    limited(s * (1 + (saturation - 1) * share)),
    limited(l + room * share),
  );
}

const limited = (part: number) => Math.min(1, Math.max(0, part));

function toHsl(colour: string): readonly [hue: number, saturation: number, lightness: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => part / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return [0, 0, lightness];
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [(turn * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}
