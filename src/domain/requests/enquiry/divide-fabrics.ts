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
  if (finding.part === 'shares') return { kind: 'fibre', value: JSON.stringify(finding.shares) };
  if (finding.part === 'fibre') {
    return { kind: 'fibre', value: JSON.stringify([{ categoryId: finding.fibre, percentage: 100 }]) };
  }
  return null;
}

const STRONG = /\n|;|\||(?<=[\s,])(?:aur|and|plus|ebong|ar|\+|&)(?=\s)|(?<=\s)\(?\d{1,2}[).](?=\s)/g;
const WEAK = /,(?!\d)|\.(?=\s)/g;
const ALTERNATIVE = /(?<![a-z])(?:ya|or|otherwise|athoba|\/)(?![a-z])/;
const FOR_ALL = /(?<![a-z])(?:all|sab|sabhi|sabka|both|dono|each of|sobgulo|every quality)(?![a-z])/;

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
    const lastHead = current.findLast((each) => headOf(each) !== null);
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
      last !== undefined &&
      last.end <= from &&
      (isOtherFamily(current, finding) || hasOwnQuantity(all, current, from))
    );
  }
  if (ALTERNATIVE.test(between)) return false;
  const rival = rivals.at(-1);
  const isApart =
    rival !== undefined &&
    (strong.some((at) => at > rival.end && at <= finding.start) || hasQuantityBetween(current, rival));
  // "slub poplin" is one cloth with two names; two fibres side by side are one blend.
  return isApart && !(head.kind === 'fibre' && last === rival && finding.start - rival.end < 4);
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

const OF_THE_ORDER = ['credit', 'required_by', 'place', 'city', 'certification', 'po_number'];

/** Terms on a line without a fabric hold for all of them. */
function withShared(text: EnquiryText, fabrics: readonly Fabric[]): Fabric[] {
  const beginnings = text.findings.filter((each) => headOf(each) !== null);
  const firstHead = beginnings[0]?.start ?? 0;
  const isShared = (finding: Finding) => {
    const { start, end } = lineAround(text, finding.start);
    if (beginnings.some((head) => head.start >= start && head.start < end)) return false;
    const line = text.plain.slice(start, end);
    return (
      OF_THE_ORDER.includes(finding.part) ||
      FOR_ALL.test(line) ||
      (end < firstHead && finding.part !== 'quantity')
    );
  };
  const shared = text.findings.filter(isShared);
  return fabrics.map((fabric) => {
    const own = fabric.filter((each) => !shared.includes(each));
    return [...own, ...shared.filter(({ part }) => !own.some((each) => each.part === part))];
  });
}
