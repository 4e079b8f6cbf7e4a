/** One run of a prepared statement: what its rows look like was told at its first run and is not asked for again. */
import pg from 'pg';
import { type RowReader, rowReader, type WireField } from './row-reader.ts';

export type PreparedResult = { command: string; rowCount: number | null; rows: unknown[] };
type Answered = (error: Error | null, result?: PreparedResult) => void;

/** As much of the driver's own connection as is needed here. */
type Connection = { stream: { write(bytes: Buffer): void } };

/** What a connection knows of its statements: how to read their rows, null where there are none. */
type Known = { readers: Map<string, RowReader | null>; brief: BriefConnection };
/** Leaves the question for the columns out, and what is to be sent leaves in one piece. */
type BriefConnection = Connection & { send(): void };

export class PreparedRun extends pg.Query {
  declare name: string;
  declare callback: Answered;
  declare _canceledDueToError: Error | false;
  declare _result: { _types: { getTypeParser(oid: number, format: string): (text: string) => unknown } };
  readonly #rows: unknown[] = [];
  #readers: Known['readers'] | undefined;
  #reader: RowReader | null | undefined;
  #tag = '';

  constructor(name: string, text: string, values: unknown[], callback: Answered) {
    super(text, values);
    this.name = name;
    this.callback = callback;
  }

  prepare(connection: Connection): void {
    const { readers, brief } = knownTo(connection);
    const { prepare } = pg.Query.prototype as unknown as { prepare(on: Connection): void };
    this.#readers = readers;
    this.#reader = readers.get(this.name);
    if (this.#reader === undefined) {
      prepare.call(this, connection);
    } else {
      prepare.call(this, brief);
      brief.send();
    }
  }

  handleRowDescription({ fields }: { fields: WireField[] }): void {
    const { _types } = this._result;
    this.#reader = rowReader(fields, (oid) => _types.getTypeParser(oid, 'text'));
    this.#readers?.set(this.name, this.#reader);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this._canceledDueToError || !this.#reader) return;
    try {
      this.#rows.push(this.#reader(fields));
    } catch (error) {
      this._canceledDueToError = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text;
    if (this.#reader === undefined) this.#readers?.set(this.name, null);
  }

  handleReadyForQuery(): void {
    if (this._canceledDueToError) this.callback(this._canceledDueToError);
    else this.callback(null, resultOf(this.#tag, this.#rows));
  }
}

/** "INSERT 0 1", "UPDATE 3", "SELECT 20": the command and, last, how many rows. */
function resultOf(tag: string, rows: unknown[]): PreparedResult {
  const space = tag.indexOf(' ');
  if (space < 0) return { command: tag, rowCount: null, rows };
  return { command: tag.slice(0, space), rowCount: Number(tag.slice(tag.lastIndexOf(' ') + 1)), rows };
}

const knownOf = new WeakMap<Connection, Known>();

function knownTo(connection: Connection): Known {
  const known = knownOf.get(connection);
  if (known) return known;
  const fresh: Known = { readers: new Map(), brief: briefOf(connection) };
  knownOf.set(connection, fresh);
  return fresh;
}

function briefOf(connection: Connection): BriefConnection {
  const pieces: Buffer[] = [];
  return Object.create(connection, {
    describe: { value: () => {} },
    _send: { value: (bytes: Buffer) => pieces.push(bytes) },
    send: { value: () => connection.stream.write(Buffer.concat(pieces.splice(0))) },
  });
}
