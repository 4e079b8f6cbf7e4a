/** What two tables must have in common to hold the same rows: how many, and a sum of each row's hash in whatever order. */
import type pg from 'pg';
import type { Table } from './schema-shape.ts';

export type TableProof = { rows: string; hash: string };

/** A row as text looks the same on both sides only where both are set alike. */
export async function setAlike(client: pg.Client): Promise<void> {
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
     set extra_float_digits = 1; set search_path = public`,
  );
}

/** Two sums of 64 bits each: rows that were changed, lost or doubled do not cancel each other out by chance. */
export async function proofOf(client: pg.Client, { name, allColumns }: Table): Promise<TableProof> {
  const { rows } = await client.query<TableProof>(
    `select count(*)::text as rows,
       concat(sum(('x' || left(hash, 16))::bit(64)::bigint::numeric), ':',
         sum(('x' || right(hash, 16))::bit(64)::bigint::numeric)) as hash
     from (select md5(row(${allColumns})::text) as hash from ${name}) as hashed`,
  );
  return rows[0] ?? { rows: '0', hash: '' };
}
