/** What the cloth is: its family, fibres, name and finish, as far as the words agree. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { FibreShare } from '#domain/requests/composition.ts';
import { isColoured } from '#domain/requests/wizard/draft-choices.ts';
import type { Finding } from '../read/enquiry-text.ts';
import { FABRIC_NAMES, type FabricName } from '../words/fabric-names.ts';
import { CATEGORY_OF_FIBRE, ELASTANE } from '../words/fibres.ts';
import {
  askContradiction,
  askUnclear,
  type EnquirySheet,
  type FoundPart,
  fill,
  partsOf,
  wordsOfSpans,
} from './enquiry-sheet.ts';

type Family = {
  readonly category: FabricCategory;
  readonly spans: readonly Finding[];
  readonly isAssumed: boolean;
};

const RIGID_DENIM = 301;

/** Ids of the fibres that families are named after. */
const USUAL_FIBRE: Readonly<Record<FabricCategory, number>> = { cotton: 1, rayon: 4, polyester: 2, denim: 1 };

export function fillCloth(sheet: EnquirySheet): void {
  const names = namesIn(sheet);
  const shares = fillShares(sheet, names);
  const family = familyOf(sheet, names, shares);
  if (family) {
    fill(sheet, 'category', family.category, family);
    if (!shares) fillSingleFibre(sheet, family);
  }
  fillName(sheet, names, family?.category ?? null);
}

function namesIn(sheet: EnquirySheet): FoundPart<'name'>[] {
  const named = partsOf(sheet, 'name');
  if (named.length > 0) return named;
  // "30x30 slub" names the cloth with its yarn.
  const slub = [
    ...partsOf(sheet, 'construction').flatMap((each) => each.pairs.map((pair) => ({ ...each, ...pair }))),
    ...partsOf(sheet, 'pair'),
  ].find(({ first, second }) => first.effect === 'slub' || second.effect === 'slub');
  const name = FABRIC_NAMES.get('slub');
  return slub && name ? [{ part: 'name', name, start: slub.start, end: slub.end, unsure: true }] : [];
}

function isDenim(names: readonly FoundPart<'name'>[]): boolean {
  return names.some(({ name }) => name.usual === 'denim');
}

function fillShares(sheet: EnquirySheet, names: readonly FoundPart<'name'>[]): readonly FibreShare[] | null {
  const found = partsOf(sheet, 'shares');
  const sure = found.filter((each) => !each.unsure);
  const considered = sure.length > 0 ? sure : found;
  const kinds = new Set(considered.map((each) => JSON.stringify(each.shares)));
  const [first] = considered;
  if (!first) return fillStretch(sheet, names);
  if (kinds.size > 1) {
    askContradiction(sheet, 'compositions', considered);
    return null;
  }
  const isAssumed = sure.length === 0;
  // Stretch beside "100% cotton" is no whole composition.
  if (first.shares.length === 1 && hasElastane(sheet) && !isDenim(names)) {
    askUnclear(sheet, 'compositions', considered, { code: 'enquiry_elastane_open' });
    return null;
  }
  fill(sheet, 'compositionType', first.shares.length === 1 ? 'single' : 'blend', {
    spans: considered,
    isAssumed,
  });
  fill(sheet, 'compositions', first.shares, { spans: considered, isAssumed });
  return first.shares;
}

/** The rest is the fibre that was named, or else the one the cloth is usually made of. */
function fillStretch(sheet: EnquirySheet, names: readonly FoundPart<'name'>[]): readonly FibreShare[] | null {
  const found = partsOf(sheet, 'stretch');
  const [percentage, ...others] = new Set(found.map((each) => each.percentage));
  if (percentage === undefined) return null;
  if (others.length > 0) {
    askContradiction(sheet, 'compositions', found);
    return null;
  }
  const fibres = [...new Set(mainFibres(sheet).map(({ fibre }) => fibre))];
  const family = fibres.length === 0 ? familyOfName(sheet, names)?.category : undefined;
  const rest = fibres.length === 0 ? family && USUAL_FIBRE[family] : fibres[0];
  if (rest === undefined || fibres.length > 1) return null;
  const shares = [
    { categoryId: rest, percentage: 100 - percentage },
    { categoryId: ELASTANE, percentage },
  ];
  const isNamed = partsOf(sheet, 'fibre').some(({ fibre }) => fibre === ELASTANE);
  const from = { spans: found, isAssumed: fibres.length === 0 || !isNamed };
  fill(sheet, 'compositionType', 'blend', from);
  fill(sheet, 'compositions', shares, from);
  return shares;
}

