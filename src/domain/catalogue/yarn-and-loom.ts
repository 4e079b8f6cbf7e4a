/** What a fabric is spun and woven on. */
export const LOOM_CODE = { power_loom: 1, sulzer: 2, air_jet: 3, water_jet: 4 } as const;
export type Loom = keyof typeof LOOM_CODE;

export const LOOM_LABEL = {
  power_loom: 'Power Loom',
  sulzer: 'Sulzer',
  air_jet: 'Air Jet',
  water_jet: 'Water Jet',
} as const satisfies Record<Loom, string>;

/** Wider cloth needs another loom. */
export const WIDEST_ON_POWER_LOOM_INCHES = 54;

export const YARN_TYPE_LABEL = {
  carded: 'Carded',
  combed: 'Combed',
  compact: 'Compact',
  open_end: 'Open-end',
} as const;
export type YarnType = keyof typeof YARN_TYPE_LABEL;

/** How warp and weft cross; it decides how tightly a cloth can be woven. */
export type Weave = 'plain' | 'twill' | 'satin' | 'other';
