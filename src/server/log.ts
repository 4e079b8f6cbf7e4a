/** Structured logs. Personal data, codes and tokens never enter: only ids, routes, codes of errors and times. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

export function openLog(
  { logFormat, logLevel }: Pick<Config, 'logFormat' | 'logLevel'>,
  out: DestinationStream = process.stdout,
): Log {
  return pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      // Error texts of the database may quote values; the code and the place are enough to find the fault.
      serializers: { err: describeError },
    },
    logFormat === 'pretty' ? prettyLines(out) : out,
  );
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isFromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  return {
    type: error.name,
    ...(isFromDatabase ? {} : { message: error.message }),
    code,
    constraint,
    table,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
  };
}

function prettyLines(out: DestinationStream): DestinationStream {
  return {
    write(line: string) {
      const { time, level, msg, pid: _pid, ...rest } = JSON.parse(line) as Record<string, unknown>;
      const facts = Object.entries(rest).map(
        ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
      );
      const sign = Number(level) >= 50 ? '✗' : Number(level) >= 40 ? '!' : '·';
      out.write(`${String(time).slice(11, 19)} ${sign} ${msg ?? ''} ${facts.join(' ')}\n`);
    },
  };
}
