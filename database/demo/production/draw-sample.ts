/** The cutting a played mill would photograph, drawn: never quite the standard, as no trial is. */
import { colourOf } from '#domain/catalogue/colour-names.ts';
import type { SampleType } from '#domain/production/sample-approval.ts';
import { type Shade, shaded } from './shade.ts';

export type DrawnSample = {
  type: SampleType;
  /** Names as the order has them; the first is the ground of a stripe. */
  colours: readonly string[];
  label: string;
  round: number;
};

const SIDE = 640;
/** Enough to judge a shade by, and quickly drawn. */
const PIXELS = 400;
const GREIGE = '#e2d5b8';
const WHITE = '#f4f1ea';

/** Off in the ways a dyer is: warmer and lighter, close, cooler and darker. */
const OFF: Readonly<Record<string, Shade>> = {
  A: { hue: 10, saturation: 0.9, lightness: 0.08 },
  B: { hue: -3, saturation: 1, lightness: 0.025 },
  C: { hue: -11, saturation: 0.85, lightness: -0.07 },
};
const LOT_OFF: Readonly<Record<string, Shade>> = {
  A: { hue: 2, saturation: 1, lightness: 0.03 },
  B: { hue: -4, saturation: 0.96, lightness: -0.04 },
  C: { hue: 9, saturation: 0.9, lightness: 0.07 },
};
const NO_SHADE: Shade = { hue: 0, saturation: 1, lightness: 0 };

/** As SVG; each further round comes closer. */
export function drawSample({ type, colours, label, round }: DrawnSample): string {
  const off = (type === 'bulk' ? LOT_OFF : OFF)[label] ?? NO_SHADE;
  const named = colours.map((name) => colourOf(name) ?? GREIGE);
  const tones = (named.length > 0 ? named : [GREIGE]).map((tone) => shaded(tone, off, 1 / (round + 1)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${SIDE} ${SIDE}">
    <defs>${weave()}${repeat(type, tones, label)}</defs>
    <rect width="${SIDE}" height="${SIDE}" fill="#b9bbbd"/>
    <path d="${pinkedEdge(14)}" fill="#000" opacity="0.22" transform="translate(6 9)"/>
    <path d="${pinkedEdge(14)}" fill="${groundOf(type, tones)}"/>
    <path d="${pinkedEdge(14)}" fill="url(#repeat)"/>
    <path d="${pinkedEdge(14)}" fill="url(#weave)"/>
  </svg>`;
}

function groundOf(type: SampleType, [first = GREIGE]: readonly string[]): string {
  return type === 'strike_off' ? WHITE : first;
}

/** Plain weave, seen close: light on one thread, shade on the next. */
function weave(): string {
  return `<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M0 0h4v4h-4zM4 4h4v4h-4z" fill="#fff" opacity="0.13"/>
    <path d="M4 0h4v4h-4zM0 4h4v4h-4z" fill="#000" opacity="0.13"/>
    <path d="M0 4h8M4 0v8" stroke="#000" stroke-width="0.8" opacity="0.14"/></pattern>`;
}

/** Strike-offs differ in the size of their repeat, looms in the width of their stripe. */
function repeat(type: SampleType, tones: readonly string[], label: string): string {
  const [first = GREIGE, second = WHITE] = tones;
  if (type === 'strike_off') {
    const side = label === 'A' ? 92 : 128;
    const leaf = `M${side * 0.3} ${side * 0.72}q${side * 0.02} -${side * 0.4} ${side * 0.4} -${side * 0.46}q${side * 0.02} ${side * 0.4} -${side * 0.4} ${side * 0.46}z`;
    return `<pattern id="repeat" width="${side}" height="${side}" patternUnits="userSpaceOnUse">
      <path d="${leaf}" fill="${first}"/>
      <circle cx="${side * 0.16}" cy="${side * 0.2}" r="${side * 0.09}" fill="${tones[1] ?? first}"/></pattern>`;
  }
  if (type === 'bit_loom') {
    return `<pattern id="repeat" width="72" height="72" patternUnits="userSpaceOnUse">
      <path d="M0 0h26v72h-26z" fill="${second}" opacity="0.85"/>
      <path d="M0 0h72v26h-72z" fill="${second}" opacity="0.45"/></pattern>`;
  }
  return '<pattern id="repeat" width="8" height="8" patternUnits="userSpaceOnUse"/>';
}

/** The zigzag that pinking shears leave. */
function pinkedEdge(tooth: number): string {
  const [from, to] = [56, SIDE - 56];
  const count = Math.floor((to - from) / tooth);
  const side = (dx: number, dy: number) =>
    Array.from({ length: count }, (_, at) => {
      const out = at % 2 === 0 ? -1 : 1;
      return `l${dx * tooth + dy * out * 7} ${dy * tooth - dx * out * -7}`;
    }).join('');
  return `M${from} ${from}${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}z`;
}
