/** Lines written after the parser, by other people; each set with how many it has. */
import { EIGHTH_HELD_OUT_LINES } from './eighth-held-out-lines.fixture.ts';
import { FIFTH_HELD_OUT_LINES } from './fifth-held-out-lines.fixture.ts';
import { FOURTH_HELD_OUT_LINES } from './fourth-held-out-lines.fixture.ts';
import { HELD_OUT_LINES } from './held-out-lines.fixture.ts';
import { NINTH_HELD_OUT_LINES } from './ninth-held-out-lines.fixture.ts';
import { SECOND_HELD_OUT_LINES } from './second-held-out-lines.fixture.ts';
import { SEVENTH_HELD_OUT_LINES } from './seventh-held-out-lines.fixture.ts';
import { SIXTH_HELD_OUT_LINES } from './sixth-held-out-lines.fixture.ts';
import { THIRD_HELD_OUT_LINES } from './third-held-out-lines.fixture.ts';

export const OTHER_VOICES = [
  ['first', HELD_OUT_LINES, 59],
  ['second', SECOND_HELD_OUT_LINES, 90],
  ['third', THIRD_HELD_OUT_LINES, 34],
  ['fourth', FOURTH_HELD_OUT_LINES, 108],
  ['fifth', FIFTH_HELD_OUT_LINES, 71],
  ['sixth', SIXTH_HELD_OUT_LINES, 74],
  ['seventh', SEVENTH_HELD_OUT_LINES, 51],
  ['eighth', EIGHTH_HELD_OUT_LINES, 44],
  ['ninth', NINTH_HELD_OUT_LINES, 37],
] as const;
