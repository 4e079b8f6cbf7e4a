/** Several fabrics in one message become several: a second name or construction begins the next one. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { type EnquiryText, type Finding, lineAround } from './read/enquiry-text.ts';
import type { FabricName } from './words/fabric-names.ts';
import { CATEGORY_OF_FIBRE } from './words/fibres.ts';

type Head = { readonly kind: 'name' | 'construction' | 'fibre'; readonly value: unknown };
const heads = new WeakMap<Finding, Head | null>();

function headOf(finding: Finding): Head | null {
  const known = heads.get(finding);
  if (known !== undefined) return known;
  const head = readHead(finding);
  heads.set(finding, head);
  return head;
}

/** What begins a fabric, told apart from another of its kind. */
function readHead(finding: Finding): Head | null {
  if (finding.part === 'name') return { kind: 'name', value: finding.name };
  if (finding.part === 'construction') return { kind: 'construction', value: JSON.stringify(finding.pairs) };
  if (finding.part === 'shares')
    return { kind: 'fibre', value: JSON.stringify(finding.shares.map(({ categoryId }) => categoryId)) };
  if (finding.part === 'fibre') {
    return { kind: 'fibre', value: JSON.stringify([finding.fibre]) };
  }
  return null;
}

const STRONG =
  /\n|;|\||(?<=[\s,])(?:aur|and|plus|ebong|ar|n|\+|&)(?=\s)|(?<=\s)\(?(?:\d{1,2}[).]|[a-h]\))(?=\s)|(?<= )\/(?= )/g;
const WEAK = /,(?!\d)|\.(?=\s)|(?<= )-(?= )/g;
const ALTERNATIVE = /(?<![a-z])(?:ya|or|otherwise|athoba|\/)(?![a-z])/;
const FOR_ALL = /(?<![a-z])(?:all|sab|sabhi|sabka|both|dono|each of|sobgulo|every quality)(?![a-z]| over)/g;

type Fabric = Finding[];

export function divideFabrics(text: EnquiryText): Finding[][] {
  const strong = places(text.plain, STRONG);
  const all = [...strong, ...places(text.plain, WEAK)].sort((a, b) => a - b);
  const fabrics: Fabric[] = [[]];
  for (const finding of text.findings) {
    const current = fabrics.at(-1) ?? [];
    if (!beginsNext(text, current, finding, strong)) {
      current.push(finding);
      continue;
    }
    const from = Math.max(0, ...all.filter((at) => at <= finding.start));
    const lastHead = current.findLast((each) => headOf(each)?.kind === headOf(finding)?.kind);
    const moved = current.filter((each) => each.start >= from && each.start > (lastHead?.start ?? -1));
    fabrics[fabrics.length - 1] = current.filter((each) => !moved.includes(each));
    fabrics.push([...moved, finding]);
  }
  return fabrics.length === 1 ? fabrics : withShared(text, fabrics.map(inheriting));
}

function places(plain: string, pattern: RegExp): number[] {
  return Array.from(plain.matchAll(pattern), ({ index, 0: words }) => index + words.length);
}

function beginsNext(all: EnquiryText, current: Fabric, finding: Finding, strong: readonly number[]): boolean {
  const head = headOf(finding);
  if (!head) return false;
  const ofItsKind = current.filter((each) => headOf(each)?.kind === head.kind);
  const rivals = ofItsKind.filter((each) => headOf(each)?.value !== head.value);
  const isSame = rivals.length < ofItsKind.length;
  const last = current.at(-1);
  const between = last ? all.plain.slice(last.end, finding.start) : '';
  if (rivals.length === 0 || isSame) {
    const from = strong.findLast((at) => at <= finding.start) ?? 0;
    return (
      (last !== undefined &&
        last.end <= from &&
        (isOtherFamily(current, finding) || hasOwnQuantity(all, current, from))) ||
      isSpecifiedAgain(all, current, finding)
    );
  }
  const isListed = /^ ?[/] ?$/.test(between) && rivals.some((rival) => hasQuantityBetween(current, rival));
  if (ALTERNATIVE.test(between) && !isListed) return false;
  if (head.kind === 'name' && isListOfNames(all, between)) return true;
  const rival = rivals.at(-1);
  const isApart =
    rival !== undefined &&
    (strong.some((at) => at > rival.end && at <= finding.start) || hasQuantityBetween(current, rival));
  // "slub poplin" is one cloth with two names; two fibres side by side are one blend.
  return isApart && !(head.kind === 'fibre' && last === rival && finding.start - rival.end < 4);
}

/** "poplin, cambric, voile": three names with nothing but commas between them. */
function isListOfNames(all: EnquiryText, between: string): boolean {
  const names = all.findings.flatMap((each) => (each.part === 'name' ? [each.name] : []));
  return /^ ?[,/] ?$/.test(between) && new Set(names).size > 2;
}

function hasQuantityBetween(current: Fabric, rival: Finding): boolean {
  return current.some(
    (each) => each.start > rival.start && ['quantity', 'each', 'pieces'].includes(each.part),
  );
}

