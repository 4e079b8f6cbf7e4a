/** The contract as a page to read: one fold-out per endpoint. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { escapeHtml, plainPage } from './html.ts';

export function documentationPage(endpoints: readonly Endpoint[]): string {
  const intro =
    '<p>Generated from the contract. The same as <a href="/openapi.json">/openapi.json</a>, for people.</p>';
  return plainPage(`${BRAND_NAME} API`, intro + endpoints.map(section).join(''));
}

function section({ method, path, access, summary, params, query, body, reply }: Endpoint): string {
  const schemas = [
    ['Path', params],
    ['Query', query],
    ['Body', body],
    ['Reply (in "data")', reply],
  ] as const;
  const shown = schemas.map(([title, schema]) => (schema ? schemaBlock(title, schema) : '')).join('');
  return `<details><summary><code>${method} ${escapeHtml(path)}</code> <span class="chip">${access}</span><br>${escapeHtml(summary)}</summary>${shown}</details>`;
}

function schemaBlock(title: string, schema: z.ZodMiniType): string {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return `<h2>${escapeHtml(title)}</h2><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre>`;
}
