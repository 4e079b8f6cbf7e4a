/** A connection that lets PostgreSQL parse and plan a statement once and run it by its name from then on. */
import pg from 'pg';

/** Statements written out in a store; there are as many as the source has, so each gets a name. */
const declared = new Map<string, string>();
/** Texts put together at run time: a list of ids makes one for each length, so their number is bounded. */
const repeated = new Map<string, string>();
const seenOnce = new Set<string>();
const REPEATED_LIMIT = 256;
const SEEN_LIMIT = 2000;

const FEATURE_NOT_SUPPORTED = '0A000';
const UNKNOWN_STATEMENT = '26000';

let generation = 0;

export function declareStatement(text: string): void {
  if (!declared.has(text)) declared.set(text, `declared_${declared.size}`);
}

/** Undefined for a text that came for the first time, or once the bound is reached: it is sent without a name. */
export function statementName(text: string): string | undefined {
  const known = declared.get(text) ?? repeated.get(text);
  if (known) return `${known}_${generation}`;
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= SEEN_LIMIT) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  if (repeated.size >= REPEATED_LIMIT) return undefined;
  seenOnce.delete(text);
  repeated.set(text, `repeated_${repeated.size}`);
  return statementName(text);
}

/**
 * A migration changed what the statement returns, or a pooler in between handed over another connection: under a
 * new name it is prepared anew.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === UNKNOWN_STATEMENT) return true;
  return code === FEATURE_NOT_SUPPORTED && /cached plan must not change/.test(String(message));
}

export class PreparedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many signatures of `query` are the library's own.
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || callback)
      return super.query(...(args as [string]));
    const name = statementName(text);
    if (!name) return super.query(text, values);
    return this.#runNamed(name, text, values);
  }

  async #runNamed(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await super.query({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      if (name.endsWith(`_${generation}`)) generation += 1;
      // A transaction is lost with its first error and is repeated as a whole.
      if (this.getTransactionStatus() !== 'I') throw error;
      return super.query(text, values);
    }
  }
}
