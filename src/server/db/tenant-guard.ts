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
import { nameOf, type RowQuery, rawPins, rawText, sourcesOf, tiedSources } from './tenant-conditions.ts';

/** Table → the columns of which one must stand in the query's condition. */
const SCOPE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  history: ['brand_id'],
  addresses: ['brand_id'],
  bank_details: ['brand_id'],
  bank_transfers: ['brand_id'],
  captures: ['brand_id'],
  counter_offers: ['brand_id'],
  credit_terms: ['brand_id'],
  credit_uses: ['brand_id'],
  fabric_requests: ['brand_id'],
  files: ['brand_id'],
  gst_numbers: ['brand_id'],
  instalments: ['brand_id'],
  ledger_entries: ['brand_id'],
  ledger_lines: ['brand_id'],
  letters_of_credit: ['brand_id'],
  list_count_changes: ['brand_id'],
  list_counts: ['brand_id'],
  msme_details: ['brand_id'],
  notification_choices: ['customer_id'],
  order_lines: ['brand_id'],
  orders: ['brand_id'],
  payment_links: ['brand_id'],
  payment_orders: ['brand_id'],
  plan_tasks: ['brand_id'],
  plans: ['brand_id'],
  policy_acceptances: ['brand_id'],
  quote_files: ['brand_id'],
  quote_versions: ['brand_id'],
  quotes: ['brand_id'],
  receipts: ['brand_id'],
  refund_vpas: ['brand_id'],
  refunds: ['brand_id'],
  request_files: ['brand_id'],
  request_messages: ['brand_id'],
  sample_pieces: ['brand_id'],
  sample_rounds: ['brand_id'],
  samples: ['brand_id'],
  stock_holds: ['brand_id'],
  supplier_invitations: ['brand_id'],
  whatsapp_numbers: ['brand_id'],
  sessions: ['customer_id', 'staff_id'],
};

/** By these, a table that belongs to nobody can still tie another one to its tenant. */
const TENANT_COLUMNS: readonly string[] = ['brand_id', 'customer_id', 'staff_id'];

export class UnscopedQuery extends Error {
  constructor(table: string) {
    super(`A query on "${table}" must name its tenant (${SCOPE_COLUMNS[table]?.join(' or ')}).`);
    this.name = 'UnscopedQuery';
  }
}

/** Throws `UnscopedQuery` for a query that could reach rows of other tenants. */
export function assertTenantNamed(query: RootOperationNode): void {
  new TenantWalk().transformNode(query);
}

/** Walks the whole query: each select, update and delete in it must tie each table it reads to a tenant. */
class TenantWalk extends OperationNodeTransformer {
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
    const handedIn = node.parameters.filter((parameter) => TableNode.is(parameter));
    for (const [table, columns] of Object.entries(SCOPE_COLUMNS)) {
      const isNamed =
        new RegExp(`\\b${table}\\b`, 'i').test(rawText(node)) ||
        handedIn.some((parameter) => nameOf(parameter) === table);
      if (isNamed && !columns.some((column) => rawPins(node, column))) throw new UnscopedQuery(table);
    }
    for (const parameter of handedIn) this.#cleared.add(parameter);
    return super.transformRaw(node);
  }
}
