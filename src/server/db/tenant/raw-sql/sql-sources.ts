/** The part behind "from": which tables and sub-queries a query takes rows from, and the conditions on each. */
import { type Item, isSign, isWord, listed, nameIn, splitAt, UnreadableSql } from './sql-tokens.ts';

/** A select, update or delete, or one side of a union. */
export type Query = {
  sources: Source[];
  /** The query around it, whose columns it may name. */
  outer: Query | null;
  columns: OutputColumn[];
};

/** Without a name where a star hands on all columns. */
export type OutputColumn = { name: string | null; items: readonly Item[] };

/** `output` is what a sub-query, an expression or a function gives; a stored table has none. */
export type Source = {
  table: string | null;
  alias: string;
  output: Output | null;
  /** Conditions each of which its rows must meet. */
  conditions: Condition[];
};

export type Condition =
  | { kind: 'expression'; items: readonly Item[] }
  | { kind: 'using'; column: string; with: readonly Source[] };

/** Rows of a query, or of a function of values; `names` are those its alias gives to the columns. */
export type Output =
  | { kind: 'query'; queries: readonly Query[]; names: readonly string[] | null }
  | { kind: 'values'; items: readonly Item[] };

export type Expression = { queries: Query[]; names: readonly string[] | null };

/** How the reader of whole statements helps: it reads a sub-query and knows what was named by "with". */
type SourceReader = {
  query(items: readonly Item[], isLateral: boolean): readonly Query[];
  expression(name: string): Expression | undefined;
  table(item: Item): void;
};

const JOIN_WORDS = ['join', 'inner', 'left', 'right', 'full', 'cross'];
const ENDS_SOURCE = [...JOIN_WORDS, 'on', 'using', 'set', 'where', 'natural', 'tablesample', 'with'];

export function readSources(items: readonly Item[], reader: SourceReader): Source[] {
  return listed(items).flatMap((part) => new JoinTree(part, reader).read());
}

/** One entry of the list behind "from": a source and whatever is joined to it. */
class JoinTree {
  #at = 0;
  readonly #items: readonly Item[];
  readonly #reader: SourceReader;

  constructor(items: readonly Item[], reader: SourceReader) {
    this.#items = items;
    this.#reader = reader;
  }

  read(): Source[] {
    const sources = this.#sources();
    while (this.#at < this.#items.length) this.#join(sources);
    return sources;
  }

  #join(left: Source[]): void {
    const kind = this.#joinKind();
    const right = this.#sources();
    const conditions = this.#joinConditions();
    // A condition of an outer join narrows only the side that may be missing.
    const narrows = { inner: [left, right], left: [[], right], right: [left, []], full: [[], []] }[kind];
    for (const source of narrows[0] ?? []) source.conditions.push(...conditions(right));
    for (const source of narrows[1] ?? []) source.conditions.push(...conditions(left));
    left.push(...right);
  }

