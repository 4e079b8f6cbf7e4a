/** A connection that lets PostgreSQL parse and plan a statement once and run it by its name from then on. */
import type { Socket } from 'node:net';
import pg from 'pg';
import { type PreparedResult, PreparedRun } from './prepared-run.ts';
import { statementNames } from './statement-names.ts';

const FEATURE_NOT_SUPPORTED = '0A000';
const UNKNOWN_STATEMENT = '26000';

/** A migration changed what the statement returns, or a pooler in between handed over another connection. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === UNKNOWN_STATEMENT) return true;
  return code === FEATURE_NOT_SUPPORTED && /cached plan must not change/.test(String(message));
}

/** Of the stack of an answer there is only the way back from the socket; called where it is awaited, it says who asked. */
export function traceToAsker(error: unknown): void {
  if (error instanceof Error) Error.captureStackTrace(error, traceToAsker);
}

/** What is sent does not wait for the answer to what was sent before; PostgreSQL keeps the order. */
export class PreparedClient extends pg.Client {
  #isGathering = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Not as a setting of a copy: the pool hides the password from whoever copies.
    Object.assign(this, { pipeline: true });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the many signatures of `query` are the library's own.
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    this.#gather();
    if (typeof text !== 'string' || !Array.isArray(values) || callback)
      return super.query(...(args as [string]));
    const name = statementNames.nameOf(text);
    if (!name) return super.query(text, values);
    return this.#runNamed(name, text, values);
  }

  #runNamed(name: string, text: string, values: unknown[]): Promise<PreparedResult> {
    return new Promise((resolve, reject) => {
      const run = new PreparedRun(name, text, values, (error, result) => {
        if (result) resolve(result);
        else if (this.#mayRunUnnamed(name, error)) resolve(super.query(text, values));
        else reject(error);
      });
      super.query(run);
    });
  }

  /** A transaction is lost with its first error and is repeated as a whole. */
  #mayRunUnnamed(name: string, error: unknown): boolean {
    if (!isStalePlan(error)) return false;
    statementNames.renewAfter(name);
    return this.getTransactionStatus() === 'I';
  }

  /** Those sent in the same turn of the event loop leave together: one write to the socket carries many. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
