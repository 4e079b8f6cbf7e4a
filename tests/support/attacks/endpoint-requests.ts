/** A plausible request for any endpoint of the contract, made from its own schemas. */
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/all-endpoints.ts';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { CLIENT_HEADER } from '#contract/headers.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  additionalProperties?: boolean | JsonSchema;
};

/** What a schema alone cannot say: fields whose rule lives in the domain. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  mobile: '+919123456789',
  countryCode: '91',
  otp: '123456',
  phoneNumber: '+919123456789',
  pincode: '110001',
  gstin: '27AAPFU0939F1ZV',
  version: '1',
  timeZone: 'Europe/Berlin',
  bin: '001234567-0101',
  // Whoever may switch an option off would take it from every test that follows.
  isOffered: true,
};
const UNKNOWN_ID = '01a19af3-5240-78a8-a40f-9aa3012fa488';
const EITHER_OR = new Set(['email']);

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
export const NAMED_ENDPOINTS = ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const);

export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** A value that fits; optional fields are filled too, unless one excludes another. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  if (name in BY_NAME && !schema.enum && !isWholeNumber(schema)) return BY_NAME[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sampleOf(choice, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return sampleObject(schema);
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return false;
  return sampleText(schema, name);
}

/** The version of a policy is a text, that of a quote a number. */
function isWholeNumber({ type }: JsonSchema): boolean {
  return type === 'integer';
}

function sampleObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  const names = Object.keys(properties);
  const isOneOfTwo = names.includes('mobile') && names.includes('email') && !required.includes('email');
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !(isOneOfTwo && EITHER_OR.has(name)))
      .map(([name, property]) => [name, sampleOf(property, name)]),
  );
}

function sampleText({ format, maxLength = 20 }: JsonSchema, name: string): string {
  if (format === 'uuid') return UNKNOWN_ID;
  if (format === 'date-time') return '2026-11-02T06:30:00.000Z';
  if (format === 'date') return '2026-11-02';
  if (/email/i.test(name)) return 'sample@cloth.example';
  if (name === 'taskId') return 'T01';
  return 'Sample'.slice(0, maxLength);
}

export function sampleBody({ body }: Endpoint): Record<string, unknown> | undefined {
  return body ? (sampleOf(inputSchema(body)) as Record<string, unknown>) : undefined;
}

export function pathOf({ path, params }: Endpoint, given: Record<string, string> = {}): string {
  const properties = params ? (inputSchema(params).properties ?? {}) : {};
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? String(sampleOf(properties[name] ?? {}, name))),
  );
}

export type EndpointRequest = InjectOptions & {
  method: Method;
  url: string;
  headers: Record<string, string>;
};

/** As the app's own page would send it; the refresh calls ask for its origin and header. */
export function requestFor(endpoint: Endpoint, params: Record<string, string> = {}): EndpointRequest {
  const query = endpoint.query
    ? (sampleOf(inputSchema(endpoint.query)) as Record<string, string>)
    : undefined;
  const file = endpoint.multipart ? multipartFile('note.txt', 'hello') : null;
  const payload = file ? file.payload : sampleBody(endpoint);
  return {
    method: endpoint.method,
    url: pathOf(endpoint, params),
    headers: {
      host: 'localhost:80',
      origin: 'http://localhost:80',
      [CLIENT_HEADER]: 'web',
      ...file?.headers,
    },
    ...(query ? { query } : {}),
    ...(payload ? { payload } : {}),
    ...(endpoint.stream ? { payloadAsStream: true } : {}),
  };
}
