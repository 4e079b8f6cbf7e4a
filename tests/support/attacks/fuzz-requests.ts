/** Random requests from the OpenAPI document: mostly right, often a little wrong, sometimes rubbish. */
import fc from 'fast-check';
import { type JsonSchema, sampleOf } from './endpoint-requests.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema; required?: boolean };
export type Operation = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, unknown> }>;
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };
export type FuzzRequest = {
  path: string;
  method: string;
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
};

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 400 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '<b>',
    '../..',
    '-0',
    '1e999',
    'null',
    'true',
    '[object Object]',
  ),
);

function valueFor(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(sampleOf(schema, name)) },
    { weight: 2, arbitrary: oddText },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 0, -1, 1e308, [], {}, true) },
  );
}

function bodyFor(schema: JsonSchema): fc.Arbitrary<string> {
  const properties = Object.entries(schema.properties ?? {});
  const nearlyRight = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, valueFor(property, name)])),
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(JSON.stringify(sampleOf(schema))) },
    { weight: 20, arbitrary: nearlyRight.map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: fc.json() },
    { weight: 1, arbitrary: oddText },
  );
}

export function anyRequest(document: OpenApi): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain((operation) => requestOf(operation));
}

function requestOf({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): fc.Arbitrary<FuzzRequest> {
  const ofPlace = (place: Parameter['in']) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, valueFor(schema, name)]),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      params: ofPlace('path'),
      query: ofPlace('query'),
      body: schema ? bodyFor(schema) : fc.constant(undefined),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', '') },
      ),
    })
    .map(({ params, query, body, type }) => ({
      path,
      method: method.toUpperCase(),
      url: fill(path, params) + queryText(query),
      body,
      headers: body === undefined ? {} : { 'content-type': type },
    }));
}

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

function fill(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
