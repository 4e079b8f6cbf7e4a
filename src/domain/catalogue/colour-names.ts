/** What a buyer calls a colour, as one we can draw: known names, and Pantone textile numbers read roughly. */

/** As #rrggbb. */
type Colour = string;

const NAMED: Readonly<Record<string, Colour>> = {
  white: '#f5f3ee',
  ivory: '#efe6d2',
  cream: '#efe3c4',
  ecru: '#e2d5b8',
  natural: '#e4d8bd',
  beige: '#d3bf9b',
  sand: '#cbb48a',
  stone: '#b8ab93',
  khaki: '#a08a5f',
  camel: '#b98b52',
  tan: '#b68a5c',
  brown: '#6b4630',
  chocolate: '#4c2f22',
  coffee: '#55392a',
  rust: '#a14a25',
  terracotta: '#b2593b',
  orange: '#d97526',
  peach: '#eab08d',
  coral: '#e07a64',
  salmon: '#e39482',
  red: '#b3262f',
  scarlet: '#b9202c',
  maroon: '#6d1a2d',
  wine: '#6f1d37',
  burgundy: '#661b31',
  magenta: '#b0266f',
  fuchsia: '#b8277b',
  pink: '#e0a0b0',
  rose: '#cf7f92',
  blush: '#e3b9b3',
  lilac: '#b9a3cf',
  lavender: '#a999c9',
  mauve: '#a0788f',
  purple: '#5f3a7d',
  violet: '#5c3f96',
  plum: '#6a3b6e',
  indigo: '#2c4468',
  navy: '#22345c',
  'royal blue': '#2348a8',
  'sky blue': '#86b2dc',
  sky: '#86b2dc',
  'powder blue': '#a9c4dd',
  'ice blue': '#bfd6e6',
  blue: '#3569b0',
  denim: '#40608c',
  turquoise: '#2f9aa5',
  aqua: '#6cbcc0',
  teal: '#21707a',
  petrol: '#1f5766',
  mint: '#a7d3bd',
  sage: '#93a78c',
  olive: '#6d6b3f',
  'bottle green': '#1d4a39',
  emerald: '#0f6b55',
  forest: '#23503c',
  lime: '#a5bf46',
  green: '#3d7d4d',
  mustard: '#c6952c',
  gold: '#c39a3e',
  lemon: '#e6d36a',
  yellow: '#e2bf3d',
  silver: '#b9bcc0',
  grey: '#8a8d92',
  gray: '#8a8d92',
  charcoal: '#46484d',
  black: '#25262a',
};

/** Longer names first, so that "royal blue" is not merely blue. */
const NAMES = Object.keys(NAMED).sort((a, b) => b.length - a.length);

/** Null when we cannot tell. */
export function colourOf(name: string): Colour | null {
  const words = name.toLowerCase();
  const known = NAMES.find((each) => new RegExp(`\\b${each}\\b`).test(words));
  return known === undefined ? pantoneTextile(words) : (NAMED[known] ?? null);
}

const PANTONE = /\b(1[1-9])-([0-6]\d)(\d{2})\b/;
/** Hue numbers of the system and the degrees of the colour circle they stand for. */
const HUES: readonly (readonly [number, number])[] = [
  [0, 55],
  [8, 48],
  [13, 28],
  [17, 4],
  [23, -25],
  [33, -85],
  [40, -148],
  [48, -178],
  [57, -232],
  [64, -300],
];

/** 19-4052: lightness, hue and strength stand in the number itself. Close enough to recognise, not to match. */
function pantoneTextile(text: string): Colour | null {
  const match = PANTONE.exec(text);
  if (!match) return null;
  const [light, hue, strength] = match.slice(1).map(Number) as [number, number, number];
  return hslColour(hueDegrees(hue), Math.min(0.85, strength / 64), 0.93 - (light - 11) * 0.086);
}

function hueDegrees(hue: number): number {
  const next = Math.max(
    1,
    HUES.findIndex(([number]) => number >= hue),
  );
  const [fromNumber, from] = HUES[next - 1] ?? [0, 0];
  const [toNumber, to] = HUES[next] ?? [64, 0];
  const degrees = from + ((to - from) * (hue - fromNumber)) / (toNumber - fromNumber);
  return (degrees + 720) % 360;
}

export function hslColour(hue: number, saturation: number, lightness: number): Colour {
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
