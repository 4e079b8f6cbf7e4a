import type { Weave } from './weave.ts';
import type { YarnColour } from './yarn-colour.ts';

/** A run of neighbouring threads of one colour in a stripe or check. */
export type ThreadRun = { colour: YarnColour; threads: number };

export type Finish = 'greige' | 'rfd' | 'dyed' | 'printed' | 'yarn-dyed' | 'denim';

export const PRINT_MOTIFS = ['dots', 'sprigs', 'diamonds', 'leaves'] as const;

export type PrintMotif = (typeof PRINT_MOTIFS)[number];

/** What a mill knows of a cloth, as far as the eye can see it. */
export type Construction = {
  weave: Weave;
  /** Ends and picks per inch: how fine the threads are drawn, and how much closer the warp stands. */
  epi: number;
  ppi: number;
  warp: YarnColour;
  weft: YarnColour;
  finish: Finish;
  slub?: 'warp' | 'weft' | 'both';
  /** Colour order of a yarn-dyed cloth; without it every thread has the warp's or weft's colour. */
  warpOrder?: readonly ThreadRun[];
  weftOrder?: readonly ThreadRun[];
  print?: { motif: PrintMotif; colours: readonly YarnColour[] };
  /** Open cloth such as voile or organza, through which the paper shows. */
  sheer?: boolean;
  /** Filament and satin shine more than spun yarn, 0 to 1. */
  lustre?: number;
};
