/** A connection that lets PostgreSQL parse and plan a statement once and run it by its name from then on. */
import type { Socket } from 'node:net';
import pg from 'pg';
import { type PreparedResult, PreparedRun } from './prepared-run.ts';
import { type NamedStatement, statementNames } from './statement-names.ts';

const FEATURE_NOT_SUPPORTED = '0A000';
const UNKNOWN_STATEMENT = '26000';
const STATEMENT_EXISTS = '42P05';

/** A migration changed what the statement returns, or a pooler in between handed over another connection. */
export function isStaleStatement(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === UNKNOWN_STATEMENT || code === STATEMENT_EXISTS || isStalePlan(error);
}

function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === FEATURE_NOT_SUPPORTED && /cached plan must not change/.test(String(message));
}

/** Of the stack of an answer there is only the way back from the socket; called where it is awaited, it says who asked. */
export function traceToAsker(error: unknown): void {
  if (error instanceof Error) Error.captureStackTrace(error, traceToAsker);
}

/** As much of the driver's own connection as is needed here. */
type DriverConnection = { stream: Socket; parsedStatements: Record<string, string | undefined> };

/** A pooler may hand the connection on at each answer, and loses what was sent before it (pgbouncer/pgbouncer#759). */
export type PreparedClientConfig = pg.ClientConfig & { isPooled?: boolean };

/** What is sent does not wait for the answer to what was sent before; PostgreSQL keeps the order. */
export class PreparedClient extends pg.Client {
  readonly #isPooled: boolean;
  #isGathering = false;
  #lastAnswer: Promise<unknown> = Promise.resolve();

  constructor(config: PreparedClientConfig = {}) {
    super(config);
    this.#isPooled = config.isPooled ?? false;
    // Not as a setting of a copy: the pool hides the password from whoever copies.
    Object.assign(this, { pipeline: !this.#isPooled });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the many signatures of `query` are the library's own.
  override query(...args: any[]): any {
    if (!this.#isPooled) return this.#send(args);
    const answer = this.#lastAnswer.then(() => this.#send(args));
    this.#lastAnswer = answer.catch(() => {});
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the many signatures of `query` are the library's own.
  #send(args: any[]): any {
    const [text, values, callback] = args;
    this.#gather();
    if (typeof text !== 'string' || !Array.isArray(values) || callback)
      return super.query(...(args as [string]));
    const named = statementNames.nameOf(text);
    if (!named) return super.query(text, values);
    return this.#runNamed(named, values);
  }

  #runNamed({ name, text }: NamedStatement, values: unknown[]): Promise<PreparedResult> {
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
    if (!isStaleStatement(error)) return false;
    if (isStalePlan(error)) statementNames.renewAfter(name);
    else if (this.#isBehindPooler(name, error)) statementNames.stop();
    return this.getTransactionStatus() === 'I';
  }

  /** Also one whose preparation failed is unknown to those sent right behind it. */
  #isBehindPooler(name: string, error: unknown): boolean {
    const { code } = error as { code?: unknown };
    return code === STATEMENT_EXISTS || this.#driverConnection().parsedStatements[name] !== undefined;
  }

  #driverConnection(): DriverConnection {
    return (this as unknown as { connection: DriverConnection }).connection;
  }

  /** Those sent in the same turn of the event loop leave together: one write to the socket carries many. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = this.#driverConnection();
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
