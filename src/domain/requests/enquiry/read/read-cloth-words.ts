/** Names, finishes, looms, colours and certificates: everything that is said in words. */
import type { Market } from '#domain/shared/market.ts';
import { BANGLA_COLOURS, COLOUR_WORDS, GREY_WORDS } from '../words/colours.ts';
import { FABRIC_NAMES, PLAIN_OF_FIBRE } from '../words/fabric-names.ts';
import { CHECK_AS_VERB, FINISH_WORDS, LATER_WORK, LOOM_WORDS, YARN_TYPE_WORDS } from '../words/finishes.ts';
import { KNIT_WORDS } from '../words/knits.ts';
import { type EnquiryText, type Finding, find } from './enquiry-text.ts';
import { findWords } from './read-words.ts';

const PANTONE =
  /(?<![a-z\d])(?:pantone|pms)?[ :#-]{0,3}(1[0-9]-[0-6]\d{3})(?: ?-?(tcx|tpx|tpg|tc|tp|tsx))?(?![a-z\d])/g;
const CERTIFICATE = /(?<![a-z])(grs|rcs)(?![a-z])(?: certified| certificate| cert)?/g;
const PO_NUMBER =
  /(?<![a-z])(?:p\.o\.?|po|purchase order)(?: ?(?:no|number|num|nbr|ref)\.?)?[ .:#-]{0,4}([a-z]{0,5}[-/]?\d{2,12}(?:[-/][a-z0-9]{1,8}){0,2})(?![a-z\d])/g;

export function readNumbersInWords(text: EnquiryText): void {
  find(text, PO_NUMBER, ({ index, 0: words, 1: number = '' }) => {
    const end = index + words.length;
    return { part: 'po_number', poNumber: text.raw.slice(end - number.length, end) };
  });
  find(text, PANTONE, ({ 1: number, 2: suffix }) => ({
    part: 'colour',
    colour: suffix ? `${number} ${suffix.toUpperCase()}` : `${number}`,
  }));
  find(text, CERTIFICATE, ({ index, 0: words, 1: name }) => {
    const around = `${text.plain.slice(Math.max(0, index - 9), index)}|${text.plain.slice(index + words.length, index + words.length + 14)}`;
    if (/(?:no|non|without|not) ?\|| ?\| ?(?:not|nahi|nai|na )/.test(around)) return 'closed';
    return { part: 'certification', certification: name === 'grs' ? 'grs' : 'rcs' };
  });
}

const HUES = ['blue', 'green', 'pink', 'red', 'yellow', 'grey', 'gray', 'brown', 'orange', 'purple'];

/** "teal green" is one colour, "black red" are two. */
function joinColours(text: EnquiryText): void {
  text.findings.sort((a, b) => a.start - b.start);
  const joined: Finding[] = [];
  for (const finding of text.findings) {
    const before = joined.at(-1);
    // "dusty rose (Pantone 17-1718 TCX)" is one, said twice.
    const isItsNumber =
      before?.part === 'colour' &&
      finding.part === 'colour' &&
      /^\d/.test(finding.colour) &&
      !/\d/.test(before.colour) &&
      /^ ?[(:-]? ?$/.test(text.plain.slice(before.end, finding.start));
    const isOne =
      isItsNumber ||
      (before?.part === 'colour' &&
        finding.part === 'colour' &&
        finding.start === before.end + 1 &&
        HUES.includes(finding.colour) &&
        ![...HUES, 'black', 'white'].includes(before.colour));
    if (isOne && before.part === 'colour' && finding.part === 'colour')
      joined[joined.length - 1] = {
        ...before,
        colour: `${before.colour} ${finding.colour}`,
        end: finding.end,
      };
    else joined.push(finding);
  }
  text.findings.splice(0, text.findings.length, ...joined);
}

export function readClothWords(text: EnquiryText, market: Market): void {
  find(text, LATER_WORK, () => 'closed');
  find(text, CHECK_AS_VERB, () => 'closed');
  find(text, /(?<![a-z])new jersey(?![a-z])/g, () => 'closed');
  findWords(text, KNIT_WORDS, () => ({ part: 'knit' }));
  readPlain(text);
  findWords(text, FABRIC_NAMES, (name) => ({ part: 'name', name }), true);
  findWords(text, FINISH_WORDS, ({ type, unsure = false }) =>
    unsure ? { unsure: { part: 'finish', type } } : { part: 'finish', type },
  );
  findWords(text, LOOM_WORDS, (loom) => ({ part: 'loom', loom }));
  findWords(text, YARN_TYPE_WORDS, (yarnType) => ({ part: 'yarn_type', yarnType }));
  readGrey(text);
  findWords(text, COLOUR_WORDS, (colour) => ({ part: 'colour', colour }), true);
  if (market === 'BD') {
    findWords(text, BANGLA_COLOURS, (colour) => ({ part: 'colour', colour }));
  }
  joinColours(text);
}

const PLAIN_WORD = new Map([['plain', 'plain']]);
const GREY_TABLE = new Map(GREY_WORDS.map((word) => [word, word]));

/** "plain" names a fabric only beside viscose, modal or lyocell; elsewhere it says that nothing is on it. */
function readPlain(text: EnquiryText): void {
  findWords(text, PLAIN_WORD, (_word, { start, end }) => {
    const beside = text.findings.find(
      (each) => each.part === 'fibre' && (Math.abs(each.end - start) <= 1 || Math.abs(each.start - end) <= 1),
    );
    const name = beside?.part === 'fibre' ? PLAIN_OF_FIBRE[beside.fibre] : undefined;
    return name ? { part: 'name', name } : null;
  });
}

const AS_COLOUR_BEFORE =
  /(?:colou?rs?|rang|rong|shade|clr|light|dark|melange|mid|medium|charcoal|steel|ash|slate|silver)[ :=-]{1,3}$/;
const AS_COLOUR_AFTER = /^ ?(?:colou?r|rang|rong|shade|clr|melange|tone)/;
/** "grey melange" is one colour of the table. */
const LONGER_COLOUR = /^gr[ae]y[ -]melange(?![a-z])/;
const SEPARATED = /[,&+/] ?$|(?:and|aur|n) $/;

/** Grey is greige, unless a colour stands beside it, the finish is another, or it is called a colour. */
function readGrey(text: EnquiryText): void {
  const hasFinish = text.findings.some(
    ({ part, ...rest }) => part === 'finish' && 'type' in rest && rest.type !== 'greige',
  );
  findWords(text, GREY_TABLE, (word, { start, end }) => {
    const [before, after] = [
      text.plain.slice(Math.max(0, start - 16), start),
      text.plain.slice(end, end + 10),
    ];
    if (LONGER_COLOUR.test(text.open.slice(start, start + 16))) return null;
    const isNamed = AS_COLOUR_BEFORE.test(before) || AS_COLOUR_AFTER.test(after);
    const isListed = hasColourBeside(text, start, end);
    if (isNamed || isListed || hasFinish) {
      return AS_COLOUR_BEFORE.test(before) &&
        /(?:light|dark|charcoal|steel|ash|slate|silver)[ -]$/.test(before)
        ? null
        : { part: 'colour', colour: word };
    }
    return { part: 'finish', type: 'greige' };
  });
}

const WORDS_BEFORE = /([a-z]+) ?(?:,|&|\+|\/|and|aur|n)? ?$/;
const WORDS_AFTER = /^ ?(?:,|&|\+|\/|and|aur|n)? ?([a-z]+)(?: ([a-z]+))?/;

function hasColourBeside(text: EnquiryText, start: number, end: number): boolean {
  const before = text.plain.slice(Math.max(0, start - 24), start);
  const after = text.plain.slice(end, end + 24);
  return (
    (SEPARATED.test(before) && isColour(WORDS_BEFORE.exec(before)?.[1])) ||
    (/^ ?(?:,|&|\+|\/|and|aur|n )/.test(after.slice(0, 4)) &&
      (isColour(WORDS_AFTER.exec(after)?.[1]) || isColour(WORDS_AFTER.exec(after)?.slice(1, 3).join(' '))))
  );
}

function isColour(word: string | undefined): boolean {
  return word !== undefined && COLOUR_WORDS.has(word) && !GREY_WORDS.includes(word);
}
