/** A company gets everything that is kept about it, nothing of anybody else, and nothing that opens a door. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { renderQueuedDocuments } from '#server/capabilities/documents/rendering/render-document.ts';
import { exportCompany } from '#server/capabilities/operations/export-company/export-company.ts';
import {
  COLUMNS_LEFT_OUT,
  EXPORTED_COLUMNS,
  TABLES_LEFT_OUT,
} from '#server/capabilities/operations/export-company/exported-columns.ts';
import { TENANT_TABLES } from '#server/db/tenant/tenant-tables.generated.ts';
import { theDocument } from '#tests/support/data/documents.ts';
import { aPayableOrder, aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const { db, config } = world.services;
let folder: string;
let mine: PayableOrder;
let other: PayableOrder;
let fileId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-export-'));
  await renderQueuedDocuments(world.services);
  mine = await aPayableOrder(world);
  other = await aPayableOrder(world);
  fileId = (await uploaded(mine.buyer, await picture().png().toBuffer(), 'Loom photo.png')).fileId;
  await issueDueDocuments(world.services, mine.order.orderId);
  const { documentId } = await theDocument(mine.buyer, mine.order.orderId, 'proforma_invoice');
  await waitFor('the proforma to be rendered', () =>
    db.unscoped
      .selectFrom('document_files')
      .select('variant')
      .where('document_id', '=', documentId)
      .where('state', '=', 'ready')
      .executeTakeFirst(),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const brandId = () => mine.buyer.customer.brandId;

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name = ${table}`.execute(
    db.unscoped,
  );
  return rows.map(({ name }) => name);
}

test.each(Object.keys(TENANT_TABLES))(
  'every column of %s is exported or left out with a reason',
  async (table) => {
    const left = Object.keys(COLUMNS_LEFT_OUT[table] ?? {});
    const known =
      table in TABLES_LEFT_OUT ? await columnsOf(table) : [...(EXPORTED_COLUMNS[table] ?? []), ...left];
    expect([...known].sort()).toEqual((await columnsOf(table)).sort());
  },
);

test('nothing is listed that is no table of a company', () => {
  const listed = [
    ...Object.keys(EXPORTED_COLUMNS),
    ...Object.keys(TABLES_LEFT_OUT),
    ...Object.keys(COLUMNS_LEFT_OUT),
  ];
  expect(listed.filter((table) => !(table in TENANT_TABLES))).toEqual([]);
});

test('rows, files and documents of the company are there, and nobody else’s', async () => {
  const target = join(folder, 'mine');
  const { tables, files } = await exportCompany({ config, db }, brandId(), target);
  const lines = async (table: string) =>
    (await readFile(join(target, 'tables', `${table}.jsonl`), 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(await lines('companies')).toMatchObject([{ brand_id: brandId() }]);
  expect(await lines('orders')).toMatchObject([{ order_id: mine.order.orderId }]);
  expect(await lines('people')).toMatchObject([{ customer_id: mine.buyer.customer.customerId }]);
  expect((await lines('sessions')).every((row) => row.customer_id === mine.buyer.customer.customerId)).toBe(
    true,
  );
  expect((await lines('sessions')).length).toBeGreaterThan(0);
  expect((await lines('history')).every((row) => row.brand_id === brandId())).toBe(true);
  for (const { table, rows } of tables) expect(await lines(table)).toHaveLength(rows);

  expect(files).toMatchObject({ uploads: 1, missing: [] });
  expect(await readdir(join(target, 'files'))).toEqual([`${fileId} Loom photo.png`]);
  const [document = ''] = await readdir(join(target, 'documents'));
  expect((await readFile(join(target, 'documents', document))).subarray(0, 5).toString()).toBe('%PDF-');

  const texts = await Promise.all(
    (await readdir(target, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && /\.(jsonl|md)$/.test(entry.name))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  const all = texts.join('\n');
  const { customerId, brandId: foreign, address } = other.buyer.customer;
  for (const word of [customerId, foreign, address, other.order.orderId]) expect(all).not.toContain(word);
  expect(all).not.toMatch(/_hash"|_sealed"|sealed_to"|device_key"|margin_basis_points"|supplier_rate_minor"/);
  expect((await stat(join(target, 'README.md'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(target, 'README.md'), 'utf8')).toContain('| orders | 1 |');
});

test('a company is found by its name too, and one that is not there or not meant alone is refused in words', async () => {
  const { name } = await db.unscoped
    .selectFrom('companies')
    .select('name')
    .where('brand_id', '=', brandId())
    .executeTakeFirstOrThrow();
  const named = (typed: string, place: string) => exportCompany({ config, db }, typed, join(folder, place));
  expect((await named(name.toUpperCase(), 'by-name')).brandId).toBe(brandId());
  await expect(named('Nobody & Sons', 'nobody')).rejects.toThrow('There is no company "Nobody & Sons"');
  await expect(named("x' or true --", 'nobody')).rejects.toThrow('There is no company');
  await db.unscoped
    .updateTable('companies')
    .set({ name })
    .where('brand_id', '=', other.buyer.customer.brandId)
    .execute();
  await expect(named(name, 'twins')).rejects.toThrow(brandId());
});

test('an export never lands in a folder that holds something', async () => {
  await expect(exportCompany({ config, db }, brandId(), folder)).rejects.toThrow('is not empty');
});
