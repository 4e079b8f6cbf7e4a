/** Files that nothing refers to, of all companies: the clock tidies up for everybody, so no tenant is named. */
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { FileRow } from './uploads.store.ts';

type Reference = { table: string; columns: string[]; referred: string[] };

/** From the database itself: a table that learns to refer to files is asked from its first day. */
async function references(db: Queries): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select referring.relname as table,
      array(select attname::text from unnest(conkey) with ordinality as part(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as part(number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as referred
    from pg_constraint join pg_class referring on referring.oid = conrelid
    where contype = 'f' and confrelid = 'files'::regclass`.execute(db.unscoped);
  return rows;
}

async function isReferredTo(db: Queries): Promise<RawBuilder<boolean>> {
  const found = (await references(db)).map(({ table, columns, referred }) => {
    const pairs = columns.map(
      (column, place) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`files.${referred[place]}`)}`,
    );
    return sql`exists (select from ${sql.table(table)} where ${sql.join(pairs, sql` and `)})`;
  });
  return found.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(found, sql` or `)})`;
}

/** From now on nobody can attach them any more. */
export async function markOrphanedFiles(db: Queries, olderThan: Date, now: Date): Promise<void> {
  await sql`
    update files set removed_at = ${now}
    where removed_at is null and created_at < ${olderThan} and not ${await isReferredTo(db)}`.execute(
    db.unscoped,
  );
}

/** Somebody was attaching one just when it was marked: it stays. */
export async function unmarkNeededFiles(db: Queries): Promise<void> {
  await sql`
    update files set removed_at = null where removed_at is not null and ${await isReferredTo(db)}`.execute(
    db.unscoped,
  );
}

export function filesMarkedBefore(db: Queries, before: Date, limit: number): Promise<FileRow[]> {
  return db.unscoped
    .selectFrom('files')
    .select(['file_id', 'brand_id', 'content_type', 'byte_size', 'original_name', 'has_thumbnail', 'is_demo'])
    .where('removed_at', '<=', before)
    .orderBy('file_id')
    .limit(limit)
    .execute();
}

/** The database refuses this for a file that is still needed. */
export async function deleteFile(db: Queries, { brand_id, file_id }: FileRow): Promise<void> {
  await db.scoped
    .deleteFrom('files')
    .where('brand_id', '=', brand_id)
    .where('file_id', '=', file_id)
    .execute();
}
