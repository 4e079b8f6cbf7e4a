/** Kysely's driver, where a plain read outside a transaction takes no connection of the pool but joins the others'. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { isPlainRead } from './plain-read.ts';
import type { ReadPipeline } from './read-pipeline.ts';

export class PipelinedDriver implements Driver {
  readonly #pool: Driver;
  readonly #reads: ReadPipeline;

  constructor(pool: Driver, reads: ReadPipeline) {
    this.#pool = pool;
    this.#reads = reads;
  }

  init(): Promise<void> {
    return this.#pool.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LazyConnection(this.#pool, this.#reads);
  }

  async releaseConnection(connection: LazyConnection): Promise<void> {
    await connection.release();
  }

  async beginTransaction(connection: LazyConnection, settings: TransactionSettings): Promise<void> {
    await this.#pool.beginTransaction(await connection.hold(), settings);
  }

  async commitTransaction(connection: LazyConnection): Promise<void> {
    await this.#pool.commitTransaction(await connection.hold());
  }

  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await this.#pool.rollbackTransaction(await connection.hold());
  }

  async destroy(): Promise<void> {
    await this.#reads.close();
    await this.#pool.destroy();
  }
}

/** Takes a connection of the pool when something needs one for itself: a change, a lock, a transaction. */
class LazyConnection implements DatabaseConnection {
  readonly #pool: Driver;
  readonly #reads: ReadPipeline;
  #held: DatabaseConnection | undefined;

  constructor(pool: Driver, reads: ReadPipeline) {
    this.#pool = pool;
    this.#reads = reads;
  }

  async hold(): Promise<DatabaseConnection> {
    this.#held ??= await this.#pool.acquireConnection();
    return this.#held;
  }

  async release(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    if (held) await this.#pool.releaseConnection(held);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#held && isPlainRead(query.sql))
      return { rows: await this.#reads.query<Row>(query.sql, query.parameters) };
    return (await this.hold()).executeQuery<Row>(query);
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.hold()).streamQuery<Row>(query, chunkSize);
  }
}
