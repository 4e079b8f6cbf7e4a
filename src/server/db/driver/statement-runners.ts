/** By which way compiled statements are sent, for each builder of scoped queries: it is not needed for that again. */

export type StatementRunner = {
  query<Row>(text: string, values: readonly unknown[]): Promise<Row[]>;
};

/** Inside a transaction both are its connection. */
export type StatementRunners = { reads: StatementRunner; changes: StatementRunner };

export const runnersOf = new WeakMap<object, StatementRunners>();

/** For SQL that a library writes, of tables that are nobody's. */
export function changesOf(db: { scoped: object }): StatementRunner {
  const runners = runnersOf.get(db.scoped);
  if (!runners) throw new Error('These queries were not opened by the database.');
  return runners.changes;
}
