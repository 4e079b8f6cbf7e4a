/** SQL text as words, names, values and signs, with what stands in brackets as one group. */

export type Token = { kind: 'word' | 'name' | 'value' | 'sign'; text: string };
export type Group = { kind: 'group'; items: Item[] };
export type Item = Token | Group;

/** Text that is not read is not sent where it names a company's table. */
export class UnreadableSql extends Error {
  constructor(text: string) {
    super(`Raw SQL that the guard of tenants cannot read: ${text}`);
    this.name = 'UnreadableSql';
  }
}

/** Bit strings, escaped names and quoting by dollars are left out: nobody writes them here. */
const TOKEN = new RegExp(
  [
    String.raw`(?<skip>\s+|--[^\n]*)`,
    String.raw`(?<value>[eE]'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|\$\d+|\d[\d.]*)`,
    `(?<name>"(?:[^"]|"")+")`,
    String.raw`(?<word>[a-zA-Z_\u0080-\uffff][\w$\u0080-\uffff]*(?![\w$'"]))`,
    String.raw`(?<sign>::|(?!/\*)[-+*/<>=~!@#%^&|?]+|[,.:])`,
    String.raw`(?<bracket>[()[\]])`,
  ].join('|'),
  'uy',
);

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', case: 'end' };

export function readSql(text: string): Item[] {
  const open: { items: Item[]; end: string }[] = [{ items: [], end: '' }];
  for (const { kind, text: piece } of piecesOf(text)) {
    const isBracket = kind === 'bracket' || (kind === 'word' && (piece === 'case' || piece === 'end'));
    if (!isBracket) open.at(-1)?.items.push({ kind, text: piece });
    else if (CLOSES[piece])
      open.push({ items: kind === 'word' ? [{ kind, text: piece }] : [], end: CLOSES[piece] });
    else {
      const { items, end } = open.pop() ?? { items: [], end: '' };
      if (end !== piece) throw new UnreadableSql(text);
      open.at(-1)?.items.push({ kind: 'group', items });
    }
  }
  const [whole] = open;
  if (open.length !== 1 || !whole) throw new UnreadableSql(text);
  return whole.items;
}

type Piece = { kind: Token['kind'] | 'bracket'; text: string };

function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.groups;
    const [kind, piece] = Object.entries(found ?? {}).find(([, each]) => each !== undefined) ?? [];
    if (!kind || !piece) throw new UnreadableSql(text);
    at += piece.length;
    if (kind === 'name') yield { kind, text: piece.slice(1, -1).replaceAll('""', '"').toLowerCase() };
    else if (kind === 'word') yield { kind, text: piece.toLowerCase() };
    else if (kind !== 'skip') yield { kind: kind as Piece['kind'], text: piece };
  }
}

export function isWord(item: Item | undefined, ...words: string[]): boolean {
  return item?.kind === 'word' && words.includes(item.text);
}

export function isSign(item: Item | undefined, sign: string): boolean {
  return item?.kind === 'sign' && item.text === sign;
}

/** A word may be the name of something as well. */
export function nameIn(item: Item | undefined): string | null {
  return item?.kind === 'word' || item?.kind === 'name' ? item.text : null;
}

/** What stands between the items that separate. */
export function splitAt(items: readonly Item[], separates: (item: Item) => boolean): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (separates(item)) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}

export function listed(items: readonly Item[]): Item[][] {
  return items.length === 0 ? [] : splitAt(items, (item) => isSign(item, ','));
}
