/** What can be done to many rows of a table at once. */
export type BulkAction<Row> = {
  /** Names the result, as a button does. */
  label: string;
  /** Rows that it does not suit are passed over. */
  isFor?: (row: Row) => boolean;
  /** Asked for once, before it is done to all of them. */
  ask?: { lead: string; label: string };
  run: (row: Row, words: string, idempotencyKey: string) => Promise<unknown>;
};

export type Bulk<Row> = {
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** First words of the query keys that may look different afterwards. */
  touches: readonly string[];
};

/** What became of one row; `problem` is null where it worked. */
export type BulkResult = { key: string; name: string; problem: string | null };
