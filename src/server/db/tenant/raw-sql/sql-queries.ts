/** A statement as the queries in it, each with its tables, its conditions and the query around it. */
import {
  conditionsIn,
  type Expression,
  isQuery,
  type Query,
  readSources,
  type Source,
  sidesOf,
} from './sql-sources.ts';
import { type Item, isSign, isWord, listed, nameIn, UnreadableSql } from './sql-tokens.ts';

export type Statement = {
  queries: readonly Query[];
  /** By what stands in their brackets. */
  subQueries: ReadonlyMap<readonly Item[], readonly Query[]>;
  /** The items that were read as the name of a table. */
  tables: ReadonlySet<Item>;
};

type Expressions = ReadonlyMap<string, Expression>;

export function readStatement(items: readonly Item[]): Statement {
  const reader = new StatementReader();
  reader.read(items, null, new Map());
  return reader;
}

const ENDS_PART = [
  'where',
  'group',
  'having',
  'window',
  'order',
  'limit',
  'offset',
  'fetch',
  'for',
  'returning',
];

class StatementReader implements Statement {
  readonly queries: Query[] = [];
  readonly subQueries = new Map<readonly Item[], readonly Query[]>();
  readonly tables = new Set<Item>();

  read(items: readonly Item[], outer: Query | null, known: Expressions): Query[] {
    const { rest, expressions } = this.#readWith(items, outer, known);
    return sidesOf(rest).flatMap((side) => this.#readSide(side, outer, expressions));
  }

  #readWith(items: readonly Item[], outer: Query | null, known: Expressions) {
    const expressions = new Map(known);
    if (!isWord(items[0], 'with')) return { rest: items, expressions };
    let at = isWord(items[1], 'recursive') ? 2 : 1;
    for (; ; at += 1) {
      const end = items.findIndex(
        (item, index) => index > at + 1 && item.kind === 'group' && isBody(items[index - 1]),
      );
      const [name, names, body] = [nameIn(items[at]), items[at + 1], items[end]];
      if (name === null || body?.kind !== 'group') throw new UnreadableSql('with');
      const expression: Expression = {
        queries: [],
        names: names?.kind === 'group' ? namesIn(names.items) : null,
      };
      expressions.set(name, expression);
      expression.queries.push(...this.#readGroup(body.items, outer, expressions));
      at = end + 1;
      if (!isSign(items[at], ',')) return { rest: items.slice(at), expressions };
    }
  }

  #readGroup(items: readonly Item[], outer: Query | null, known: Expressions): readonly Query[] {
    const queries = this.read(items, outer, known);
    this.subQueries.set(items, queries);
    return queries;
  }

