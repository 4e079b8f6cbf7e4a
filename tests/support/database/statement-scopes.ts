/** A statement as PostgreSQL's own parser reads it: each select, update and delete with its tables and conditions. */
import type { JoinExpr, Node, RangeVar, SelectStmt } from 'libpg-query';

export type Source = {
  /** Null for what is not a stored table: a sub-query, a common table expression, a function. */
  table: string | null;
  alias: string;
  /** Of a sub-query or expression: the names of its output columns, or null where it gives all it has. */
  output: readonly string[] | null;
  /** Conditions each of which its rows must meet. */
  conditions: Condition[];
};

export type Condition =
  | { kind: 'expression'; node: Node }
  | { kind: 'using'; column: string; with: Source[] };

export type Scope = {
  sources: Source[];
  outer: Scope | null;
  ctes: ReadonlyMap<string, readonly string[] | null>;
};

type Tree = Record<string, unknown>;

/** Every scope of the statement, outer ones before those inside them. */
export function scopesOf(statement: Node): Scope[] {
  const scopes: Scope[] = [];
  walk(statement, null, new Map(), scopes);
  return scopes;
}

function walk(node: unknown, outer: Scope | null, ctes: Scope['ctes'], scopes: Scope[]): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, outer, ctes, scopes);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [kind, value] of Object.entries(node as Tree)) {
    if (isRowStatement(kind)) walkStatement(kind, value as Tree, outer, ctes, scopes);
    else walk(value, outer, ctes, scopes);
  }
}

const ROW_STATEMENTS = ['SelectStmt', 'larg', 'rarg', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'];

function isRowStatement(kind: string): boolean {
  return ROW_STATEMENTS.includes(kind);
}

function walkStatement(
  kind: string,
  body: Tree,
  outer: Scope | null,
  known: Scope['ctes'],
  scopes: Scope[],
): void {
  // The sides of a join are named like those of a union.
  if (kind === 'larg' || kind === 'rarg') {
    if (!('op' in body) && !('targetList' in body) && !('valuesLists' in body)) {
      walk(body, outer, known, scopes);
      return;
    }
  }
  const ctes = new Map(known);
  const withClause = body.withClause as { ctes?: { CommonTableExpr: { ctename: string; ctequery: Node } }[] };
  for (const { CommonTableExpr: cte } of withClause?.ctes ?? []) {
    ctes.set(cte.ctename, outputOf(cte.ctequery));
    walk(cte.ctequery, outer, ctes, scopes);
  }
  const scope: Scope = { sources: [], outer, ctes };
  scopes.push(scope);
  const where = body.whereClause ? conjuncts(body.whereClause as Node) : [];
  const from = [body.fromClause, body.usingClause].flat().filter(Boolean) as Node[];
  const changed = kind === 'UpdateStmt' || kind === 'DeleteStmt' ? body.relation : null;
  if (changed) scope.sources.push(...sourcesIn({ RangeVar: changed as RangeVar }, ctes));
  scope.sources.push(...from.flatMap((each) => sourcesIn(each, ctes)));
  for (const source of scope.sources) source.conditions.push(...where);
  for (const [key, value] of Object.entries(body)) {
    if (key === 'withClause') continue;
    if (key === 'larg' || key === 'rarg') walkStatement('SelectStmt', value as Tree, outer, ctes, scopes);
    else walk(value, scope, ctes, scopes);
  }
}

function sourcesIn(node: Node, ctes: Scope['ctes']): Source[] {
  if ('RangeVar' in node) return [sourceOf(node.RangeVar, ctes)];
  if ('RangeSubselect' in node) {
    const { alias, subquery } = node.RangeSubselect;
    const named = alias?.colnames?.map(nameOf);
    return [derived(alias?.aliasname ?? '', named ?? (subquery ? outputOf(subquery) : null))];
  }
  if ('RangeFunction' in node) {
    const { alias } = node.RangeFunction;
    return [derived(alias?.aliasname ?? '', null)];
  }
  return 'JoinExpr' in node ? joined(node.JoinExpr, ctes) : [];
}

function sourceOf({ relname = '', schemaname, alias }: RangeVar, ctes: Scope['ctes']): Source {
  const name = alias?.aliasname ?? relname;
  if (!schemaname && ctes.has(relname)) return derived(name, ctes.get(relname) ?? null);
  return { table: relname, alias: name, output: null, conditions: [] };
}

function derived(alias: string, output: readonly string[] | null): Source {
  return { table: null, alias, output, conditions: [] };
}

/** A condition of an outer join narrows only the side that may be missing. */
function joined({ larg, rarg, jointype, quals, usingClause }: JoinExpr, ctes: Scope['ctes']): Source[] {
  const left = larg ? sourcesIn(larg, ctes) : [];
  const right = rarg ? sourcesIn(rarg, ctes) : [];
  const narrows = { left: ['JOIN_INNER', 'JOIN_RIGHT'], right: ['JOIN_INNER', 'JOIN_LEFT'] };
  const on = quals ? conjuncts(quals) : [];
  const using = (usingClause ?? []).map(nameOf);
  const narrow = (own: Source[], others: Source[]) => {
    for (const source of own) {
      source.conditions.push(...on);
      for (const column of using) source.conditions.push({ kind: 'using', column, with: others });
    }
  };
  if (narrows.left.includes(jointype ?? '')) narrow(left, right);
  if (narrows.right.includes(jointype ?? '')) narrow(right, left);
  return [...left, ...right];
}

/** Only what stands beside "and" is necessary; one side of an "or" narrows nothing. */
function conjuncts(node: Node): Condition[] {
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
    return (node.BoolExpr.args ?? []).flatMap(conjuncts);
  }
  return [{ kind: 'expression', node }];
}

/** Null where a star hands on everything. */
function outputOf(node: Node): readonly string[] | null {
  if (!('SelectStmt' in node)) return null;
  return outputOfSelect(node.SelectStmt);
}

function outputOfSelect({ targetList, larg }: SelectStmt): readonly string[] | null {
  if (larg) return outputOfSelect(larg);
  const names = (targetList ?? []).map((each) => {
    if (!('ResTarget' in each)) return null;
    const { name, val } = each.ResTarget;
    if (name) return name;
    return val && 'ColumnRef' in val ? (columnPath(val)?.at(-1) ?? null) : '';
  });
  return names.every((name) => name !== null) ? names : null;
}

/** ["orders", "brand_id"], or null for a star. */
export function columnPath(node: Node): string[] | null {
  if (!('ColumnRef' in node)) return null;
  const fields = node.ColumnRef.fields ?? [];
  return fields.every((field) => 'String' in field) ? fields.map(nameOf) : null;
}

export function nameOf(node: Node): string {
  return 'String' in node ? (node.String.sval ?? '') : '';
}
