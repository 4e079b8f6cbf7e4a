import { afterAll, beforeAll, expect, test } from 'vitest';
import { NAMED_ENDPOINTS } from '#tests/support/attacks/endpoint-requests.ts';
import type { OpenApi } from '#tests/support/attacks/fuzz-requests.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let document: OpenApi & {
  openapi: string;
  info: { title: string; version: string };
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, { type: string }> };
};
beforeAll(async () => {
  world = await openWorld();
  document = (await world.inject({ method: 'GET', url: '/openapi.json' })).json();
});
afterAll(() => world.close());

test('the document is OpenAPI 3.1 with a title, a version and security schemes', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const schemes = Object.entries(document.components.securitySchemes);
  expect(schemes.map(([name]) => name)).toEqual(expect.arrayContaining(['customerToken', 'staffToken']));
  for (const [, { type }] of schemes) expect(type).toBe('http');
});

test.each(NAMED_ENDPOINTS)('%s stands in the document as the contract has it', (_name, endpoint) => {
  const { method, path, access, body, params, query, multipart } = endpoint;
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as
    | (OpenApi['paths'][string][string] & { security: object[]; summary: string })
    | undefined;
  if (!operation) throw new Error('missing');
  expect(operation.summary.length).toBeGreaterThan(5);
  expect(operation.security.length > 0).toBe(access !== 'public');
  expect(Object.keys(operation.responses).sort()).toEqual(['200', 'default']);
  if (!multipart) expect(operation.requestBody !== undefined).toBe(body !== undefined);
  const names = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  expect(names('path')).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect(names('path').length > 0).toBe(params !== undefined);
  expect(names('query').length > 0).toBe(query !== undefined);
});

test('the document has no operation that the contract does not have', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(operations).toHaveLength(NAMED_ENDPOINTS.length);
});

test('every reference in the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, target]) => target ?? '',
  );
  for (const target of new Set(references)) {
    const found = target
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect(found, target).toBeDefined();
  }
});

test('a page for people shows every endpoint, without script or inline style', async () => {
  const page = await world.inject({ method: 'GET', url: '/api-docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const [, { path }] of NAMED_ENDPOINTS) expect(page.body).toContain(path);
  expect(page.body).not.toMatch(/<script|style=/);
});