  #readSide(side: readonly Item[], outer: Query | null, known: Expressions): readonly Query[] {
    const [first] = side;
    if (first?.kind === 'group') {
      const queries = this.#readGroup(first.items, outer, known);
      this.#readInside(side.slice(1), queries[0] ?? null, known);
      return queries;
    }
    if (isWord(first, 'values')) return this.#readValues(side.slice(1), outer, known);
    if (isWord(first, 'insert')) return this.#readInsert(side, outer, known);
    if (!isWord(first, 'select', 'update', 'delete')) throw new UnreadableSql(nameIn(first) ?? '…');
    const query = this.#add(outer);
    this.#readParts(side, query, known);
    this.#readInside(side, query, known);
    return [query];
  }

  #add(outer: Query | null): Query {
    const query: Query = { sources: [], outer, columns: [] };
    this.queries.push(query);
    return query;
  }

  #readParts(side: readonly Item[], query: Query, known: Expressions): void {
    const isSelect = isWord(side[0], 'select');
    const isDelete = isWord(side[0], 'delete');
    const from = side.findIndex((item, index) => isWord(item, 'from') && !isDistinctFrom(side, index));
    if (isSelect) query.columns = columnsIn(side.slice(1, from < 0 ? undefined : from));
    else query.columns = columnsIn(part(side, 'returning'));
    if (!isSelect && !isDelete) this.#addSources(side.slice(1, indexOf(side, 'set')), query, known);
    if (isDelete) this.#addSources(side.slice(2, indexOf(side, 'using', ...ENDS_PART)), query, known);
    if (isDelete) this.#addSources(part(side, 'using'), query, known);
    else if (from > 0) this.#addSources(part(side.slice(from), 'from'), query, known);
    const conditions = conditionsIn(part(side, 'where'));
    for (const source of query.sources) source.conditions.push(...conditions);
  }

  #addSources(items: readonly Item[], query: Query, known: Expressions): void {
    const sources: Source[] = readSources(items, {
      query: (inside, isLateral) => this.#readGroup(inside, isLateral ? query : query.outer, known),
      expression: (name) => known.get(name),
      table: (item) => this.tables.add(item),
    });
    query.sources.push(...sources);
  }

  /** Each row is a side of its own. */
  #readValues(rows: readonly Item[], outer: Query | null, known: Expressions): Query[] {
    return listed(rows).map((row) => {
      const query = this.#add(outer);
      const [group] = row;
      if (group?.kind === 'group') query.columns = listed(group.items).map((items) => ({ name: '', items }));
      this.#readInside(row, query, known);
      return query;
    });
  }

  /** A new row carries its tenant; what is copied into it is read like any other query. */
  #readInsert(side: readonly Item[], outer: Query | null, known: Expressions): readonly Query[] {
    const start = side.findIndex(
      (item) => (item.kind === 'group' ? isQuery(item.items) : isQuery([item])) && !isWord(item, 'insert'),
    );
    const end = side.findIndex(
      (item, index) =>
        isWord(item, 'returning') || (isWord(item, 'on') && isWord(side[index + 1], 'conflict')),
    );
    const target = side[isSign(side[3], '.') ? 4 : 2];
    if (!isWord(side[1], 'into') || !target) throw new UnreadableSql('insert');
    this.tables.add(target);
    const rest = end < 0 ? [] : side.slice(end);
    if (start > 0) this.read(side.slice(start, end < 0 ? undefined : end), outer, known);
    const query = this.#add(outer);
    query.columns = columnsIn(part(rest, 'returning'));
    this.#readInside(rest, query, known);
    return [query];
  }

  /** Sub-queries wherever an expression may stand. */
  #readInside(items: readonly Item[], outer: Query | null, known: Expressions): void {
    for (const item of items) {
      if (item.kind !== 'group' || this.subQueries.has(item.items)) continue;
      if (isQuery(item.items)) this.#readGroup(item.items, outer, known);
      else this.#readInside(item.items, outer, known);
    }
  }
}

function isBody(before: Item | undefined): boolean {
  return isWord(before, 'as', 'materialized');
}

function namesIn(items: readonly Item[]): string[] {
  return listed(items).map(([name]) => nameIn(name) ?? '');
}

function isDistinctFrom(items: readonly Item[], at: number): boolean {
  return isWord(items[at - 1], 'distinct') && isWord(items[at - 2], 'is', 'not');
}

function indexOf(items: readonly Item[], ...words: string[]): number {
  const found = items.findIndex((item) => isWord(item, ...words));
  return found < 0 ? items.length : found;
}

/** What stands behind the word, up to the next part. */
function part(items: readonly Item[], word: string): readonly Item[] {
  const from = items.findIndex((item) => isWord(item, word));
  if (from < 0) return [];
  const rest = items.slice(from + 1);
  return rest.slice(0, indexOf(rest, ...ENDS_PART));
}

function columnsIn(items: readonly Item[]): Query['columns'] {
  const [first, second] = items;
  const own = isWord(first, 'distinct', 'all') && !isWord(second, 'on') ? items.slice(1) : items;
  const plain = isWord(second, 'on') ? items.slice(3) : own;
  return listed(plain).map((column) => {
    const last = column.at(-1);
    if (last && isSign(last, '*')) return { name: null, items: column };
    const isNamed = isWord(column.at(-2), 'as');
    return { name: nameIn(last) ?? '', items: isNamed ? column.slice(0, -2) : column };
  });
}
