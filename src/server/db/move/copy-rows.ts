/** One table's rows from one connection to another by PostgreSQL's COPY, as they come: a table need not fit into memory. */
import type { Socket } from 'node:net';
import type pg from 'pg';

/** What the driver offers to whoever writes a query of their own; its types leave COPY out. */
type Wire = {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

class CopyQuery {
  readonly ended: Promise<void>;
  wire: Wire | undefined;
  readonly #text: string;
  #resolve: () => void = () => {};
  #reject: (problem: Error) => void = () => {};

  constructor(text: string) {
    this.#text = text;
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    this.wire = connection as unknown as Wire;
    this.wire.query(this.#text);
  }

  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.#resolve();
  }
  handleError(problem: Error): void {
    this.#reject(problem);
  }
}

class CopyIn extends CopyQuery {
  readonly #isReady = Promise.withResolvers<Wire>();
  /** The connection, once it takes rows. */
  readonly ready = this.#isReady.promise;

  handleCopyInResponse(): void {
    if (this.wire) this.#isReady.resolve(this.wire);
  }
  override handleError(problem: Error): void {
    this.#isReady.reject(problem);
    super.handleError(problem);
  }
}

class CopyOut extends CopyQuery {
  readonly #into: Wire;

  constructor(text: string, into: Wire) {
    super(text);
    this.#into = into;
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#into.sendCopyFromChunk(chunk);
    const source = this.wire?.stream;
    if (!source || !this.#into.stream.writableNeedDrain || source.isPaused()) return;
    source.pause();
    this.#into.stream.once('drain', () => source.resume());
  }
}

export type CopiedTable = { name: string; columns: string };

export async function copyRows(
  source: pg.Client,
  target: pg.Client,
  { name, columns }: CopiedTable,
): Promise<void> {
  const into = target.query(new CopyIn(`copy ${name} (${columns}) from stdin`));
  // Heard at the end; until then nobody may call it unhandled.
  into.ended.catch(() => {});
  const wire = await into.ready;
  const from = source.query(new CopyOut(`copy (select ${columns} from ${name}) to stdout`, wire));
  try {
    await Promise.race([from.ended, into.ended.then(() => from.ended)]);
    wire.endCopyFrom();
  } catch (problem) {
    wire.sendCopyFail('the source broke off');
    throw problem;
  }
  await into.ended;
}
