/**
 * What the guard of the server cannot see in raw SQL: whether each table of a company is tied to its tenant, not just
 * any one of them. PostgreSQL's own parser is too heavy for the server, so the API tests ask it for every statement.
 */
import { type Node, parseSync } from 'libpg-query';
import { SCOPE_COLUMNS } from '#server/db/tenant/tenant-guard.ts';
import { TENANT_TABLES } from '#server/db/tenant/tenant-tables.generated.ts';
import { type Condition, columnPath, nameOf, type Scope, type Source, scopesOf } from './statement-scopes.ts';

/** The tables of the statement whose rows are not tied to a tenant. */
export function untiedTables(text: string): string[] {
  const statements = parseSync(text).stmts ?? [];
  return statements.flatMap(({ stmt }) =>
    stmt ? scopesOf(stmt).flatMap((scope) => untiedIn(scope).map(({ table }) => table ?? '')) : [],
  );
}

function untiedIn(scope: Scope): Source[] {
  const tied = new Set(scope.sources.filter(({ table }) => table === null));
  const own = scope.sources.filter(({ table }) => table !== null);
  for (;;) {
    const next = own.filter((source) => !tied.has(source) && isTied(source, scope, tied));
    if (next.length === 0) break;
    for (const source of next) tied.add(source);
  }
  return own.filter((source) => SCOPE_COLUMNS[source.table ?? ''] && !tied.has(source));
}

function columnsOf({ table }: Source): readonly string[] {
  return SCOPE_COLUMNS[table ?? ''] ?? TENANT_TABLES[table ?? ''] ?? [];
}

function isTied(source: Source, scope: Scope, tied: ReadonlySet<Source>): boolean {
  return columnsOf(source).some((column) =>
    source.conditions.some((condition) => ties(condition, [source, column], scope, tied)),
  );
}

type Column = readonly [Source, string];

function ties(
  condition: Condition,
  [source, column]: Column,
  scope: Scope,
  tied: ReadonlySet<Source>,
): boolean {
  if (condition.kind === 'using') {
    return (
      condition.column === column && condition.with.some((other) => tied.has(other) && gives(other, column))
    );
  }
  return equalitiesOf(condition.node).some(([one, other]) => {
    const isOwn = (node: Node) => isColumn(node, [source, column], scope);
    if (isOwn(one)) return isFromTenant(other, scope, tied, source);
    return isOwn(other) && isFromTenant(one, scope, tied, source);
  });
}

/** `a = b`, `a in (…)`, `a = any (…)`, and rows element by element. */
function equalitiesOf(node: Node): [Node, Node][] {
  if ('A_Expr' in node) {
    const { kind, name, lexpr, rexpr } = node.A_Expr;
    const isEqual = name?.length === 1 && name[0] && nameOf(name[0]) === '=';
    if (!isEqual || !lexpr || !rexpr || kind === 'AEXPR_OP_ALL') return [];
    if ('RowExpr' in lexpr && 'RowExpr' in rexpr) {
      const right = rexpr.RowExpr.args ?? [];
      return (lexpr.RowExpr.args ?? []).flatMap((left, index) => {
        const other = right[index];
        return other ? [[left, other] as [Node, Node]] : [];
      });
    }
    return [[lexpr, rexpr]];
  }
  if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK' && node.SubLink.testexpr) {
    const { testexpr } = node.SubLink;
    const left = 'RowExpr' in testexpr ? (testexpr.RowExpr.args ?? []) : [testexpr];
    return left.map((each) => [each, node] as [Node, Node]);
  }
  return [];
}

function isColumn(node: Node, [source, column]: Column, scope: Scope): boolean {
  const path = columnPath(node);
  if (path?.at(-1) !== column) return false;
  if (path.length > 1) return path.at(-2) === source.alias;
  return scope.sources.filter((each) => gives(each, column)).includes(source);
}

function gives(source: Source, column: string): boolean {
  if (source.table !== null) return columnsOf(source).includes(column);
  return source.output?.includes(column) ?? true;
}

/** A value from outside, a column of a tied table, or of one around this query, which is looked at by itself. */
function isFromTenant(node: Node, scope: Scope, tied: ReadonlySet<Source>, self: Source): boolean {
  const path = columnPath(node);
  if (!path) return isGiven(node);
  const [column = '', alias] = path.toReversed();
  const named = ({ alias: name }: Source) => (alias === undefined ? true : name === alias);
  const here = scope.sources.filter((each) => each !== self && named(each) && gives(each, column));
  if (here.length > 0) return here.some((each) => tied.has(each));
  return isAround(scope.outer, (each) => named(each) && gives(each, column));
}

function isAround(scope: Scope | null, matches: (source: Source) => boolean): boolean {
  return scope !== null && (scope.sources.some(matches) || isAround(scope.outer, matches));
}

/** Values of the call, constants, and sub-queries, whose own tables are looked at by themselves. */
function isGiven(node: Node): boolean {
  if ('ParamRef' in node || 'A_Const' in node || 'SubLink' in node) return true;
  if ('TypeCast' in node) return node.TypeCast.arg ? isGiven(node.TypeCast.arg) : false;
  if ('A_ArrayExpr' in node) return (node.A_ArrayExpr.elements ?? []).every(isGiven);
  if ('List' in node) return (node.List.items ?? []).every(isGiven);
  if ('FuncCall' in node) return (node.FuncCall.args ?? []).every(isGiven);
  return false;
}
