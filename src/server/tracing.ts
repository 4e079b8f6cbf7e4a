/**
 * Calls and jobs as OpenTelemetry spans, and what fails in them. Whoever runs the server brings the SDK of their choice
 * with `node --import`; without one, the interface records nothing.
 */
import { type Attributes, context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Passes on to the SDK from the moment there is one. */
const tracer = trace.getTracer('selvedge');

/** One span a call, named by the route's pattern: ids, numbers and keys stay out of it. */
export function installTracing(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, { span: Span; error?: Error }>();
  app.addHook('onRequest', (req, _reply, done) => {
    const { method, id } = req;
    const route = req.routeOptions.url ?? 'other';
    const attributes = { 'http.request.method': method, 'http.route': route, 'selvedge.request_id': id };
    // A trace begins here: a stranger's headers must not decide what is recorded.
    const span = tracer.startSpan(`${method} ${route}`, { attributes, root: true });
    open.set(req, { span });
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onError', (req, _reply, error, done) => {
    const call = open.get(req);
    if (call) call.error = error;
    done();
  });
  app.addHook('onResponse', (req, reply, done) => {
    const call = open.get(req);
    call?.span.setAttribute('http.response.status_code', reply.statusCode);
    if (call && reply.statusCode >= 500) fail(call.span, call.error);
    call?.span.end();
    done();
  });
}

export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Messages of gateways and of the database may quote a person: the kind of an error and where it came from are enough. */
function fail(span: Span, error: unknown): void {
  if (error instanceof Error) {
    const { name, stack = '', code } = error as Error & { code?: string };
    const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
    span.recordException({ name, message: code ?? name, stack: frames.join('\n') });
  }
  span.setStatus({ code: SpanStatusCode.ERROR });
}
