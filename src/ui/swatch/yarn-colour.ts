/** A colour of yarn as #rrggbb. Yarn colours are data of a cloth, not colours of the interface. */
export type YarnColour = string;

type Parts = readonly [red: number, green: number, blue: number];

function partsOf(colour: YarnColour): Parts {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function write(parts: Parts): YarnColour {
  const value = parts.reduce((sum, part) => sum * 256 + Math.min(255, Math.max(0, Math.round(part))), 0);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** Part of the way, 0 to 1, from one colour to another. */
export function blend(from: YarnColour, to: YarnColour, share: number): YarnColour {
  const [target, source] = [partsOf(to), partsOf(from)];
  return write(
    [0, 1, 2].map(
      (at) => (source[at] ?? 0) + ((target[at] ?? 0) - (source[at] ?? 0)) * share,
    ) as unknown as Parts,
  );
}

/** How bright the eye sees it, 0 to 1. */
export function brightness(colour: YarnColour): number {
  const [red, green, blue] = partsOf(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The yarn where light does not reach: darker and, as in real cloth, a little more saturated than plain black mix. */
export function inShadow(colour: YarnColour, share: number): YarnColour {
  const [red, green, blue] = partsOf(colour);
  const keep = 1 - share;
  return write([red * keep, green * keep ** 0.97, blue * keep ** 0.9]);
}

/** The yarn where light falls on it; dark yarns need more light to show their shape. */
export function inLight(colour: YarnColour, share: number): YarnColour {
  return blend(colour, '#ffffff', share * (1.25 - 0.5 * brightness(colour)));
}
