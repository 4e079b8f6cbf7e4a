/** Counts and construction in the ways people write them: 40s x 40s, 92x88/60x60, 150D/48F, 20/16 128/60. */
import { COUNT_LIMITS, type Yarn } from '#domain/catalogue/construction/yarn.ts';
import { type EnquiryText, type Finding, find, type Meaning } from './enquiry-text.ts';

const TIMES = ' {0,2}(?:[x*]|by) {0,2}';
/** Two threads of 40s are written 2/40 or 40/2; 30/1 is a single one. */
const COUNT = '([1-6]\\/\\d{2,3}|\\d{2,3}\\/[1-6](?!\\d)|\\d{1,3}(?:\\.\\d)?)';
const MARK = "(?: ?(?:'?(s)|(d|den|denier|dn)|ne|nm)(?![a-wyz])(?:\\/\\d{1,3} ?f(?:il)?(?![a-wyz]))?)?";
const CORE = '(?: ?\\+ ?(\\d{2,3}) ?d?(?![a-wyz]))?';
const LOOK = '(?: ?(slub|ht)(?![a-z]))?';
const YARN = `${COUNT}${MARK}${CORE}${LOOK}`;
const GROUPS = 5;
/** A yarn of a pair is not followed by what makes it the first number of the next pair. */
const PAIR = new RegExp(
  `(?<![\\d.+]|(?<![a-z]{4})[a-z]|(?<!\\d)[1-6]\\/)${YARN}${TIMES}(?![1-6]\\/\\d{2,3} ?[x*])${YARN}(?!\\d|\\.\\d)`,
  'g',
);
const FOUR_IN_A_ROW =
  /(?<![\d./x*-])(\d{1,3})'?s? {0,2}([x*/]) {0,2}(\d{1,3})'?s? {0,2}\2 {0,2}(\d{2,3}) {0,2}\2 {0,2}(\d{2,3})(?![\d/])/g;
