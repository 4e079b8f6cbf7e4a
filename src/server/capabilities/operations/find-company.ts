/** The company an operator means: by its id, its name or a tax number of it. */
import { sql } from 'kysely';
import { ConfigProblem } from '#server/config.ts';
import type { Queries } from '#server/db/database.ts';

export type FoundCompany = { brandId: string; name: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function findCompany(db: Queries, typed: string): Promise<FoundCompany> {
  const { rows } = await sql<FoundCompany>`
    select brand_id as "brandId", name from companies
    where ${UUID.test(typed) ? sql`brand_id = ${typed}` : sql`lower(name) = lower(${typed.trim()})`}
      or brand_id in (select brand_id from gst_numbers where gstin = upper(${typed.trim()}) and removed_at is null)
    order by brand_id limit 10`.execute(db.unscoped);
  const [company, ...others] = rows;
  if (!company)
    throw new ConfigProblem(`There is no company "${typed}": name its id, its full name or its GSTIN.`);
  if (others.length > 0)
    throw new ConfigProblem(
      `Several companies are called so; name one by its id:\n${rows.map(({ brandId, name }) => `${brandId} ${name}`).join('\n')}`,
    );
  return company;
}
