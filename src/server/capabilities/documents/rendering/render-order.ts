/** What goes to a rendering thread and comes back. */
import type { DocumentFormat } from '#domain/documents/document-format.ts';
import type { Sheet } from '#domain/documents/sheet.ts';

export type RenderOrder = { sheet: Sheet; issuedAt: Date; voidWords: string | null; format: DocumentFormat };

export type RenderAnswer =
  | { kind: 'progress'; percent: number }
  | { kind: 'done'; content: Uint8Array }
  | { kind: 'failed'; reason: string };
