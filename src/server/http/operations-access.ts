/** What only those who run the marketplace may read: in production mode behind a token of its own. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSameHash } from '../secrets/app-secrets.ts';
import { hashToken } from '../secrets/token.ts';
import { PlumbingError } from './plumbing-error.ts';

export function assertOperator(
  req: FastifyRequest,
  { mode, operationsToken }: Pick<Config, 'mode' | 'operationsToken'>,
): void {
  if (mode !== 'production') return;
  const given = /^Bearer (\S{1,500})$/i.exec(req.headers.authorization ?? '')?.[1];
  const isRight = operationsToken && given && isSameHash(hashToken(given), hashToken(operationsToken));
  // As if it were not there.
  if (!isRight) throw new PlumbingError('route_not_found');
}
