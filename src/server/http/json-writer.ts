/** Writes JSON by a shape of the contract: what the shape does not name is not written, whatever is handed over. */
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

export type JsonWriter<Value> = (value: Value) => string;

/** Compiled when it first writes: all shapes at the start would take a third of a second. */
export function jsonWriter<Shape extends z.ZodMiniType>(shape: Shape): JsonWriter<z.output<Shape>> {
  let write: ((value: unknown) => string) | undefined;
  return (value) => {
    write ??= compiledFor(shape);
    return write(value);
  };
}

/** Tests open many servers in one process: the same shape is compiled once for all of them. */
const compiled = new WeakMap<z.ZodMiniType, (value: unknown) => string>();

function compiledFor(shape: z.ZodMiniType): (value: unknown) => string {
  const known = compiled.get(shape);
  if (known) return known;
  const schema = writable(z.toJSONSchema(shape, { io: 'output', target: 'draft-2020-12' }));
  const write = fastJson(schema as Parameters<typeof fastJson>[0]);
  compiled.set(shape, write);
  return write;
}

type JsonSchema = { [key: string]: unknown };

/** Formats, patterns and bounds say what was checked before; for writing only the shape counts. */
const CHECKED_BEFORE = new Set([
  '$schema',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'default',
]);

function writable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(writable);
  if (node === null || typeof node !== 'object') return node;
  const schema = node as JsonSchema;
  const orNull = shapeOrNull(schema);
  if (orNull) return { ...(writable(orNull) as JsonSchema), nullable: true };
  const rest = Object.entries(schema).filter(([key]) => !CHECKED_BEFORE.has(key));
  return Object.fromEntries(
    rest.map(([key, value]) => [
      key,
      key === 'properties' ? writableProperties(value as JsonSchema) : writable(value),
    ]),
  );
}

/** "This or null" needs no validator that tries one after the other. */
function shapeOrNull({ anyOf }: JsonSchema): JsonSchema | null {
  const choices = (anyOf as JsonSchema[] | undefined) ?? [];
  const [shape, ...others] = choices.filter(({ type }) => type !== 'null');
  return shape && others.length === 0 && choices.length === 2 ? shape : null;
}

/** Here the keys are names of fields, such as "format", not words of the schema. */
function writableProperties(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, writable(schema)]));
}
