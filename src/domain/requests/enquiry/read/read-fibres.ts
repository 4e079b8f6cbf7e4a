/** What the cloth is made of: shares with their fibres, blends by their short names, and single fibres. */

import type { FibreShare } from '#domain/requests/composition.ts';
import { BLEND_NAMES, ELASTANE, FIBRE_WORDS, LABELLED_FIBRES } from '../words/fibres.ts';
import { RESEMBLANCE, WITHOUT_STRETCH } from '../words/finishes.ts';
import { add, type EnquiryText, find } from './enquiry-text.ts';
import { allWords, findWords, wordsOf } from './read-words.ts';

const FIBRE = '([a-z]{2,12}(?:[ -][a-z]{3,9})?)';
const PERCENT_FIRST = new RegExp(`(?<![\\d.])(\\d{1,3}(?:\\.\\d)?) ?% ?${FIBRE}`, 'g');
const FIBRE_FIRST = new RegExp(`(?<![a-z])${FIBRE}[ :-]{0,3}(\\d{1,3}(?:\\.\\d)?) ?%`, 'g');
const RATIO = /(?<![\d.x*])(\d{1,2})(?: ?\/ ?|[:-])(\d{1,2})(?:(?: ?\/ ?|[:-])(\d{1,2}))?(?![\dx*]|\.\d)/g;
/** "CVC 60x40" and "60*40 pc": with a cross only straight beside the name of the blend. */
const CROSSED_RATIO =
  /(?<![a-z\d])(?:(cvc|t\/?c|p\/?c|p\/?v|t\/?r)[ :-]{0,2}(\d{2}) ?[x*] ?(\d{2})|(\d{2}) ?[x*] ?(\d{2}) ?(cvc|t\/?c|p\/?c|p\/?v|t\/?r))(?![\da-z/]| ?[x*])/g;
const PURE =
  /(?<![a-z\d])(?:pure|100 ?%|100 pct|100 percent|cent percent) ([a-z]{3,12}(?: [a-z]{3,9})?)(?![a-z])/g;

export function readFibres(text: EnquiryText): void {
  find(text, WITHOUT_STRETCH, () => 'closed');
  find(text, RESEMBLANCE, () => 'closed');
  readPercents(text);
  readCrossedRatios(text);
  readRatios(text);
  find(text, PURE, ({ 0: words, 1: name = '', index }) => {
    const fibre = fibreOf(name);
    if (fibre === null) return null;
    // Only the fibre's own words are closed: "pure cotton twill" is still a twill.
    const end = index + words.indexOf(name) + fibre.length;
    add(text, { part: 'shares', shares: [{ categoryId: fibre.id, percentage: 100 }] }, [index, end]);
    return null;
  });
  findWords(text, BLEND_NAMES, ({ fibres, usual }, { start }) =>
    /\d ?$/.test(text.plain.slice(Math.max(0, start - 2), start))
      ? null
      : {
          unsure: {
            part: 'shares',
            shares: fibres.map((id, at) => ({ categoryId: id, percentage: usual[at] ?? 0 })),
          },
        },
  );
  findWords(text, FIBRE_WORDS, (fibre) => ({ part: 'fibre', fibre }), true);
}

/** The longest name of a fibre at the beginning of the words. */
function fibreOf(words: string): { id: number; length: number } | null {
  const both = FIBRE_WORDS.get(words.replace('-', ' '));
  if (both !== undefined) return { id: both, length: words.length };
  const first = words.split(/[ -]/)[0] ?? '';
  const id = FIBRE_WORDS.get(first) ?? LABELLED_FIBRES.get(first);
  return id === undefined ? null : { id, length: first.length };
}

type Share = { id: number; percent: number; start: number; end: number };

/** "97% cotton 3% spandex", "cotton 97% spandex 3%": shares that stand together and add up to 100. */
function readPercents(text: EnquiryText): void {
  const found = sharesIn(text.open);
  for (let at = 0; at < found.length; ) {
    let sum = 0;
    let next = at;
    while (next < found.length && sum < 100 && isNext(found, at, next)) {
      sum += found[next]?.percent ?? 0;
      next += 1;
    }
    const run = found.slice(at, next);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && Math.abs(sum - 100) < 0.01) {
      const shares = run.map(({ id, percent }) => ({ categoryId: id, percentage: percent }));
      add(text, { part: 'shares', shares }, [first.start, last.end]);
    }
    at = Math.max(next, at + 1);
  }
}

