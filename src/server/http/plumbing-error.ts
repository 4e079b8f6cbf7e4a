import type { PlumbingCode } from '#contract/errors.ts';

/** A "no" of the plumbing itself, before any business rule is asked. */
export class PlumbingError extends Error {
  readonly code: PlumbingCode;
  readonly retryAfterSeconds: number | null;
  readonly fields: Readonly<Record<string, string>> | null;

  constructor(
    code: PlumbingCode,
    about: { retryAfterSeconds?: number; fields?: Record<string, string> } = {},
  ) {
    super(code);
    this.name = 'PlumbingError';
    this.code = code;
    this.retryAfterSeconds = about.retryAfterSeconds ?? null;
    this.fields = about.fields ?? null;
  }
}
