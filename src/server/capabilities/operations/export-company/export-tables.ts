/** A company's rows, a file of JSON lines for each table, all as they stood at one moment. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { TENANT_TABLES } from '#server/db/tenant/tenant-tables.generated.ts';
import { EXPORTED_COLUMNS } from './exported-columns.ts';

const BATCH_SIZE = 500;

export type ExportedTable = { table: string; rows: number };

/** The client stands in a transaction that sees one moment. */
export async function exportTables(
  client: pg.Client,
  brandId: string,
  folder: string,
): Promise<ExportedTable[]> {
  const exported: ExportedTable[] = [];
  for (const [table, columns] of Object.entries(EXPORTED_COLUMNS)) {
    const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    await client.query(
      `declare exported no scroll cursor for select row_to_json(kept)::text as line from (
         select ${listed} from ${client.escapeIdentifier(table)} where ${ofCompany(table, client.escapeLiteral(brandId))}
       ) as kept`,
    );
    exported.push({ table, rows: await writeLines(client, join(folder, `${table}.jsonl`)) });
    await client.query('close exported');
  }
  return exported;
}

/** What belongs to one person alone is known by that person's id. */
function ofCompany(table: string, brandId: string): string {
  // Pictures of mills are what suppliers and the marketplace say among themselves.
  if (table === 'files') return `brand_id = ${brandId} and (supplier_id is null or shown_at is not null)`;
  // So is what we buy for its orders.
  if (table === 'ledger_entries') return `brand_id = ${brandId} and supplier_id is null`;
  if (table === 'ledger_lines')
    return `brand_id = ${brandId} and entry_id in (
      select entry_id from ledger_entries where brand_id = ${brandId} and supplier_id is null)`;
  return TENANT_TABLES[table]?.includes('brand_id')
    ? `brand_id = ${brandId}`
    : `customer_id in (select customer_id from people where brand_id = ${brandId})`;
}

async function writeLines(client: pg.Client, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let written = 0;
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${BATCH_SIZE} from exported`);
      if (rows.length === 0) return written;
      await file.appendFile(`${rows.map(({ line }) => line).join('\n')}\n`);
      written += rows.length;
    }
  } finally {
    await file.close();
  }
}
