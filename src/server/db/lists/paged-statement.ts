/**
 * Pages of a list. PostgreSQL guesses how much of a page it does not know the size of: once a list has grown, the guess
 * makes it plan every call anew. So the first page of a usual size is a statement of its own, with its size written out.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Statement, scopedStatement } from '../statement.ts';

type Paged = { offset: number; limit: number };

/** `page` is where the query is cut. `usualSizes` are those our own screens ask for. */
export function pagedStatement<Values extends Paged, Row>(
  usualSizes: readonly number[],
  build: (values: Values, page: RawBuilder<unknown>) => RawBuilder<Row>,
): Pick<Statement<Values, Row>, 'all'> {
  const firstPages = new Map(
    usualSizes.map((size) => [
      size,
      scopedStatement((values: Values) => build(values, sql`limit ${sql.lit(size)}`)),
    ]),
  );
  const anyPage = scopedStatement((values: Values) =>
    build(values, sql`offset ${values.offset} limit ${values.limit}`),
  );
  return {
    all: (db, values) => ((values.offset === 0 && firstPages.get(values.limit)) || anyPage).all(db, values),
  };
}
