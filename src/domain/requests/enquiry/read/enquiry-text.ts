/** A message while it is read: what one reader has understood is closed to the next. */

import type { Yarn } from '#domain/catalogue/construction/yarn.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { Certification } from '#domain/catalogue/quality-mark.ts';
import type { Loom, YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import type { FibreShare } from '#domain/requests/composition.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { FabricName } from '../words/fabric-names.ts';

/** What can be found in a message; `unsure` findings are filled in but asked about. */
export type Meaning =
  | { readonly part: 'name'; readonly name: FabricName }
  | { readonly part: 'fibre'; readonly fibre: number }
  | { readonly part: 'shares'; readonly shares: readonly FibreShare[] }
  /** "97/3" in a message about lycra: how much of it, whatever the rest is. */
  | { readonly part: 'stretch'; readonly percentage: number }
  | { readonly part: 'finish'; readonly type: FabricType }
  | ({ readonly part: 'pair' } & YarnPair)
  /** Two pairs side by side: which of them are the counts, the fabric tells. */
  | { readonly part: 'construction'; readonly pairs: readonly [YarnPair, YarnPair] }
  | { readonly part: 'threads'; readonly epi: number; readonly ppi: number }
  | { readonly part: 'end_count'; readonly side: 'epi' | 'ppi'; readonly threads: number }
  | { readonly part: 'yarn'; readonly yarn: Yarn }
  | { readonly part: 'width'; readonly inches: number }
  | { readonly part: 'weight'; readonly weight: number; readonly unit: 'gsm' | 'glm' }
  | { readonly part: 'piece_weight'; readonly kilograms: number }
  | { readonly part: 'quantity'; readonly amount: number; readonly unit: LengthUnit | null }
  | { readonly part: 'pieces'; readonly pieces: number }
  | { readonly part: 'piece_length'; readonly metres: number }
  | { readonly part: 'each'; readonly amount: number; readonly unit: LengthUnit | null }
  | { readonly part: 'colour'; readonly colour: string }
  | { readonly part: 'colour_count'; readonly count: number }
  /** Knitted, so without warp and weft. */
  | { readonly part: 'knit' }
  | { readonly part: 'loom'; readonly loom: Loom }
  | { readonly part: 'yarn_type'; readonly yarnType: YarnType }
  | { readonly part: 'credit'; readonly days: number }
  | { readonly part: 'required_by'; readonly day: string }
  | {
      readonly part: 'rate';
      readonly rate: string;
      readonly currency: Currency | 'BDT' | null;
      readonly unit: LengthUnit | null;
    }
  | { readonly part: 'place'; readonly place: string }
  | { readonly part: 'city'; readonly city: string }
  | { readonly part: 'certification'; readonly certification: Certification }
  | { readonly part: 'po_number'; readonly poNumber: string }
  /** Understood as far as the field, but not which answer. */
  | { readonly part: 'unclear'; readonly field: UnclearField; readonly why: UnclearReason };

/** Two numbers with a cross between them; a mark (s, D, 2/40, +70D) says that they are counts. */
export type YarnPair = { readonly first: Yarn; readonly second: Yarn; readonly isMarked: boolean };

export type UnclearField = 'quantity' | 'targetRate' | 'width' | 'weight' | 'requiredBy' | 'creditPeriod';
export type UnclearReason = 'range' | 'kilograms' | 'pieces';

export type Finding = Meaning & { readonly start: number; readonly end: number; readonly unsure: boolean };

export type EnquiryText = {
  /** As typed, with single spaces. */
  readonly raw: string;
  /** Lower case with plain signs and digits, position by position the same as `raw`. */
  readonly plain: string;
  /** `plain` without what is already understood. */
  open: string;
  readonly findings: Finding[];
};

const CLOSED = '¤';
/** Stand-ins of one byte: the first text with wider characters would have every pattern compiled again. */
const RUPEE_SIGN = '¦';
const TAKA_SIGN = '¬';
const WIDEST_CODE = 0xff;

/** One sign for each way to write it; never longer or shorter, so that positions stay. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  '×': 'x',
  '✕': 'x',
  '”': '"',
  '“': '"',
  '″': '"',
  '’': "'",
  '‘': "'",
  '′': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '／': '/',
  '⁄': '/',
  '，': ',',
  '₹': RUPEE_SIGN,
  '৳': TAKA_SIGN,
  '•': '\n',
  '●': '\n',
  '▪': '\n',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\r': ' ',
  '~': ' ',
  _: ' ',
};

/** Devanagari and Bangla digits begin at these code points. */
const DIGIT_ZEROS = [0x0966, 0x09e6];

export function openText(typed: string): EnquiryText {
  const raw = typed.replace(/[ \t\r\u00a0\u202f]+/g, ' ');
  const ascii = /^[\n -~]*$/.test(raw);
  let plain = ascii ? raw.toLowerCase().replace(/[~_]/g, ' ') : '';
  if (!ascii) for (const sign of raw) plain += plainSign(sign);
  plain = withoutBold(plain);
  return { raw, plain, open: plain, findings: [] };
}

/** Stars around words, as chats write bold; those between numbers are crosses. */
function withoutBold(typed: string): string {
  return typed.includes('*')
    ? typed.replace(/(?<![^\s_~(])(?<!\d )\*(?=[^\s*])|(?<=[^\s*])\*(?![^\s_~.,;:!?)])(?! \d)/g, ' ')
    : typed;
}

function plainSign(sign: string): string {
  if (sign.length > 1) return '  ';
  const known = SAME_SIGN[sign];
  if (known !== undefined) return known;
  const code = sign.charCodeAt(0);
  const zero = DIGIT_ZEROS.find((from) => code >= from && code < from + 10);
  if (zero !== undefined) return `${code - zero}`;
  const lower = sign.toLowerCase();
  const isPlain = lower.length === 1 && lower.charCodeAt(0) <= WIDEST_CODE;
  return isPlain && ![CLOSED, RUPEE_SIGN, TAKA_SIGN].includes(sign) ? lower : ' ';
}

type Read = Meaning | 'closed' | null;

/** Every match that can be read becomes a finding; `closed` understands words without filling anything. */
export function find(
  text: EnquiryText,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Read | { readonly unsure: Read },
): void {
  const spans: [number, number][] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text.open); match; match = pattern.exec(text.open)) {
    if (match[0] === '') {
      pattern.lastIndex += 1;
      continue;
    }
    const reading = read(match);
    const unsure = reading !== null && typeof reading === 'object' && 'unsure' in reading;
    const meaning = unsure ? reading.unsure : reading;
    if (meaning === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (meaning !== 'closed') text.findings.push({ ...meaning, start, end, unsure });
    spans.push([start, end]);
  }
  close(text, spans);
}

export function add(
  text: EnquiryText,
  meaning: Meaning,
  [start, end]: readonly [number, number],
  unsure = false,
): void {
  text.findings.push({ ...meaning, start, end, unsure });
  close(text, [[start, end]]);
}

/** Spans in their order, none inside another. */
export function close(text: EnquiryText, spans: readonly (readonly [number, number])[]): void {
  if (spans.length === 0) return;
  let open = '';
  let at = 0;
  for (const [start, end] of spans) {
    open += text.open.slice(at, start) + CLOSED.repeat(end - start);
    at = end;
  }
  text.open = open + text.open.slice(at);
}

export function lineAround({ plain }: EnquiryText, at: number): { start: number; end: number } {
  const start = plain.lastIndexOf('\n', at - 1) + 1;
  const end = plain.indexOf('\n', at);
  return { start, end: end === -1 ? plain.length : end };
}
