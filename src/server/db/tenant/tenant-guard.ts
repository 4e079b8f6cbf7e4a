/** The second layer of tenant safety: a query on a tenant's table that names no tenant never reaches the database. */
import {
  type DeleteQueryNode,
  type InsertQueryNode,
  OperationNodeTransformer,
  type RawNode,
  type ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
} from 'kysely';
import { untiedTables } from './raw-sql/tied-tables.ts';
import { nameOf, type RowQuery, sourcesOf, tiedSources } from './tenant-conditions.ts';
import { TENANT_TABLES } from './tenant-tables.generated.ts';

/** Tables that say who somebody is, or are found by a secret: the tenant is what they are asked for. */
const ASKED_FOR_TENANT = ['companies', 'people', 'staff_members', 'exchange_codes'];

/** Table → the columns of which one must stand in the query's condition. */
export const SCOPE_COLUMNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(TENANT_TABLES).filter(([table]) => !ASKED_FOR_TENANT.includes(table)),
);

/** By these, a table that belongs to nobody can still tie another one to its tenant. */
const TENANT_COLUMNS: readonly string[] = ['brand_id', 'customer_id', 'staff_id'];

export class UnscopedQuery extends Error {
  constructor(table: string) {
    super(`A query on "${table}" must name its tenant (${SCOPE_COLUMNS[table]?.join(' or ')}).`);
    this.name = 'UnscopedQuery';
  }
}

/** Throws `UnscopedQuery` for a query that could reach rows of other tenants; `text` is what will be sent. */
export function assertTenantNamed(query: RootOperationNode, text: string): void {
  const walk = new TenantWalk();
  walk.transformNode(query);
  if (!walk.hasRawSql || !NAMES_TENANT_TABLE.test(text)) return;
  const [open] = untiedTables(text, { guarded: SCOPE_COLUMNS, known: TENANT_TABLES });
  if (open) throw new UnscopedQuery(open);
}

const NAMES_TENANT_TABLE = new RegExp(`\\b(?:${Object.keys(SCOPE_COLUMNS).join('|')})\\b`, 'i');

/** Walks the whole query: each select, update and delete in it must tie each table it reads to a tenant. */
class TenantWalk extends OperationNodeTransformer {
  /** The walk sees only what was built: then the whole text is read. */
  hasRawSql = false;
  readonly #cleared = new Set<TableNode>();

  #clear(query: RowQuery): void {
    const sources = sourcesOf(query);
    const tied = tiedSources(sources, (table) => SCOPE_COLUMNS[table] ?? TENANT_COLUMNS);
    for (const source of sources) {
      if (!SCOPE_COLUMNS[source.table]) continue;
      if (!tied.has(source)) throw new UnscopedQuery(source.table);
      this.#cleared.add(source.node);
    }
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    this.#clear(node);
    return super.transformSelectQuery(node);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    this.#clear(node);
    return super.transformUpdateQuery(node);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    this.#clear(node);
    return super.transformDeleteQuery(node);
  }

  /** A new row carries its tenant; what is copied into it is looked at like any other query. */
  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    if (node.into) this.#cleared.add(node.into);
    return super.transformInsertQuery(node);
  }

  /** The table before a column's name only says which one is meant. */
  protected override transformReference(node: ReferenceNode): ReferenceNode {
    return node;
  }

  protected override transformTable(node: TableNode): TableNode {
    const table = nameOf(node);
    if (SCOPE_COLUMNS[table] && !this.#cleared.has(node)) throw new UnscopedQuery(table);
    return node;
  }

  protected override transformRaw(node: RawNode): RawNode {
    this.hasRawSql = true;
    for (const parameter of node.parameters) if (TableNode.is(parameter)) this.#cleared.add(parameter);
    return super.transformRaw(node);
  }
}
