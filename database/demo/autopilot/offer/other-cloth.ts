/** Now and then a mill offers a cloth a little different from the asked one, and says so. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { roundHalfUp } from '#domain/catalogue/construction/yarn-count.ts';
import { LOOM_CODE, type Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { loomsFor } from '#domain/requests/wizard/draft-choices.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { chance, oneOf } from '../chance.ts';

export type OtherCloth = {
  readonly offered: NonNullable<QuoteForm['offered']>;
  readonly note: string;
  /** What the mill saves by it. */
  readonly priceFactor: number;
};

const OTHER_SHARE = 0.2;
const LOOMS = {
  power_loom: 'power looms',
  sulzer: 'Sulzer looms',
  air_jet: 'air jet looms',
  water_jet: 'water jet looms',
} as const satisfies Record<Loom, string>;
const INCHES_LESS = 2;
const WEIGHT_SHARE = 0.93;
/** Narrower ones are cut for one purpose and cannot give way. */
const NARROW_INCHES = 44;

export function otherCloth(draft: RequestDraft, ...words: string[]): OtherCloth | null {
  return chance(...words, 'other cloth') < OTHER_SHARE ? alternativeCloth(draft, ...words) : null;
}

/** Null when nothing of the request can give way. */
export function alternativeCloth(draft: RequestDraft, ...words: string[]): OtherCloth | null {
  const [first, ...rest] = [narrower(draft), otherLoom(draft), lighter(draft)].filter(
    (cloth) => cloth !== null,
  );
  return first ? oneOf([first, ...rest], ...words, 'which') : null;
}

function narrower({ width }: RequestDraft): OtherCloth | null {
  if (width === null || width < NARROW_INCHES) return null;
  const offered = width - INCHES_LESS;
  return {
    offered: { width: offered },
    note: `Our looms give ${offered} inches between the selvedges; everything else as asked.`,
    priceFactor: 0.97,
  };
}

function otherLoom(draft: RequestDraft): OtherCloth | null {
  // Who has no preference is offered nothing else.
  if (draft.loomType === null) return null;
  const [loom] = loomsFor(draft).filter((choice) => choice !== draft.loomType);
  if (!loom) return null;
  return {
    offered: { loomType: LOOM_CODE[loom] },
    note: `We weave this on ${LOOMS[loom]}; a cutting shows you the hand feel.`,
    priceFactor: loom === 'power_loom' ? 0.95 : 1.01,
  };
}

function lighter({ weight }: RequestDraft): OtherCloth | null {
  if (weight === null) return null;
  const offered = roundHalfUp(weight * WEIGHT_SHARE, 0);
  return {
    offered: { weight: offered },
    note: `Our running quality is a little lighter, ${offered} instead of ${weight}; it saves you something too.`,
    priceFactor: 0.95,
  };
}