const SLASHES =
  /(?<![\d./])(\d{1,3})'?s?\/(\d{1,3})'?s?(?: ?[/|;:-] ?|[ ,]{1,3})(\d{2,3}) ?[/x*] ?(\d{2,3})(?![\d/]|\.\d| ?(?:"|inch|panna|in(?![a-z])|tc|pc|pv|cvc|cotton|%))/g;
/** 60 60 92 88, told from a phone by what follows. */
const SPACES =
  /(?<![\d./x*,-] ?)(\d{2,3}) (\d{2,3})(?: ?[/,|-] ?| )(\d{2,3}) (\d{2,3})(?![\d/%*x-]|[.,]\d| ?(?:mtr|met|m(?![a-z])|yd|yard|goj|k(?![a-z])|count)| \d{1,3}(?![\d,]| ?(?:"|in(?![a-z])|inch|panna|pana|arz|arj|wid|gsm)))/g;
/** 133/72 alone; 58/60 is a width and 60/40 a blend. */
const SLASHED_THREADS =
  /(?<![\d./x*-])(4[4-9]|[5-9]\d|[12]\d\d)\/(\d{2,3})(?![\d/x*%"]|\.\d| ?(?:[x*]|inch|panna|pana|arz|width|cm|rs|tc|pc|pv|cvc|cotton|poly|m(?![a-z])|mtr))/g;
const SPARSEST = 36;
const MARKED_SLASH = /(?<![\d./])(\d{1,3})'?s ?\/ ?(\d{1,3})'?s(?![a-z\d])/g;

/** 75/36 x 150/48: deniers with their filaments, without the letters. */
const FILAMENTS =
  /(?<![\d./x*-])(20|30|40|50|68|70|75|80|100|135|150|155|165|200|300|320|450|600)\/(?:12|18|24|34|36|48|72|96|108|144|192|288) {0,2}[x*] {0,2}(20|30|40|50|68|70|75|80|100|135|150|155|165|200|300|320|450|600)\/(?:12|18|24|34|36|48|72|96|108|144|192|288)(?![\d/])/g;
const denier = (count: string | undefined): Yarn => ({ ...plainYarn(count), unit: 'D' });

export function readYarns(text: EnquiryText): void {
  find(text, FILAMENTS, ({ 1: warp, 2: weft }) => pairOf([denier(warp), denier(weft)], true));
  find(text, FOUR_IN_A_ROW, ({ 1: warp, 3: weft, 4: ends, 5: picks }) => fourOf([warp, weft, ends, picks]));
  find(text, SLASHES, ({ 1: warp, 2: weft, 3: ends, 4: picks }) =>
    Number(warp) < 7 || Number(weft) < 7 ? null : fourOf([warp, weft, ends, picks]),
  );
  find(text, SPACES, ({ 1: warp, 2: weft, 3: ends, 4: picks }) => fourOf([warp, weft, ends, picks]));
  find(text, MARKED_SLASH, ({ 1: warp, 2: weft }) => pairOf([plainYarn(warp), plainYarn(weft)], true));
  find(text, PAIR, (match) => {
    const sides = [match.slice(1, 1 + GROUPS), match.slice(1 + GROUPS, 1 + 2 * GROUPS)];
    const [first, second] = sides.map((groups) => yarnOf(groups));
    const isMarked = sides.some((groups) => groups.slice(1).some(Boolean) || groups[0]?.includes('/'));
    return first && second ? pairOf([first, second], isMarked) : null;
  });
  find(text, SLASHED_THREADS, ({ 1: epi, 2: ppi }) =>
    areThreads(Number(epi), Number(ppi)) ? pairOf([plainYarn(epi), plainYarn(ppi)], false) : null,
  );
  readDensity(text);
  readSingle(text);
}

/** Widths differ by an inch or two and go up; the shares of a blend add up to 100. */
function areThreads(epi: number, ppi: number): boolean {
  if (epi > 72) return true;
  return epi > ppi + 3 && ppi >= SPARSEST && epi + ppi !== 100;
}

/** The four numbers of a construction; which pair are the counts is decided where the fabric is known. */
function fourOf(numbers: readonly (string | undefined)[]): Meaning | null {
  const [warp, weft, epi, ppi] = numbers.map(Number);
  if (!(warp && weft && epi && ppi)) return null;
  const [fine, dense] = [Math.min(warp, weft), Math.min(epi, ppi)];
  if (fine < 4 || dense < 20) return null;
  const pairs = [
    [warp, weft],
    [epi, ppi],
  ].map(([first, second]) => ({ first: plainYarn(first), second: plainYarn(second), isMarked: false }));
  const [one, two] = pairs;
  return one && two ? { part: 'construction', pairs: [one, two] } : null;
}

function pairOf([first, second]: readonly Yarn[], isMarked: boolean): Meaning | null {
  if (!(first && second)) return null;
  // 2x2 rubia and 1x1 are weaves.
  if (!isMarked && (first.count < 4 || second.count < 4)) return null;
  return { part: 'pair', first, second, isMarked };
}

function yarnOf([count = '', spun, filament, core, look]: readonly (string | undefined)[]): Yarn | null {
  const [first = 0, second] = count.split('/').map(Number);
  const plied = second === undefined ? null : first <= 6 ? [first, second] : [second, first];
  const unit = filament ? 'D' : 'Ne';
  const yarn: Yarn = {
    unit,
    count: plied?.[1] ?? first,
    ply: plied?.[0] ?? 1,
    elastane: core === undefined ? null : Number(core),
    effect: look === undefined ? null : look === 'slub' ? 'slub' : 'high_twist',
  };
  const [, most] = COUNT_LIMITS[unit];
  return yarn.count > (spun || filament ? most : 340) ? null : yarn;
}

function plainYarn(count: string | number | undefined): Yarn {
  return { unit: 'Ne', count: Number(count), ply: 1, elastane: null, effect: null };
}

const LABELLED_DENSITY =
  /(?<![a-z])(?:reed ?(?:[/*x&]|and)? ?pick|epi ?(?:[/*x&]|and)? ?ppi|ends ?(?:[/*x&]|and)? ?picks|construction|const)s?[ :=-]{0,3}(\d{2,3}) {0,2}[x*/] {0,2}(\d{2,3})(?!\d| {0,2}[x*/])/g;
const ENDS = /(?<![a-z])(epi|ppi|reed|picks?|ends)[ :=-]{0,3}(\d{2,3})(?![\dx*/]|\.\d)/g;
const ENDS_AFTER = /(?<![\d.x*/])(\d{2,3}) ?(epi|ppi|reed|picks?|ends)(?![a-z])/g;

function readDensity(text: EnquiryText): void {
  find(text, LABELLED_DENSITY, ({ 1: epi, 2: ppi }) => ({
    part: 'threads',
    epi: Number(epi),
    ppi: Number(ppi),
  }));
  const side = (word: string | undefined) => (/^(?:epi|reed|ends)/.test(word ?? '') ? 'epi' : 'ppi');
  find(text, ENDS_AFTER, ({ 1: threads, 2: word }) => ({
    part: 'end_count',
    side: side(word),
    threads: Number(threads),
  }));
  find(text, ENDS, ({ 1: word, 2: threads }) => ({
    part: 'end_count',
    side: side(word),
    threads: Number(threads),
  }));
}

const TWO_COUNTS = /(?<![\d.x*/,])(\d{1,3})[ /&-]{1,3}(\d{1,3}) ?(?:counts?|cnt|ka count|number)(?![a-z])/g;
const SINGLE = new RegExp(
  `(?<![\\d.a-z/x*+,-])${COUNT}(?: ?(?:'?(s)|(d|den|denier|dn))(?![a-z])(?:\\/\\d{1,3} ?f(?:il)?(?![a-z]))?| ?(?:counts?|cnt|no\\.? count|(?:number|nambar|nomber|num) (?:ka|ki|ke|wala|er))(?![a-z]))${LOOK}`,
  'g',
);
const COUNT_LABEL =
  /(?<![a-z])(?:count|counts|yarn)[ :=-]{1,3}(\d{1,3}(?:\/\d{1,2})?)'?s?(?![\dx*a-z"]|\.\d| ?(?:[x*]|inch|in(?![a-z])|pann?a|arz|cms?(?![a-z])|mtr|m(?![a-z])|yd|gsm|oz))/g;
const PLIED = /(?<![\d./x*])(2\/\d{2,3})(?![\d/]|\.\d| ?[x*])/g;

function readSingle(text: EnquiryText): void {
  find(text, TWO_COUNTS, ({ 1: warp, 2: weft }) =>
    Number(warp) < 4 || Number(weft) < 4 ? null : pairOf([plainYarn(warp), plainYarn(weft)], true),
  );
  const single = (yarn: Yarn | null): Meaning | null =>
    yarn && yarn.count >= COUNT_LIMITS[yarn.unit][0] && yarn.count <= COUNT_LIMITS[yarn.unit][1]
      ? { part: 'yarn', yarn }
      : null;
  find(text, SINGLE, ({ 1: count, 2: spun, 3: filament, 4: look }) =>
    single(yarnOf([count, spun, filament, undefined, look])),
  );
  find(text, COUNT_LABEL, ({ 1: count }) => single(yarnOf([count])));
  find(text, PLIED, ({ 1: count }) => single(yarnOf([count])));
}

const BESIDE = /^[\s/,;:()x*-]{0,4}$/;

/** Two pairs that stand together are one construction. */
export function joinPairs(text: EnquiryText): void {
  const joined: Finding[] = [];
  for (const finding of text.findings) {
    const before = joined.at(-1);
    const isBeside =
      before?.part === 'pair' &&
      finding.part === 'pair' &&
      BESIDE.test(text.plain.slice(before.end, finding.start));
    if (!isBeside) {
      joined.push(finding);
      continue;
    }
    const { start } = before;
    joined[joined.length - 1] = {
      part: 'construction',
      pairs: [before, finding],
      start,
      end: finding.end,
      unsure: false,
    };
  }
  text.findings.splice(0, text.findings.length, ...joined);
}
