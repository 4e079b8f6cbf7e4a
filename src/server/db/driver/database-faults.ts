/** What went wrong between us and the database, as far as it is not the fault of a query. */

/** The node became a replica: it refuses every change, and nothing of the transaction happened. */
const READ_ONLY = '25006';
/** The server ends the connection, has crashed, or is not up yet; or the line was cut. */
const LOST_CODES = /^(08|57P0[1-35])/;
const LOST_LINE = new Set(['ECONNRESET', 'EPIPE']);
const LOST_MESSAGES =
  /^Connection terminated unexpectedly|^Client (has encountered a connection error|was closed)/;

/** The database is away, too slow, or takes no changes: the caller may try again soon, nothing is broken in the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (/^(08|53|57P0)/.test(code) || UNAVAILABLE.has(code))) return true;
  // The socket file of a database on this machine; a missing file of a customer is another matter.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message);
}

export function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown }).code === READ_ONLY;
}

/** A connection that worked is gone; one that could not be opened is not lost. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  if (syscall === 'connect') return false;
  if (typeof code === 'string' && (LOST_CODES.test(code) || LOST_LINE.has(code))) return true;
  return typeof message === 'string' && LOST_MESSAGES.test(message);
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57014',
  '55P03',
  READ_ONLY,
]);
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|^Client (has encountered a connection error|was closed)/;
