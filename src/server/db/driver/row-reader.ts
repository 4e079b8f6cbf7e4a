/** Makes an object of a row as PostgreSQL sends it, by a function written once for the columns of a statement. */

export type WireField = { name: string; dataTypeID: number };
export type RowReader = (values: readonly (string | null)[]) => object;
type Parse = (text: string) => unknown;

const written = new Map<string, (parsers: Parse[]) => RowReader>();
const WRITTEN_LIMIT = 2000;

export function rowReader(fields: readonly WireField[], parserOf: (oid: number) => Parse): RowReader {
  const names = fields.map(({ name }) => name);
  return writtenFor(names)(fields.map(({ dataTypeID }) => parserOf(dataTypeID)));
}

/** Connections share it. The last of two columns with one name counts, as in an object written by hand. */
function writtenFor(names: readonly string[]): (parsers: Parse[]) => RowReader {
  const key = JSON.stringify(names);
  const known = written.get(key);
  if (known) return known;
  const columns = names.map(
    (name, at) => `${propertyOf(name)}: values[${at}] === null ? null : parse${at}(values[${at}])`,
  );
  const source = `const [${names.map((_, at) => `parse${at}`)}] = parsers;
return (values) => ({ ${columns.join(', ')} });`;
  const write = new Function('parsers', source) as (parsers: Parse[]) => RowReader;
  if (written.size >= WRITTEN_LIMIT) written.clear();
  written.set(key, write);
  return write;
}

/** Between brackets any name is a column and nothing else; without them, where that is sure, rows are made faster. */
function propertyOf(name: string): string {
  const text = JSON.stringify(name);
  return name === '__proto__' ? `[${text}]` : text;
}
