/** A colour moved the way a dye bath misses it. */
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
  return toHex(
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

function toHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
