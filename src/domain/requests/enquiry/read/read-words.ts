/** Finds the words of the tables: the longest phrase counts, and long names may have one wrong letter. */
import { close, type EnquiryText, type Meaning } from './enquiry-text.ts';

type Word = { readonly text: string; readonly start: number; readonly end: number };
type Read<Value> = (value: Value, word: Word) => Meaning | { readonly unsure: Meaning } | null;

const WORD = /[a-z]+(?:[/.&][a-z]+)*/g;
/** Shorter names are too near to other words. */
const FORGIVING_FROM = 6;
/** Words that are one letter from a fabric and are none: chalis is forty. */
const NEVER_MEANT = new Set([
  'chalis',
  'shirting',
  'sitting',
  'setting',
  'lining',
  'coating',
  'station',
  'sateek',
  'organic',
  'organise',
  'canvass',
  'cartoon',
  'carton',
  'button',
  'bottom',
  'colour',
  'center',
]);

/** Words of a phrase may stand together with a space, a hyphen or nothing else between them. */
export function findWords<Value>(
  text: EnquiryText,
  table: ReadonlyMap<string, Value>,
  read: Read<Value>,
  isForgiving = false,
): void {
  const words = wordsFor(text, table);
  const spans: [number, number][] = [];
  let at = 0;
  while (at < words.length) {
    const found = phraseAt(text.open, words, at, table, isForgiving);
    const meaning = found && read(found.value, found.word);
    if (!(found && meaning)) {
      at += 1;
      continue;
    }
    const { start, end } = found.word;
    const unsure = 'unsure' in meaning;
    text.findings.push({ ...(unsure ? meaning.unsure : meaning), start, end, unsure });
    spans.push([start, end]);
    at += found.count;
  }
  close(text, spans);
}

/** A message is cut into its words once; what is closed since falls away. */
const wordsOfText = new WeakMap<EnquiryText, readonly Word[]>();

export function allWords(text: EnquiryText): readonly Word[] {
  const known = wordsOfText.get(text);
  if (known) return known;
  const words = wordsOf(text.plain);
  wordsOfText.set(text, words);
  return words;
}

const LETTER = /[a-z]/;

function wordsFor(text: EnquiryText, table: ReadonlyMap<string, unknown>): Word[] {
  const words: Word[] = [];
  for (const word of allWords(text)) {
    const open = text.open.slice(word.start, word.end);
    if (open !== word.text) {
      if (LETTER.test(open)) words.push(...openPartsOf(word, open));
    } else if (!isJoined(open) || table.has(open)) words.push(word);
    else words.push(...partsOfWord(word));
  }
  return words;
}

function openPartsOf(word: Word, open: string): Word[] {
  return wordsOf(open).map((part) => ({
    ...part,
    start: part.start + word.start,
    end: part.end + word.start,
  }));
}

function isJoined(word: string): boolean {
  return word.includes('/') || word.includes('&');
}

/** "black/navy/wine" as its words, where the whole is none. */
function partsOfWord(word: Word): Word[] {
  return Array.from(word.text.matchAll(/[^/&]+/g), (part) => ({
    text: part[0],
    start: word.start + part.index,
    end: word.start + part.index + part[0].length,
  }));
}

export function wordsOf(open: string): Word[] {
  return Array.from(open.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function phraseAt<Value>(
  open: string,
  words: readonly Word[],
  at: number,
  table: ReadonlyMap<string, Value>,
  isForgiving: boolean,
): { value: Value; word: Word; count: number } | null {
  const first = words[at];
  if (!first) return null;
  for (let count = longestPhraseFrom(first.text, table); count > 0; count -= 1) {
    const last = words[at + count - 1];
    if (!(last && isTogether(open, words, at, count))) continue;
    const phrase = count === 1 ? first.text : phraseOf(words, at, count);
    const value = table.get(phrase);
    if (value !== undefined)
      return { value, word: { text: phrase, start: first.start, end: last.end }, count };
  }
  const value = isForgiving ? near(first.text, table) : undefined;
  return value === undefined ? null : { value, word: first, count: 1 };
}

function phraseOf(words: readonly Word[], at: number, count: number): string {
  return words
    .slice(at, at + count)
    .map((word) => word.text)
    .join(' ');
}

type Index = {
  readonly longest: ReadonlyMap<string, number>;
  readonly byLetter: ReadonlyMap<string, string[]>;
};
const indexes = new WeakMap<ReadonlyMap<string, unknown>, Index>();

/** The tables never change, so what begins with a word or a letter is looked up once. */
function indexOf(table: ReadonlyMap<string, unknown>): Index {
  const known = indexes.get(table);
  if (known) return known;
  const longest = new Map<string, number>();
  const byLetter = new Map<string, string[]>();
  for (const name of table.keys()) {
    const words = name.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    if (words.length === 1 && name.length >= FORGIVING_FROM) {
      byLetter.set(first[0] ?? '', [...(byLetter.get(first[0] ?? '') ?? []), name]);
    }
  }
  const made = { longest, byLetter };
  indexes.set(table, made);
  return made;
}

function longestPhraseFrom(word: string, table: ReadonlyMap<string, unknown>): number {
  return indexOf(table).longest.get(word) ?? 0;
}

function isTogether(open: string, words: readonly Word[], at: number, count: number): boolean {
  for (let next = at + 1; next < at + count; next += 1) {
    const between = open.slice(words[next - 1]?.end, words[next]?.start);
    if (!/^[ -]{1,2}$/.test(between)) return false;
  }
  return true;
}

/** One letter wrong, missing or too many, never the first. */
function near<Value>(word: string, table: ReadonlyMap<string, Value>): Value | undefined {
  if (NEVER_MEANT.has(word) || word.length < FORGIVING_FROM || word.length > 14) return undefined;
  const found = indexOf(table)
    .byLetter.get(word[0] ?? '')
    ?.find((name) => isOneLetterOff(word, name));
  return found === undefined ? undefined : table.get(found);
}

function isOneLetterOff(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same += 1;
  const [restOfWord, restOfName] = [word.slice(same), name.slice(same)];
  return (
    restOfWord.slice(1) === restOfName.slice(1) ||
    restOfWord.slice(1) === restOfName ||
    restOfWord === restOfName.slice(1) ||
    (restOfWord.slice(2) === restOfName.slice(2) &&
      restOfWord[0] === restOfName[1] &&
      restOfWord[1] === restOfName[0])
  );
}
