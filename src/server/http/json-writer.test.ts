import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/all-endpoints.ts';
import { jsonWriter } from './json-writer.ts';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
};

const TEXT = 'a "quoted" \\ line\n₹ \u2028';

/** A value of the shape, with a stowaway in every object of it. */
function sample(schema: Schema, nulls: boolean): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const isNullable = schema.anyOf.some(({ type }) => type === 'null');
    return isNullable && nulls ? null : sample(schema.anyOf[0] ?? {}, nulls);
  }
  if (schema.type === 'array') return [sample(schema.items ?? {}, nulls), sample(schema.items ?? {}, nulls)];
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      sample(field, nulls),
    ]);
    return { stowaway: 'must not leave', ...Object.fromEntries(fields) };
  }
  return { string: TEXT, integer: 7, number: 2.5, boolean: true }[schema.type ?? ''] ?? null;
}

function withoutStowaways(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutStowaways);
  if (value === null || typeof value !== 'object') return value;
  const { stowaway: _, ...fields } = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withoutStowaways(field)]));
}

const replies = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.reply] as const);

test.each(replies)('the reply of %s is written whole, and nothing beside it', (_name, reply) => {
  const schema = z.toJSONSchema(reply, { io: 'output' }) as Schema;
  const write = jsonWriter(reply);
  for (const nulls of [false, true]) {
    const value = sample(schema, nulls);
    expect(JSON.parse(write(value))).toEqual(withoutStowaways(value));
  }
});

test('a field that is missing is complained of, never left out silently', () => {
  const write = jsonWriter(z.object({ name: z.string(), note: z.optional(z.string()) }));
  expect(() => write({} as never)).toThrow(/name/);
  expect(write({ name: 'x' })).toBe('{"name":"x"}');
});