/** "rayon" on a line of its own after a cambric: a fibre that the name before it is never woven of. */
function isOtherFamily(current: Fabric, finding: Finding): boolean {
  const names = [...current, finding].flatMap((each) => (each.part === 'name' ? [each.name] : []));
  const fibres = [...current, finding].flatMap((each) => (each.part === 'fibre' ? [each.fibre] : []));
  const families = fibres.map((fibre) => CATEGORY_OF_FIBRE[fibre]).filter((family) => family !== undefined);
  return names.some((name) => families.some((family) => !isWovenOf(name, family)));
}

const SPECIFIED = ['weight', 'construction', 'threads', 'yarn', 'pair'];

/** "denim 8 oz 3000 mtr, denim 12 oz 5000 mtr": the name again behind a quantity, with another measure and quantity. */
function isSpecifiedAgain(all: EnquiryText, current: Fabric, finding: Finding): boolean {
  if (finding.part !== 'name' || !current.some(({ part }) => part === 'quantity')) return false;
  if (!/[,;/][ ]?$/.test(all.plain.slice(0, finding.start))) return false;
  const { end } = lineAround(all, finding.start);
  const rest = all.findings.filter((each) => each.start >= finding.start && each.end <= end);
  const quantity = rest.find(({ part }) => part === 'quantity');
  return (
    quantity !== undefined &&
    rest.some(
      (each) =>
        SPECIFIED.includes(each.part) &&
        each.start < quantity.end + REACH &&
        current.some((known) => known.part === each.part && measureOf(known) !== measureOf(each)),
    )
  );
}

/** How far behind its quantity a measure may still belong to it. */
const REACH = 12;

function measureOf({ start, end, unsure, ...meaning }: Finding): string {
  return JSON.stringify(meaning, (key, value) =>
    ['start', 'end', 'unsure'].includes(key) ? undefined : value,
  );
}

function isWovenOf(name: FabricName, family: FabricCategory): boolean {
  const isCottonDenim = name.usual === 'denim' && family === 'cotton';
  return (
    isCottonDenim ||
    name.of[family] !== undefined ||
    (family === 'polyester' && name.polyesterBlend !== undefined)
  );
}

/** A line with a quantity of its own, after one that had its own. */
function hasOwnQuantity(all: EnquiryText, current: Fabric, from: number): boolean {
  const end = all.plain.indexOf('\n', from);
  const isQuantity = ({ part }: Finding) => part === 'quantity' || part === 'each' || part === 'pieces';
  return (
    current.some(isQuantity) &&
    all.findings.some((each) => isQuantity(each) && each.start >= from && (end === -1 || each.end <= end))
  );
}

/** A second construction without a name is of the fabric before it. */
function inheriting(fabric: Fabric, at: number, all: readonly Fabric[]): Fabric {
  const before = all[at - 1];
  const needs = (part: string) => !fabric.some((each) => each.part === part);
  if (!before || !needs('name') || !needs('fibre') || !needs('shares')) return fabric;
  return [
    ...before
      .filter(({ part }) => ['name', 'fibre', 'shares', 'finish'].includes(part) && needs(part))
      .map((each) => ({ ...each, unsure: true })),
    ...fabric,
  ];
}

/** Where no colours are named, so much of each is so much of each fabric. */
function asQuantity(finding: Finding): Finding {
  return finding.part === 'each' ? { ...finding, part: 'quantity' } : finding;
}

const OF_THE_ORDER = ['credit', 'required_by', 'place', 'city', 'certification', 'po_number'];

/** Terms on a line without a fabric hold for all of them. */
function withShared(text: EnquiryText, fabrics: readonly Fabric[]): Fabric[] {
  const beginnings = text.findings.filter((each) => headOf(each) !== null);
  const firstHead = beginnings[0]?.start ?? 0;
  const forAll = Array.from(text.plain.matchAll(FOR_ALL), ({ index }) => index);
  const isShared = (finding: Finding) => {
    const { start, end } = lineAround(text, finding.start);
    const inLine = beginnings.filter((head) => head.start >= start && head.start < end);
    const all = forAll.filter((at) => at >= start && at < end && !inLine.some((head) => head.start > at));
    // "poplin 2000 mtr, twill 3000 mtr, sab 58 panna".
    // "3000 yds each of poplin and chambray".
    if (finding.part === 'each' && forAll.some((at) => at > finding.start && at <= finding.end)) return true;
    if (inLine.length > 0) return all.some((at) => at < finding.start) || closesLine(finding, inLine);
    return (
      OF_THE_ORDER.includes(finding.part) ||
      all.length > 0 ||
      (end < firstHead && finding.part !== 'quantity')
    );
  };
  /** "poplin 3000 yds and twill 2000 yds, CFR Rotterdam": terms said once behind several fabrics. */
  const closesLine = (finding: Finding, inLine: readonly Finding[]) =>
    inLine.length > 1 &&
    OF_THE_ORDER.includes(finding.part) &&
    inLine.every((head) => head.start < finding.start) &&
    text.findings.filter(({ part }) => part === finding.part).length === 1;
  const shared = text.findings.filter(isShared);
  return fabrics.map((fabric) => {
    const own = fabric.filter((each) => !shared.includes(each));
    const hasColours = own.some(({ part }) => part === 'colour' || part === 'colour_count');
    const given = hasColours ? shared : shared.map(asQuantity);
    return [...own, ...given.filter(({ part }) => !own.some((each) => each.part === part))];
  });
}
