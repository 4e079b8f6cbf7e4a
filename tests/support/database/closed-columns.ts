/** Columns whose check constraint lists the values they take. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

type Check = { column: string; definition: string };

async function checks(db: Queries): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select concat(c.conrelid::regclass, '.', a.attname) as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.conrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1`.execute(db.unscoped);
  return rows;
}

/** What the checks on this one column let in. */
export async function valuesIn(db: Queries, column: string): Promise<string[]> {
  const own = (await checks(db)).filter((check) => check.column === column);
  return own.flatMap(({ definition }) => listedIn(definition)).sort();
}

function listedIn(definition: string): string[] {
  const array = /'\{([^}]*)\}'/.exec(definition)?.[1];
  if (array !== undefined) return array.split(',');
  return definition.match(/(?<=')[\w-]+(?=')|(?<![\w'-])\d+(?![\w'-])/g) ?? [];
}

export async function closedColumns(db: Queries): Promise<string[]> {
  return (await checks(db)).flatMap(({ column, definition }) =>
    /= ANY \(|<@ '/.test(definition) ? [column] : [],
  );
}