function isNext(found: readonly Share[], from: number, at: number): boolean {
  const [before, here] = [found[at - 1], found[at]];
  return at === from || (before !== undefined && here !== undefined && here.start - before.end <= 6);
}

function sharesIn(open: string): Share[] {
  const read = (pattern: RegExp, isPercentFirst: boolean) =>
    Array.from(open.matchAll(pattern)).flatMap((match): Share[] => {
      const [number, words] = isPercentFirst ? [match[1], match[2]] : [match[2], match[1]];
      const fibre = fibreOf(words ?? '');
      if (!fibre || (!isPercentFirst && fibre.length !== (words ?? '').length)) return [];
      const end = isPercentFirst
        ? match.index + match[0].indexOf(words ?? '') + fibre.length
        : match.index + match[0].length;
      return [{ id: fibre.id, percent: Number(number), start: match.index, end }];
    });
  const first = read(PERCENT_FIRST, true);
  return first.length > 0 ? first : read(FIBRE_FIRST, false);
}

const CLOSE_BY = 3;

/** 65/35 TC, CVC 60/40, 98/2 cotton lycra: a ratio that adds up to 100, beside the names it divides. */
function readRatios(text: EnquiryText): void {
  const spans: [number, number][] = [];
  for (const match of text.open.matchAll(RATIO)) {
    const numbers = match.slice(1, 4).filter(Boolean).map(Number);
    if (numbers.reduce((sum, each) => sum + each, 0) !== 100) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const names = namesBeside(
      text.open,
      start,
      /^ ?%/.test(text.open.slice(end)) ? end + 1 : end,
      numbers.length,
    );
    if (!names && isStretchShare(text, numbers)) {
      add(text, { part: 'stretch', percentage: numbers[1] ?? 0 }, [start, end]);
      continue;
    }
    const blend = names ? null : (blendShares(text, numbers) ?? neighbourShares(text, numbers));
    if (blend) {
      add(text, { part: 'shares', shares: blend }, [start, end]);
      continue;
    }
    if (!names || spans.some(([from, to]) => names.start < to && names.end > from)) continue;
    const shares = names.fibres.map((id, at) => ({ categoryId: id, percentage: numbers[at] ?? 0 }));
    const whole: [number, number] = [Math.min(start, names.start), Math.max(end, names.end)];
    add(text, { part: 'shares', shares }, whole);
    spans.push(whole);
  }
}

/** Sixty by forty may also be the counts, unless others are named. */
function readCrossedRatios(text: EnquiryText): void {
  const hasCounts = /\d ?'?s(?![a-z])/.test(text.open) || (text.open.match(/\d ?[x*] ?\d/g) ?? []).length > 2;
  if (!hasCounts) return;
  find(text, CROSSED_RATIO, (match) => {
    const blend = BLEND_NAMES.get(match[1] ?? match[6] ?? '');
    const numbers = [match[2] ?? match[4], match[3] ?? match[5]].map(Number);
    if (!blend || numbers.reduce((sum, each) => sum + each, 0) !== 100) return null;
    const shares = blend.fibres.map((id, at) => ({ categoryId: id, percentage: numbers[at] ?? 0 }));
    return { part: 'shares', shares };
  });
}

/** More elastane than this is no woven cloth. */
const MOST_ELASTANE_PERCENT = 12;
/** "twill 98/2": nothing else is blended in so small a share. */
const USUAL_ELASTANE_PERCENT = 5;

/** The names of a ratio may stand anywhere once a stretch yarn is named: "lycra poplin 97/3". */
function isStretchShare(text: EnquiryText, numbers: readonly number[]): boolean {
  const [, small = 0] = numbers;
  if (numbers.length !== 2 || small === 0 || small > MOST_ELASTANE_PERCENT) return false;
  if (small <= USUAL_ELASTANE_PERCENT && !text.findings.some(({ part }) => part === 'shares')) return true;
  return allWords(text).some((word) => FIBRE_WORDS.get(word.text) === ELASTANE);
}