function hasElastane(sheet: EnquirySheet): boolean {
  const yarns = [...partsOf(sheet, 'pair'), ...partsOf(sheet, 'construction').flatMap(({ pairs }) => pairs)];
  return (
    partsOf(sheet, 'fibre').some(({ fibre }) => fibre === ELASTANE) ||
    partsOf(sheet, 'stretch').length > 0 ||
    partsOf(sheet, 'shares').some(({ shares }) => shares.some(({ categoryId }) => categoryId === ELASTANE)) ||
    yarns.some(({ first, second }) => first.elastane !== null || second.elastane !== null)
  );
}

function familyOf(
  sheet: EnquirySheet,
  names: readonly FoundPart<'name'>[],
  shares: readonly FibreShare[] | null,
): Family | null {
  if (isDenim(names)) {
    return { category: 'denim', spans: names.filter(({ name }) => name.usual === 'denim'), isAssumed: false };
  }
  if (shares) {
    const leader = shares.reduce((a, b) => ((b.percentage ?? 0) > (a.percentage ?? 0) ? b : a));
    const category = CATEGORY_OF_FIBRE[leader.categoryId ?? 0];
    const [shared, stretch] = [partsOf(sheet, 'shares'), partsOf(sheet, 'stretch')];
    if (!category) return null;
    return shared.length > 0
      ? { category, spans: shared, isAssumed: false }
      : { category, spans: stretch, isAssumed: sheet.assumed.has('compositions') };
  }
  const fibres = mainFibres(sheet);
  const categories = new Set(fibres.map(({ fibre }) => CATEGORY_OF_FIBRE[fibre]));
  if (categories.size > 1) {
    askContradiction(sheet, 'compositions', fibres);
    return null;
  }
  const [category] = categories;
  if (category) return { category, spans: fibres, isAssumed: false };
  return fibres.length > 0 ? null : familyOfName(sheet, names);
}

function mainFibres(sheet: EnquirySheet): FoundPart<'fibre'>[] {
  return partsOf(sheet, 'fibre').filter(({ fibre }) => fibre !== ELASTANE);
}

/** Without a fibre the name tells it, and where it does not, whether the yarns are counted in deniers. */
function familyOfName(sheet: EnquirySheet, names: readonly FoundPart<'name'>[]): Family | null {
  const usual = new Set(names.map(({ name }) => name.usual));
  const [only] = usual;
  if (usual.size === 1 && only) return { category: only, spans: names, isAssumed: true };
  const unit = countUnit(sheet);
  if (names.length === 0 || unit === null) return null;
  const category = unit === 'D' ? 'polyester' : 'cotton';
  const fits = names.every(({ name }) => name.of[category] !== undefined);
  return fits ? { category, spans: names, isAssumed: true } : null;
}

function countUnit(sheet: EnquirySheet): 'Ne' | 'D' | null {
  const yarns = [
    ...partsOf(sheet, 'yarn').map(({ yarn }) => yarn),
    ...partsOf(sheet, 'pair').map(({ first }) => first),
    ...partsOf(sheet, 'construction').flatMap(({ pairs }) => pairs.map(({ first }) => first)),
  ];
  if (yarns.length === 0) return null;
  return yarns.some(({ unit }) => unit === 'D') ? 'D' : 'Ne';
}

/** "cotton" without a share is all cotton until the buyer says otherwise. Denim may well have elastane. */
function fillSingleFibre(sheet: EnquirySheet, { category, spans }: Family): void {
  const fibres = mainFibres(sheet);
  const isAsked = sheet.questions.some(({ field }) => field === 'compositions');
  if (isAsked || hasElastane(sheet) || (category === 'denim' && fibres.length === 0)) return;
  const usual = USUAL_FIBRE[category];
  const kinds = [...new Set(fibres.map(({ fibre }) => fibre))];
  // "organic cotton … cotton" is the special one.
  const fibre = kinds.find((kind) => kind !== usual) ?? usual;
  if (kinds.filter((kind) => kind !== usual).length > 1) return;
  const from = { spans: fibres.length > 0 ? fibres : spans, isAssumed: true };
  fill(sheet, 'compositionType', 'single', from);
  fill(sheet, 'compositions', [{ categoryId: fibre, percentage: 100 }], from);
}

