/** The second layer of tenant safety: a query on a tenant's table that names no tenant never reaches the database. */
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type RootOperationNode,
} from 'kysely';

/** Table → the columns of which one must stand in the query's condition. */
const SCOPE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  history: ['brand_id'],
  sessions: ['customer_id', 'staff_id'],
};

export class UnscopedQuery extends Error {
  constructor(table: string) {
    super(`A query on "${table}" must name its tenant (${SCOPE_COLUMNS[table]?.join(' or ')}).`);
    this.name = 'UnscopedQuery';
  }
}

export const tenantGuard: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => {
    if (node.kind !== 'InsertQueryNode') assertScoped(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function assertScoped(node: RootOperationNode): void {
  const names = new NameCollector();
  names.transformNode(node);
  for (const table of names.tables) {
    const columns = SCOPE_COLUMNS[table];
    if (columns && !columns.some((column) => names.comparedColumns.has(column)))
      throw new UnscopedQuery(table);
  }
}

/** Walks the whole query, joins and sub-queries too, and notes tables and the columns that are compared. */
class NameCollector extends OperationNodeTransformer {
  readonly tables = new Set<string>();
  readonly comparedColumns = new Set<string>();

  protected override transformTable(node: Parameters<OperationNodeTransformer['transformTable']>[0]) {
    this.tables.add(node.table.identifier.name);
    return super.transformTable(node);
  }

  protected override transformBinaryOperation(
    node: Parameters<OperationNodeTransformer['transformBinaryOperation']>[0],
  ) {
    const { leftOperand } = node;
    if (leftOperand.kind === 'ReferenceNode') {
      const column = (leftOperand as { column?: { column?: { name?: string } } }).column?.column?.name;
      if (column) this.comparedColumns.add(column);
    }
    return super.transformBinaryOperation(node);
  }

  protected override transformRaw(node: Parameters<OperationNodeTransformer['transformRaw']>[0]) {
    const sql = node.sqlFragments.join(' ? ');
    for (const [table, columns] of Object.entries(SCOPE_COLUMNS)) {
      if (new RegExp(`\\b${table}\\b`).test(sql)) this.tables.add(table);
      for (const column of columns)
        if (new RegExp(`\\b${column}\\b\\s*=`).test(sql)) this.comparedColumns.add(column);
    }
    return super.transformRaw(node);
  }
}
