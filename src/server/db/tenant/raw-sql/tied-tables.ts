/**
 * Which tables of companies a raw statement leaves open. Each table that a query reads or changes must be tied to a
 * tenant: by a value of the call, by a column of another table that is tied, or by a sub-query that is.
 */
import { comparisonsIn, type Operand } from './sql-comparisons.ts';
import { readStatement, type Statement } from './sql-queries.ts';
import { type Condition, isQuery, type OutputColumn, type Query, type Source } from './sql-sources.ts';
import { type Item, isSign, isWord, nameIn, readSql } from './sql-tokens.ts';

type TenantColumns = Readonly<Record<string, readonly string[]>>;

/** `guarded` are the tables that must be tied; `known` those of which any column names a tenant. */
export function untiedTables(
  text: string,
  { guarded, known }: { guarded: TenantColumns; known: TenantColumns },
): string[] {
  const items = readSql(text);
  const statement = readStatement(items);
  const ties = new Ties(statement, known);
  const isGuarded = (table: string | null) => table !== null && Object.hasOwn(guarded, table);
  const sources = statement.queries.flatMap((query) => query.sources);
  const open = sources.filter((source) => isGuarded(source.table) && !ties.tied.has(source));
  return [...open.map(({ table }) => table ?? ''), ...unread(items, statement).filter(isGuarded)];
}

/** Names of tables that stand where none was expected, such as `table orders`. */
function unread(items: readonly Item[], { tables, queries }: Statement): string[] {
  const aliases = queries.flatMap(({ sources }) => sources.map(({ alias }) => alias));
  const names = (inside: readonly Item[]): string[] =>
    inside.flatMap((item, index) => {
      if (item.kind === 'group') return names(item.items);
      const name = nameIn(item);
      const isColumn =
        isSign(inside[index - 1], '.') || isWord(inside[index - 1], 'as') || isSign(inside[index + 1], '.');
      return name === null || isColumn || tables.has(item) || aliases.includes(name) ? [] : [name];
    });
  return names(items);
}

class Ties {
  readonly tied = new Set<Source>();
  readonly #statement: Statement;
  readonly #known: TenantColumns;

  constructor(statement: Statement, known: TenantColumns) {
    this.#statement = statement;
    this.#known = known;
    while (this.#tieMore());
  }

  #tieMore(): boolean {
    const before = this.tied.size;
    for (const query of this.#statement.queries)
      for (const source of query.sources)
        if (!this.tied.has(source) && this.#isTied(source, query)) this.tied.add(source);
    return this.tied.size > before;
  }

  #columnsOf({ table }: Source): readonly string[] {
    return (table !== null && this.#known[table]) || [];
  }

  #isTied(source: Source, query: Query): boolean {
    return this.#columnsOf(source).some((column) =>
      source.conditions.some((condition) => this.#ties(condition, { source, column, query })),
    );
  }

  #ties(condition: Condition, own: { source: Source; column: string; query: Query }): boolean {
    if (condition.kind === 'using')
      return (
        condition.column === own.column && condition.with.some((other) => this.#hands(other, own.column))
      );
    return comparisonsIn(condition.items).some(
      ([one, other]) =>
        (this.#isOwn(one, own) && this.#isOfTenant(other, own)) ||
        (this.#isOwn(other, own) && this.#isOfTenant(one, own)),
    );
  }

  #isOwn(
    operand: Operand,
    { source, column, query }: { source: Source; column: string; query: Query },
  ): boolean {
    const path = pathOf(operand.items);
    if (operand.output !== null || path?.column !== column) return false;
    return path.alias === null ? this.#givers(query, path).includes(source) : path.alias === source.alias;
  }

  #isOfTenant(
    { items, output }: Operand,
    { query, source }: { query: Query; source: Source | null },
  ): boolean {
    if (output !== null)
      return this.#queriesHand(this.#statement.subQueries.get(items) ?? [], (columns) => columns[output]);
    const path = pathOf(items);
    if (!path) return this.#isGiven(items);
    for (let around: Query | null = query; around; around = around.outer) {
      const givers = this.#givers(around, path);
      if (givers.length > 0)
        return givers.some((giver) => giver !== source && this.#hands(giver, path.column));
    }
    return false;
  }

  #givers({ sources }: Query, { alias, column }: Path): Source[] {
    return sources.filter((source) =>
      alias === null ? this.#gives(source, column) : source.alias === alias,
    );
  }

  #gives(source: Source, column: string): boolean {
    const { output } = source;
    if (!output) return this.#columnsOf(source).includes(column);
    if (output.kind === 'values') return false;
    if (output.names) return output.names.includes(column);
    return output.queries.some(({ columns }) => columns.some(({ name }) => name === null || name === column));
  }

  /** True if the column holds nothing but the tenant. */
  #hands(source: Source, column: string): boolean {
    const { output } = source;
    if (!output) return this.tied.has(source) && this.#columnsOf(source).includes(column);
    if (output.kind === 'values') return this.#isGiven(output.items);
    const { names, queries } = output;
    return this.#queriesHand(queries, (columns) => {
      if (names) return columns[names.indexOf(column)];
      return columns.find(({ name }) => name === column) ?? stars(columns, column);
    });
  }

  #queriesHand(
    queries: readonly Query[],
    choose: (columns: OutputColumn[]) => OutputColumn | undefined,
  ): boolean {
    const hands = (query: Query) => {
      const chosen = choose(query.columns);
      return (
        chosen !== undefined &&
        this.#isOfTenant({ items: chosen.items, output: null }, { query, source: null })
      );
    };
    return queries.length > 0 && queries.every(hands);
  }

  /** Values of the call, constants, and what functions make of them. */
  #isGiven(items: readonly Item[]): boolean {
    return (
      items.length > 0 &&
      items.every((item, index) => {
        if (item.kind === 'value') return true;
        if (item.kind === 'sign') return item.text === ',' || item.text === '::';
        if (item.kind !== 'group') return isSign(items[index - 1], '::') || isCall(items, index);
        if (!isQuery(item.items)) return item.items.length === 0 || this.#isGiven(item.items);
        return this.#isOfTenant({ items: item.items, output: 0 }, { query: NO_QUERY, source: null });
      })
    );
  }
}

/** `unnest(…)`, `array[…]` */
function isCall(items: readonly Item[], at: number): boolean {
  return (at === 0 || isSign(items[at - 1], ',')) && items[at + 1]?.kind === 'group';
}

const NO_QUERY: Query = { sources: [], outer: null, columns: [] };

type Path = { alias: string | null; column: string };

/** `brand_id`, `orders.brand_id`. */
function pathOf(items: readonly Item[]): Path | null {
  const [first, dot, second] = items;
  const [one, other] = [nameIn(first), nameIn(second)];
  if (items.length === 1 && one !== null) return { alias: null, column: one };
  if (items.length === 3 && isSign(dot, '.') && one !== null && other !== null)
    return { alias: one, column: other };
  return null;
}

/** The column as the only star hands it on. */
function stars(columns: readonly OutputColumn[], column: string): OutputColumn | undefined {
  const [star, ...more] = columns.filter(({ name }) => name === null);
  if (!star || more.length > 0) return undefined;
  return { name: column, items: [...star.items.slice(0, -1), { kind: 'name', text: column }] };
}