function fillName(
  sheet: EnquirySheet,
  names: readonly FoundPart<'name'>[],
  category: FabricCategory | null,
): void {
  if (names.length === 0 || category === null) return;
  const ids = new Set(
    names.map(({ name }) => subCategoryIn(sheet, name, category)).filter((id) => id !== undefined),
  );
  // "rigid selvedge denim" is a selvedge denim.
  if (ids.size > 1) ids.delete(RIGID_DENIM);
  const [id] = ids;
  if (ids.size > 1) askContradiction(sheet, 'productionSubType', names);
  else if (id !== undefined) fill(sheet, 'productionSubType', id, { spans: names });
}

function subCategoryIn(sheet: EnquirySheet, name: FabricName, category: FabricCategory): number | undefined {
  if (category === 'denim') {
    const isCalledStretch = partsOf(sheet, 'fibre').some(({ fibre }) => fibre === ELASTANE);
    return name.of.denim ?? (isCalledStretch && name.usual === 'denim' ? name.stretch : undefined);
  }
  if (category === 'cotton' && hasElastane(sheet) && name.stretch !== undefined) return name.stretch;
  const isBlend = (sheet.fields.compositions?.length ?? 0) > 1;
  if (category === 'polyester' && isBlend && name.polyesterBlend !== undefined) return name.polyesterBlend;
  return name.of[category];
}

export function fillFinish(sheet: EnquirySheet): void {
  const found = partsOf(sheet, 'finish');
  const sure = found.filter((each) => !each.unsure);
  const considered = sure.length > 0 ? sure : found;
  const types = [...new Set(considered.map(({ type }) => type))];
  if (sheet.fields.category === 'denim') {
    const isRfd = types.includes('rfd') || sheet.fields.productionSubType === 308;
    const spans = considered.length > 0 ? considered : partsOf(sheet, 'name');
    fillType(sheet, isRfd ? 'rfd' : 'denim', spans, false);
  } else if (types.length > 1) askContradiction(sheet, 'finishedFabricType', considered);
  else if (types[0]) fillType(sheet, types[0], considered, sure.length === 0);
  else fillUsualFinish(sheet);
}

/** A cloth that is only sold one way, or one whose colour was named. */
function fillUsualFinish(sheet: EnquirySheet): void {
  const { productionSubType: id } = sheet.fields;
  const sold = id === undefined ? null : (subCategoryOf(id)?.fabricTypes ?? null);
  const [only] = sold ?? [];
  if (sold?.length === 1 && only) {
    fillType(sheet, only, partsOf(sheet, 'name'), true);
    return;
  }
  const colours = partsOf(sheet, 'colour');
  const counted = partsOf(sheet, 'colour_count').filter((each) => isOfColours(sheet, each));
  if (colours.length + counted.length > 0) fillType(sheet, 'dyed', [...colours, ...counted], true);
}

/** Designs and prints are counted like colours. */
function isOfColours(sheet: EnquirySheet, counted: Finding): boolean {
  return /colou?r|clr|shade|rang|rong/i.test(wordsOfSpans(sheet, [counted]));
}

function fillType(
  sheet: EnquirySheet,
  type: FabricType,
  spans: readonly Finding[],
  isAssumed: boolean,
): void {
  const from = { spans, isAssumed };
  fill(sheet, 'requirementType', type === 'greige' ? 'greige' : 'finished', from);
  if (type !== 'greige') fill(sheet, 'finishedFabricType', type, from);
}

export function fillColours(sheet: EnquirySheet): void {
  const { requirementType, finishedFabricType: type } = sheet.fields;
  if (requirementType === 'greige' || (type && !isColoured(type))) return;
  const found = partsOf(sheet, 'colour');
  const names = [...new Map(found.map((each) => [each.colour.toLowerCase(), each.colour])).values()];
  const counted = partsOf(sheet, 'colour_count');
  const [count] = new Set(counted.map((each) => each.count));
  if (areAlternatives(sheet, found)) {
    askContradiction(sheet, 'color', found);
    return;
  }
  if (names.length > 0) fill(sheet, 'color', names.join(', '), { spans: found });
  if (new Set(counted.map((each) => each.count)).size > 1) askContradiction(sheet, 'numberOfColors', counted);
  else if (count !== undefined && count < names.length) {
    askContradiction(sheet, 'numberOfColors', [...counted, ...found]);
  } else if (count !== undefined) fill(sheet, 'numberOfColors', count, { spans: counted });
  else if (names.length > 0) fill(sheet, 'numberOfColors', names.length, { spans: found });
}

/** "navy ya black": one of them, and the buyer says which. */
function areAlternatives({ raw }: EnquirySheet, found: readonly Finding[]): boolean {
  return found.some((each, at) => {
    const before = found[at - 1];
    return before !== undefined && /^ (?:ya|or|athoba) $/i.test(raw.slice(before.end, each.start));
  });
}
