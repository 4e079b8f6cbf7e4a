/** An OpenTelemetry SDK as small as can be: spans end up in a list, the active one follows the call. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  type ContextManager,
  context,
  type Exception,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  type SpanStatus,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

export type RecordedSpan = {
  name: string;
  parent: string | null;
  attributes: Attributes;
  errors: Exception[];
  hasFailed: boolean;
  hasEnded: boolean;
};

/** `end` gives the process back to the interface that records nothing. */
export function recordSpans(): { spans: RecordedSpan[]; end: () => void } {
  const spans: RecordedSpan[] = [];
  const active = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => active.getStore() ?? ROOT_CONTEXT,
    with: (within, work, self, ...args) => active.run(within, () => work.call(self as never, ...args)),
    bind: (_within, target) => target,
    enable: () => manager,
    disable: () => manager,
  };
  context.setGlobalContextManager(manager);
  trace.setGlobalTracerProvider({ getTracer: () => tracerInto(spans) });
  const end = () => {
    trace.disable();
    context.disable();
  };
  return { spans, end };
}

const RECORD = Symbol('record');

function tracerInto(spans: RecordedSpan[]): Tracer {
  const startSpan = (name: string, options: SpanOptions = {}, within = context.active()): Span => {
    const around = trace.getSpan(within) as (Span & { [RECORD]?: RecordedSpan }) | undefined;
    const record: RecordedSpan = {
      name,
      parent: around?.[RECORD]?.name ?? null,
      attributes: { ...options.attributes },
      errors: [],
      hasFailed: false,
      hasEnded: false,
    };
    spans.push(record);
    return spanOf(record);
  };
  const startActiveSpan = (name: string, options: SpanOptions, work: (span: Span) => unknown) => {
    const span = startSpan(name, options);
    return context.with(trace.setSpan(context.active(), span), () => work(span));
  };
  return { startSpan, startActiveSpan: startActiveSpan as Tracer['startActiveSpan'] };
}

function spanOf(record: RecordedSpan): Span {
  const span = {
    [RECORD]: record,
    spanContext: () => ({ traceId: '0'.repeat(32), spanId: '0'.repeat(16), traceFlags: 1 }),
    setAttribute: (name: string, value: never) => {
      record.attributes[name] = value;
      return span;
    },
    recordException: (error: Exception) => void record.errors.push(error),
    setStatus: ({ code }: SpanStatus) => {
      record.hasFailed = code === SpanStatusCode.ERROR;
      return span;
    },
    end: () => {
      record.hasEnded = true;
    },
  } as unknown as Span;
  return span;
}
