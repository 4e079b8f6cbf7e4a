/** A connection that lets PostgreSQL parse and plan a statement once and run it by its name from then on. */
import pg from 'pg';
import { statementNames } from './statement-names.ts';

const FEATURE_NOT_SUPPORTED = '0A000';
const UNKNOWN_STATEMENT = '26000';

/** A migration changed what the statement returns, or a pooler in between handed over another connection. */
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
    const name = statementNames.nameOf(text);
    if (!name) return super.query(text, values);
    return this.#runNamed(name, text, values);
  }

  async #runNamed(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await super.query({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      statementNames.renewAfter(name);
      // A transaction is lost with its first error and is repeated as a whole.
      if (this.getTransactionStatus() !== 'I') throw error;
      return super.query(text, values);
    }
  }
}
