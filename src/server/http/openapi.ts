/** The OpenAPI 3.1 document, generated from the contract, so that it cannot say anything else than the server does. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/all-endpoints.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { HTTP_STATUS_OF } from '#contract/errors.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Config } from '../config.ts';
import { documentationPage } from './documentation-page.ts';
import { assertOperator } from './operations-access.ts';

type JsonSchema = Record<string, unknown>;

const SECURITY: Record<Access, JsonSchema[]> = {
  public: [],
  customer: [{ customerToken: [] }],
  'customer-or-sign-up': [{ customerToken: [] }, {}],
  'customer-or-key': [{ customerToken: [] }, {}],
  staff: [{ staffToken: [] }],
  supplier: [{ supplierToken: [] }],
  mill: [{ millToken: [] }],
};

export function installOpenApi(app: FastifyInstance, config: Pick<Config, 'mode' | 'operationsToken'>): void {
  const document = openApiDocument();
  app.get('/openapi.json', async (req) => {
    assertOperator(req, config);
    return document;
  });
  if (config.mode === 'demo')
    app.get('/api-docs', async (_req, reply) =>
      reply.type('text/html; charset=utf-8').send(documentationPage(ENDPOINTS)),
    );
}

export function openApiDocument() {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND_NAME} API`,
      version: '1',
      description: 'Trailing slashes are optional on every path.',
    },
    paths,
    components: {
      securitySchemes: {
        customerToken: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in customer' },
        staffToken: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in member of staff' },
        supplierToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of a mill that opened its link',
        },
        millToken: { type: 'http', scheme: 'bearer', description: 'Token of a person of a mill' },
      },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

function operationOf(endpoint: Endpoint): JsonSchema {
  const { summary, access, body, reply, stream } = endpoint;
  const answer = schemaOf(reply, 'output');
  return {
    summary,
    security: SECURITY[access],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              schema: { type: 'string', minLength: 8, maxLength: 128 },
            },
          ]
        : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: stream
        ? { description: 'A stream of events', content: { 'text/event-stream': { schema: answer } } }
        : {
            description: 'Done',
            content: {
              'application/json': {
                schema: { type: 'object', required: ['data'], properties: { data: answer } },
              },
            },
          },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return json;
}

/** A reason as a code with its values; the sentence stands beside it. */
const PROBLEM_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string' }, params: { type: 'object' } },
};

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(HTTP_STATUS_OF) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        details: { type: 'object' },
        problem: PROBLEM_SCHEMA,
        fieldProblems: { type: 'object', additionalProperties: PROBLEM_SCHEMA },
      },
    },
  },
};
