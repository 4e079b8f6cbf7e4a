/** The tables of enquiry lines: a message (⏎ is a new line), and below it what it asks for, one part after the other. */
import type { Market } from '#domain/shared/market.ts';

export type ExpectedFields = Record<string, unknown>;
export type EnquiryLine = {
  readonly text: string;
  readonly market: Market;
  readonly drafts: readonly ExpectedFields[];
};

/** The day on which all lines were written: a Wednesday. */
export const TODAY = '2026-11-18';

/** Fabrics are divided by a bar, parts by a comma and a space; "nothing" asks for no fabric. */
export function enquiryLines(market: Market, table: string): EnquiryLine[] {
  const rows = table.trim().split('\n');
  return rows.flatMap((row, at) => {
    const expected = rows[at + 1]?.match(/^ {4}=> (.*)$/)?.[1];
    if (expected === undefined) return [];
    const drafts = expected === 'nothing' ? [] : expected.split(' | ').map(fieldsOf);
    return [{ text: row.replaceAll('⏎', '\n'), market, drafts }];
  });
}

function fieldsOf(text: string): ExpectedFields {
  const fields: ExpectedFields = Object.assign({}, ...text.split(', ').map(partOf));
  const names = typeof fields.color === 'string' ? fields.color.split('; ').map(colourName) : null;
  if (names) Object.assign(fields, { color: names.join(', '), numberOfColors: names.length });
  const each = fields.colourSplit as readonly string[] | undefined;
  if (each) {
    fields.colourSplit = each.map((quantity, at) => ({ colour: names?.[at] ?? null, quantity }));
  }
  return fields;
}

/** Colours are written in lower case, Pantone numbers as they are. */
function colourName(typed: string): string {
  return /\d/.test(typed) ? typed : typed.toLowerCase();
}

function partOf(part: string): ExpectedFields {
  const [word = '', first = '', second = ''] = part.split(' ');
  const rest = part.slice(word.length + 1);
  if (word.startsWith('#')) return { productionSubType: Number(word.slice(1)) };
  if (word.endsWith('"')) return { width: Number(word.slice(0, -1)) };
  if (first === 'gsm' || first === 'glm') return { weight: Number(word), weightUnit: first };
  if (first === 'metre' || first === 'yard') return { quantity: word, unit: first };
  return NAMED[word]?.(first, second, rest) ?? clothOf(word, first);
}

const NAMED: Readonly<Record<string, (first: string, second: string, rest: string) => ExpectedFields>> = {
  yarns: (_first, _second, rest) => {
    const [warp, weft] = rest.replace(' slub', '_slub').split(' ');
    return { warp: warp?.replace('_', ' '), weft: weft?.replace('_', ' ') };
  },
  threads: (first, second) => ({ epi: Number(first), ppi: Number(second) }),
  greige: () => ({ requirementType: 'greige' }),
  finished: (finishedFabricType) => ({ requirementType: 'finished', finishedFabricType }),
  colours: (first, _second, rest) =>
    /^\d+$/.test(rest) ? { numberOfColors: Number(first) } : { color: rest },
  each: (_first, _second, rest) => ({ colourSplit: rest.split(' ') }),
  loom: (loomType) => ({ loomType }),
  spun: (yarnType) => ({ yarnType }),
  credit: (first) => ({ creditPeriod: Number(first) }),
  by: (requiredBy) => ({ requiredBy }),
  to: (_first, _second, rest) => ({ deliverTo: rest }),
  target: (targetRate) => ({ targetRate }),
  certified: (certification) => ({ certification }),
  po: (poNumber) => ({ poNumber }),
};

/** "cotton 1:97+9:3": a category, and its fibres with their shares. */
function clothOf(category: string, shares: string): ExpectedFields {
  const known = category === '-' ? {} : { category };
  if (shares === '') return known;
  const compositions = shares.split('+').map((share) => {
    const [categoryId, percentage] = share.split(':').map(Number);
    return { categoryId, percentage };
  });
  return { ...known, compositionType: compositions.length === 1 ? 'single' : 'blend', compositions };
}
