/** The one place where a problem becomes an HTTP answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type ErrorBody, type ErrorCode, HTTP_STATUS_OF, type PlumbingCode } from '#contract/errors.ts';
import { schemaProblem } from '#contract/problem-message.ts';
import { type FieldProblem, Refusal } from '#domain/shared/refusal.ts';
import { ERROR_MESSAGE } from '#words/en/errors.ts';
import { isDatabaseUnavailable } from '../db/driver/database-faults.ts';
import { PlumbingError } from './plumbing-error.ts';
import { sayFields, sayRefusal } from './refusal-text.ts';
import { ReplyMismatch } from './reply-writer.ts';

const RETRY_WHEN_UNAVAILABLE_SECONDS = 2;

/** What Fastify itself refuses, in our words. */
const FASTIFY_CODES: Readonly<Record<string, PlumbingCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};
const UNREADABLE_BODY = { fields: { body: 'This is not JSON that can be read.' } };

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, req, reply) => {
    if (error instanceof Refusal) return sendError(reply, error.code, sayRefusal(error));
    if (error instanceof z.core.$ZodError)
      return sendError(reply, 'invalid_input', sayFields(fieldsOf(error)));
    if (error instanceof PlumbingError) {
      return sendError(reply, error.code, {
        ...(error.fields ? { fields: { ...error.fields } } : {}),
        ...(error.retryAfterSeconds === null
          ? {}
          : { details: { retryAfterSeconds: error.retryAfterSeconds } }),
      });
    }
    if (isHangUp(error, req)) {
      req.log.info({ reqId: req.id }, 'the caller hung up');
      return sendError(reply, 'invalid_input', UNREADABLE_BODY);
    }
    if (isDiskFull(error)) {
      req.log.error({ reqId: req.id, err: error }, 'the disk is full');
      return sendError(reply, 'unavailable', {
        details: { retryAfterSeconds: RETRY_WHEN_UNAVAILABLE_SECONDS },
      });
    }
    if (isDatabaseUnavailable(error)) {
      req.log.warn({ reqId: req.id, err: error }, 'the database did not answer');
      return sendError(reply, 'unavailable', {
        details: { retryAfterSeconds: RETRY_WHEN_UNAVAILABLE_SECONDS },
      });
    }
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      const known = FASTIFY_CODES[code ?? ''];
      return known ? sendError(reply, known) : sendError(reply, 'invalid_input', UNREADABLE_BODY);
    }
    const err = error instanceof ReplyMismatch ? error.cause : error;
    req.log.error(
      { reqId: req.id, err },
      error instanceof ReplyMismatch ? error.message : 'unexpected error',
    );
    return sendError(reply, 'unexpected');
  });
}

/** The body ended before it was whole, and nobody is there to read the answer: the database has nothing to do with it. */
function isHangUp(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete && (error as { code?: unknown }).code === 'ECONNRESET';
}

function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** An address that cannot be decoded never reaches a route, nor the hooks that set our headers. */
export function refuseAddress(_error: Error, req: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': req.id,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  sendError(reply, 'invalid_input', { fields: { address: 'This address cannot be read.' } });
}

export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  { details = {}, ...more }: Omit<ErrorBody, 'code' | 'message'> = {},
): FastifyReply {
  const body: ErrorBody = {
    code,
    message: ERROR_MESSAGE[code],
    ...more,
    ...(Object.keys(details).length > 0 ? { details } : {}),
  };
  if (typeof details.retryAfterSeconds === 'number')
    reply.header('retry-after', Math.max(1, Math.ceil(details.retryAfterSeconds)));
  return reply.code(HTTP_STATUS_OF[code]).header('cache-control', 'no-store').send({ error: body });
}

/** One sentence a field; the first problem of a field wins. */
function fieldsOf(error: z.core.$ZodError): Record<string, FieldProblem> {
  // Without a prototype, so that a field called "constructor" is a field like any other.
  const fields: Record<string, FieldProblem> = Object.create(null);
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknown)
      fields[[...path, key.slice(0, 60)].join('.')] ??= 'This field is not known here.';
    if (unknown.length === 0) fields[path.join('.') || 'body'] ??= schemaProblem(issue);
  }
  return fields;
}
