/** One clear sentence for whatever kept the server from starting. */
import { ConfigProblem } from './config.ts';
import { isDatabaseUnavailable } from './db/driver/database-faults.ts';

/** `database`: what the person gave as its address; `undone`: what did not happen. */
export function startProblemSentence(
  error: unknown,
  env: Record<string, string | undefined>,
  { database = 'DATABASE_URL', undone = 'The server could not start' } = {},
): string {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof ConfigProblem) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${env.PORT ?? 3000} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${env.PORT ?? 3000}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${env.HOST ?? ''} is not an address of this machine.`;
  if (code === '28P01' || code === '28000')
    return `The database refused the user or password of ${database}.`;
  if (code === '3D000') return `The database named in ${database} does not exist.`;
  if (
    code === 'ENOTFOUND' ||
    code === 'EAI_AGAIN' ||
    isDatabaseUnavailable(error) ||
    error instanceof AggregateError
  ) {
    return `The database in ${database} cannot be reached. Is it running, and is the address right?`;
  }
  return `${undone}: ${message ?? String(error)}`;
}
