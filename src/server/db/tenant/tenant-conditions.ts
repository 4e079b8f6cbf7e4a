/** Reads a query's tree: which tables it takes rows from, and which columns it pins to a given value. */
import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
} from 'kysely';

/** A table as one query uses it; `conditions` are those that narrow its rows, each of them necessary. */
export type Source = { node: TableNode; table: string; alias: string; conditions: OperationNode[] };

export type RowQuery = SelectQueryNode | UpdateQueryNode | DeleteQueryNode;

export function sourcesOf(query: RowQuery): Source[] {
  const where = query.where ? conjunctsOf(query.where.where) : [];
  const joins: readonly JoinNode[] = query.joins ?? [];
  return [
    ...plainTables(query).flatMap((node) => sourceOf(node, where)),
    ...joins.flatMap(({ table, on }) => sourceOf(table, [...where, ...(on ? conjunctsOf(on.on) : [])])),
  ];
}

function plainTables(query: RowQuery): readonly OperationNode[] {
  if (query.kind === 'SelectQueryNode') return query.from?.froms ?? [];
  if (query.kind === 'DeleteQueryNode') return [...query.from.froms, ...(query.using?.tables ?? [])];
  return [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])];
}

function sourceOf(node: OperationNode, conditions: OperationNode[]): Source[] {
  if (AliasNode.is(node) && TableNode.is(node.node)) {
    const alias = IdentifierNode.is(node.alias) ? node.alias.name : '';
    return [{ node: node.node, table: nameOf(node.node), alias, conditions }];
  }
  if (!TableNode.is(node)) return [];
  return [{ node, table: nameOf(node), alias: nameOf(node), conditions }];
}

export function nameOf(node: TableNode): string {
  return node.table.identifier.name;
}

/** Only what stands beside "and" is necessary; one side of an "or" narrows nothing. */
function conjunctsOf(node: OperationNode): OperationNode[] {
  if (ParensNode.is(node)) return conjunctsOf(node.node);
  if (AndNode.is(node)) return [...conjunctsOf(node.left), ...conjunctsOf(node.right)];
  return [node];
}

/** The sources that are pinned to a tenant, directly or by a column they share with one that is. */
export function tiedSources(
  sources: readonly Source[],
  columnsOf: (table: string) => readonly string[],
): ReadonlySet<Source> {
  const tied = new Set<Source>();
  const isTied = (source: Source) =>
    columnsOf(source.table).some((column) =>
      source.conditions.some(
        (condition) =>
          pins(condition, column, source) ||
          [...tied].some((other) =>
            columnsOf(other.table).some((shared) => equates(condition, [source, column], [other, shared])),
          ),
      ),
    );
  for (;;) {
    const next = sources.filter((source) => !tied.has(source) && isTied(source));
    if (next.length === 0) return tied;
    for (const source of next) tied.add(source);
  }
}

/** True for `column = value` or `column in (values)` on this very table. */
function pins(condition: OperationNode, column: string, source: Source): boolean {
  if (RawNode.is(condition)) return rawPins(condition, column);
  if (!BinaryOperationNode.is(condition)) return false;
  const { leftOperand, operator, rightOperand } = condition;
  return isColumn(leftOperand, [source, column]) && isEqual(operator) && isGiven(rightOperand);
}

type Column = readonly [Source, string];

/** True for `a.column = b.column`, whichever stands first. */
function equates(condition: OperationNode, one: Column, other: Column): boolean {
  if (!BinaryOperationNode.is(condition)) return false;
  const { leftOperand: left, operator, rightOperand: right } = condition;
  const isPair = isColumn(left, one) && isColumn(right, other);
  return isEqual(operator) && (isPair || (isColumn(left, other) && isColumn(right, one)));
}

function isColumn(node: OperationNode, [{ alias }, column]: Column): boolean {
  if (!ReferenceNode.is(node)) return false;
  const named = (node.column as { column?: IdentifierNode }).column?.name;
  return named === column && (node.table ? nameOf(node.table) : alias) === alias;
}

function isEqual(operator: OperationNode): boolean {
  return OperatorNode.is(operator) && ['=', 'in'].includes(operator.operator);
}

function isGiven(node: OperationNode): boolean {
  if (ValueListNode.is(node)) return node.values.every(isGiven);
  return ValueNode.is(node) || PrimitiveValueListNode.is(node);
}

const pinPatterns = new Map<string, RegExp>();

/** Only a first look: whoever sends raw SQL has its whole text read. */
function rawPins({ sqlFragments }: RawNode, column: string): boolean {
  let pattern = pinPatterns.get(column);
  if (!pattern) {
    pattern = new RegExp(`\\b${column}\\b"?\\s*=\\s*(any\\s*\\(\\s*)?\\?`, 'i');
    pinPatterns.set(column, pattern);
  }
  const text = sqlFragments.join(' ? ');
  return pattern.test(text) && !/\bor\b/i.test(text);
}