/** "TC drill, 80/20": the shares of the one blend that is named somewhere. */
function blendShares(text: EnquiryText, numbers: readonly number[]): FibreShare[] | null {
  const words = allWords(text);
  const blends = words.flatMap(({ text: word }, at) =>
    [word, `${word} ${words[at + 1]?.text}`].flatMap((name) => BLEND_NAMES.get(name) ?? []),
  );
  const [blend, ...others] = new Set(blends);
  if (!blend || others.length > 0 || blend.fibres.length !== numbers.length) return null;
  return blend.fibres.map((id, at) => ({ categoryId: id, percentage: numbers[at] ?? 0 }));
}

/** "cotton linen slub 70/30": the only fibres that stand side by side, as many as there are shares. */
function neighbourShares(text: EnquiryText, numbers: readonly number[]): FibreShare[] | null {
  const runs: number[][] = [[]];
  let end = -1;
  for (const word of allWords(text)) {
    const fibres = word.text.split(/[/&]/).map((part) => FIBRE_WORDS.get(part));
    if (fibres.includes(undefined)) continue;
    if (word.start - end > 1) runs.push([]);
    runs.at(-1)?.push(...fibres.filter((id) => id !== undefined));
    end = word.end;
  }
  const [run, ...others] = runs.filter(({ length }) => length > 1);
  if (!run || others.length > 0 || run.length !== numbers.length) return null;
  return run.map((id, at) => ({ categoryId: id, percentage: numbers[at] ?? 0 }));
}

type Names = { fibres: readonly number[]; start: number; end: number };

function namesBeside(open: string, start: number, end: number, count: number): Names | null {
  const words = wordsOf(open.slice(Math.max(0, start - 40), end + 40)).map((word) => {
    const from = Math.max(0, start - 40);
    return { ...word, start: word.start + from, end: word.end + from };
  });
  const after = words.filter((word) => word.start >= end);
  const before = words.filter((word) => word.end <= start);
  return (
    namesIn(after, end, count, (word, edge) => word.start - edge) ??
    namesIn(before.reverse(), start, count, (word, edge) => edge - word.end)
  );
}

type Word = { text: string; start: number; end: number };

/** Walks away from the ratio, word by word; what stands before it is read backwards. */
function namesIn(
  words: readonly Word[],
  edge: number,
  count: number,
  gap: (word: Word, edge: number) => number,
): Names | null {
  const [first, second] = words;
  if (!first || gap(first, edge) > CLOSE_BY) return null;
  const isBackwards = first.end <= edge;
  const inOrder = second && (isBackwards ? `${second.text} ${first.text}` : `${first.text} ${second.text}`);
  const known = [inOrder && { name: inOrder, last: second }, { name: first.text, last: first }]
    .filter((each) => each !== undefined && each !== '')
    .map((each) => ({ blend: BLEND_NAMES.get(each.name), last: each.last }))
    .find(({ blend }) => blend?.fibres.length === count);
  if (known?.blend && known.last) return span(known.blend.fibres, [first, known.last]);
  const fibres: number[] = [];
  const used: Word[] = [];
  for (const word of words) {
    if (
      fibres.length === count ||
      (used.length > 0 &&
        gap(word, isBackwards ? (used.at(-1)?.start ?? 0) : (used.at(-1)?.end ?? 0)) > CLOSE_BY + 2)
    )
      break;
    const parts = word.text.split(/[/.&]/).map((part) => FIBRE_WORDS.get(part));
    if (parts.includes(undefined)) {
      if (/^(?:and|n|with|aur|blend|mix|o)$/.test(word.text)) continue;
      break;
    }
    fibres.push(...(isBackwards ? parts.reverse() : parts).filter((id) => id !== undefined));
    used.push(word);
  }
  return fibres.length === count ? span(isBackwards ? fibres.reverse() : fibres, used) : null;
}

function span(fibres: readonly number[], words: readonly Word[]): Names {
  return {
    fibres,
    start: Math.min(...words.map((word) => word.start)),
    end: Math.max(...words.map((word) => word.end)),
  };
}
