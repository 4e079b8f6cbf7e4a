/** Kysely's driver, where a plain read outside a transaction takes no connection of the pool but joins the others'. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { isConnectionLost, isReadOnly } from './database-faults.ts';
import { type FitConnections, fitConnections } from './fit-connections.ts';
import { isPlainRead } from './plain-read.ts';
import { traceToAsker } from './prepared-client.ts';
import type { PreparedResult } from './prepared-run.ts';
import type { ReadPipeline } from './read-pipeline.ts';

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** Should a transaction not begin, what was sent along with it ran outside of one: a lock or a read changes nothing. */
const LOCK = /^\s*select\b[^;]*\b(?:for (?:no key )?update|for (?:key )?share|pg_advisory_xact_lock)\b/i;
/** What everything behind a failure is refused with. */
const AFTER_A_FAILURE: ReadonlySet<unknown> = new Set(['25P02', '26000']);

/** Errors of an end that was asked for: nobody knows whether the transaction was kept. */
const undecided = new WeakSet<object>();

export function isUndecided(error: unknown): boolean {
  return typeof error === 'object' && error !== null && undecided.has(error);
}

export class PipelinedDriver implements Driver {
  readonly #connections: FitConnections;
  readonly #reads: ReadPipeline;

  constructor(pool: pg.Pool, reads: ReadPipeline) {
    this.#connections = fitConnections(pool);
    this.#reads = reads;
  }

  /** After one of them turned out to lead to a replica. */
  throwAwayAll(): void {
    this.#connections.throwAway();
    this.#reads.renew();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LazyConnection> {
    return new LazyConnection(this.#connections, this.#reads);
  }

  /** A change by itself. */
  async runAlone<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const connection = new LazyConnection(this.#connections, this.#reads);
    try {
      return await connection.query<Row>(text, values);
    } finally {
      connection.release();
    }
  }

  async releaseConnection(connection: LazyConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: LazyConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode)
      throw new Error('Transactions have the settings of the database.');
    await connection.begin();
  }

  async commitTransaction(connection: LazyConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await connection.end('rollback');
  }

  /** Whoever opened the connections closes them. */
  async destroy(): Promise<void> {}
}

/** Takes a connection of the pool when something needs one for itself: a change, a lock, a transaction. */
export class LazyConnection implements DatabaseConnection {
  readonly #connections: FitConnections;
  readonly #reads: ReadPipeline;
  #connecting: Promise<pg.PoolClient> | undefined;
  #held: pg.PoolClient | undefined;
  #begun: Promise<unknown> | undefined;
  #isAwaitingBegin = false;
  #hasEnded = false;
  #isUnfit = false;
  #firstFailure: unknown;

  constructor(connections: FitConnections, reads: ReadPipeline) {
    this.#connections = connections;
    this.#reads = reads;
  }

  /** Its answer is not waited for here: it comes with that to the first statement. */
  async begin(): Promise<void> {
    const client = await this.#hold();
    this.#begun = client.query('begin').then(() => {
      this.#begun = undefined;
    });
    // Whoever sends something hears of its failure.
    this.#begun.catch(() => {});
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#hasEnded = true;
    const client = await this.#hold();
    try {
      await this.#begun;
      await client.query(how);
    } catch (error) {
      // What it loses, the database takes back by itself.
      if (how === 'rollback' && isConnectionLost(error)) return;
      if (how === 'commit') undecided.add(error as object);
      throw error;
    }
  }

  release(): void {
    const held = this.#held;
    this.#held = undefined;
    held?.release(this.#isUnfit);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#held && !this.#hasEnded && isPlainRead(sql))
      return { rows: await this.#reads.query<Row>(sql, parameters) };
    const { command, rowCount, rows } = await this.#send(sql, parameters);
    return CHANGES.has(command)
      ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
      : { rows: rows as Row[] };
  }

  async query<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#send(text, values)).rows as Row[];
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed.');
  }

  async #hold(): Promise<pg.PoolClient> {
    this.#connecting ??= this.#connections.take();
    this.#held = await this.#connecting;
    return this.#held;
  }

  /** Compiled statements leave in the order of the calls, also where several are made before the first is answered. */
  async #send(text: string, values: readonly unknown[]): Promise<PreparedResult> {
    if (this.#hasEnded) throw new Error('The transaction has ended.');
    const client = this.#held ?? (await this.#hold());
    if (this.#begun && (this.#isAwaitingBegin || !(isPlainRead(text) || LOCK.test(text)))) {
      this.#isAwaitingBegin = true;
      await this.#begun;
      return this.#send(text, values);
    }
    try {
      const answer = client.query(text, values as unknown[]);
      if (this.#begun) await Promise.all([this.#begun, answer]);
      return await answer;
    } catch (error) {
      traceToAsker(error);
      if (isReadOnly(error)) this.#throwAwayAll();
      throw this.#causeOf(error);
    }
  }

  /** The node has become a replica: somebody else is the primary now, and new connections lead there. */
  #throwAwayAll(): void {
    this.#isUnfit = true;
    this.#connections.throwAway();
    this.#reads.renew();
  }

  /** Whoever is heard first says why: what follows a failure in a transaction fails as well, and may be heard before. */
  #causeOf(error: unknown): unknown {
    const { code } = error as { code?: unknown };
    if (this.#firstFailure !== undefined && AFTER_A_FAILURE.has(code)) return this.#firstFailure;
    this.#firstFailure ??= error;
    return error;
  }
}
