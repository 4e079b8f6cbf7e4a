/**
 * What a mill may read of a request: only what is named here. A field that a request gains later stays unknown to mills
 * until it is written down in this type.
 */
import { colourOf } from '#domain/catalogue/colour-names.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL, YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';

export type ClothFact = { readonly label: string; readonly value: string };

/** Enough to draw the cloth. */
export type ClothDrawing = {
  readonly weave: 'plain' | 'twill' | 'satin' | 'other';
  readonly finish: 'greige' | 'rfd' | 'dyed' | 'printed' | 'yarn-dyed' | 'denim';
  readonly epi: number;
  readonly ppi: number;
  readonly colours: readonly string[];
};

export type ClothForMill = {
  readonly facts: readonly ClothFact[];
  readonly colours: readonly { readonly colour: string; readonly quantity: string }[];
  readonly drawing: ClothDrawing;
};

const USUAL_SETT = [100, 70] as const;
const UNNAMED_COLOUR = 'Not named yet';

export function clothForMill(
  draft: RequestDraft,
  { certification, colourSplit }: Pick<ReviewSheetInput, 'certification' | 'colourSplit'>,
): ClothForMill {
  return {
    facts: factsOf(draft, certification),
    colours: colourSplit.flatMap(({ colour, quantity }) =>
      quantity ? [{ colour: colour?.trim() || UNNAMED_COLOUR, quantity }] : [],
    ),
    drawing: drawingOf(draft),
  };
}

function factsOf(draft: RequestDraft, certification: ReviewSheetInput['certification']): ClothFact[] {
  const { weight, width, warp, weft, epi, ppi, yarnType, loomType } = draft;
  const type = askedFabricType(draft);
  const known: readonly (readonly [string, string | null | undefined | false])[] = [
    ['Composition', writeComposition(draft.compositions)],
    ['Cloth', draft.productionSubType !== null && subCategoryOf(draft.productionSubType)?.name],
    ['Finish', type && FABRIC_TYPE_LABEL[type]],
    ['Colours', colourNames(draft.color).join(', ')],
    ['Yarn, warp × weft', warp && weft && `${warp} × ${weft}`],
    ['EPI × PPI', epi !== null && ppi !== null && `${epi} × ${ppi}`],
    ['Width', width !== null && `${width}"`],
    ['Weight', weight !== null && `${weight} ${WEIGHT_UNIT_LABEL[draft.weightUnit]}`],
    ['Yarn', yarnType && YARN_TYPE_LABEL[yarnType]],
    ['Loom', loomType && LOOM_LABEL[loomType]],
    ['Certification', certification && CERTIFICATION_LABEL[certification]],
  ];
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function drawingOf(draft: RequestDraft): ClothDrawing {
  const weave = draft.productionSubType === null ? null : subCategoryOf(draft.productionSubType)?.weave;
  return {
    weave: weave ?? 'plain',
    finish: finishOf(draft),
    epi: within(draft.epi, USUAL_SETT[0]),
    ppi: within(draft.ppi, USUAL_SETT[1]),
    colours: colourNames(draft.color).flatMap((name) => colourOf(name) ?? []),
  };
}

function finishOf(draft: RequestDraft): ClothDrawing['finish'] {
  if (draft.requirementType === 'greige') return 'greige';
  const type = askedFabricType(draft);
  if (type === 'dyed' || type === 'printed' || type === 'denim') return type;
  return type === 'yarn_dyed' ? 'yarn-dyed' : 'rfd';
}

/** A slip of the finger, such as 1200 ends, must not hang the drawing. */
function within(threads: number | null, usual: number): number {
  return threads !== null && threads >= 20 && threads <= 340 ? threads : usual;
}