  #joinKind(): 'inner' | 'left' | 'right' | 'full' {
    const words = [];
    while (!isWord(this.#items[this.#at], 'join')) words.push(nameIn(this.#next()) ?? '');
    this.#next();
    const [kind = 'inner', ...more] = words.filter((word) => word !== 'outer');
    if (more.length > 0 || ![...JOIN_WORDS].includes(kind)) throw this.#unreadable();
    return kind === 'left' || kind === 'right' || kind === 'full' ? kind : 'inner';
  }

  #joinConditions(): (others: readonly Source[]) => Condition[] {
    if (this.#take('using')) {
      const columns = this.#names();
      return (others) => columns.map((column) => ({ kind: 'using', column, with: others }));
    }
    if (!this.#take('on')) return () => [];
    const from = this.#at;
    while (this.#at < this.#items.length && !this.#startsJoin()) this.#at += 1;
    const conditions = conditionsIn(this.#items.slice(from, this.#at));
    return () => conditions;
  }

  /** `left(…)` and `right(…)` are functions as well. */
  #startsJoin(): boolean {
    const [here, next] = this.#items.slice(this.#at);
    return isWord(here, ...JOIN_WORDS) && next?.kind !== 'group';
  }

  #sources(): Source[] {
    const isLateral = this.#take('lateral');
    this.#take('only');
    const first = this.#next();
    if (first.kind !== 'group') return [this.#named(first)];
    if (isQuery(first.items)) {
      const queries = this.#reader.query(first.items, isLateral);
      const { alias, names } = this.#alias('');
      return [derived(alias, { kind: 'query', queries, names })];
    }
    return readSources(first.items, this.#reader);
  }

  #named(first: Item): Source {
    let last = first;
    while (this.#takeSign('.')) last = this.#next();
    const table = nameIn(last);
    if (table === null || first.kind === 'value') throw this.#unreadable();
    const called = this.#items[this.#at];
    if (called?.kind === 'group') return this.#function(table, called.items);
    const expression = last === first ? this.#reader.expression(table) : undefined;
    if (!expression) this.#reader.table(last);
    const { alias, names } = this.#alias(table);
    if (!expression) return { table, alias, output: null, conditions: [] };
    return derived(alias, { kind: 'query', queries: expression.queries, names: names ?? expression.names });
  }

  #function(name: string, items: readonly Item[]): Source {
    this.#next();
    if (this.#take('with') && !this.#take('ordinality')) throw this.#unreadable();
    const { alias } = this.#alias(name);
    return derived(alias, { kind: 'values', items });
  }

  #alias(otherwise: string): { alias: string; names: string[] | null } {
    const isSaid = this.#take('as');
    const here = this.#items[this.#at];
    const alias = isSaid || !isWord(here, ...ENDS_SOURCE) ? nameIn(here) : null;
    if (alias !== null) this.#next();
    const names = alias !== null && this.#items[this.#at]?.kind === 'group' ? this.#names() : null;
    return { alias: alias ?? otherwise, names };
  }

  /** The first word of each: `(brand_id, order_id)`, `(brand_id uuid, position int)`. */
  #names(): string[] {
    const group = this.#next();
    if (group.kind !== 'group') throw this.#unreadable();
    return listed(group.items).map(([name]) => nameIn(name) ?? '');
  }

  #take(word: string): boolean {
    if (!isWord(this.#items[this.#at], word)) return false;
    this.#at += 1;
    return true;
  }

  #takeSign(sign: string): boolean {
    if (!isSign(this.#items[this.#at], sign)) return false;
    this.#at += 1;
    return true;
  }

  #next(): Item {
    const item = this.#items[this.#at];
    if (!item) throw this.#unreadable();
    this.#at += 1;
    return item;
  }

  #unreadable(): UnreadableSql {
    return new UnreadableSql(this.#items.map((item) => nameIn(item) ?? '…').join(' '));
  }
}

function derived(alias: string, output: Output): Source {
  return { table: null, alias, output, conditions: [] };
}

/** Only what stands beside "and" is necessary; one side of an "or" narrows nothing. */
export function conditionsIn(items: readonly Item[]): Condition[] {
  if (items.some((item) => isWord(item, 'or')) || isQuery(items) || isWord(items[0], 'case')) return [];
  return conjuncts(items).flatMap((part): Condition[] => {
    const [only] = part;
    if (part.length !== 1 || only?.kind !== 'group') return [{ kind: 'expression', items: part }];
    return conditionsIn(only.items);
  });
}

/** The "and" of "between" belongs to it. */
function conjuncts(items: readonly Item[]): Item[][] {
  let isBetween = false;
  return splitAt(items, (item) => {
    const isOwn = isBetween;
    if (isWord(item, 'between', 'and')) isBetween = isWord(item, 'between');
    return isWord(item, 'and') && !isOwn;
  });
}

const SET_WORDS = ['union', 'intersect', 'except'];

export function isQuery([first, second]: readonly Item[]): boolean {
  if (first?.kind === 'group') return isQuery(first.items) && (!second || isWord(second, ...SET_WORDS));
  return isWord(first, 'select', 'with', 'values', 'insert', 'update', 'delete');
}

/** The sides of a union. */
export function sidesOf(items: readonly Item[]): Item[][] {
  const [first = [], ...others] = splitAt(items, (item) => isWord(item, ...SET_WORDS));
  return [first, ...others.map((side) => (isWord(side[0], 'all', 'distinct') ? side.slice(1) : side))];
}
