/** Of what the server allows now, what the reader's roles include; a move without a call is everybody's. */
import type { Endpoint } from '#contract/endpoint.ts';
import { useMayAll } from './use-may.ts';

export function useOwnMoves<Move extends string>(
  calls: Readonly<Partial<Record<Move, Pick<Endpoint, 'access' | 'companyRoles'>>>>,
): (allowedMoves: readonly Move[]) => Move[] {
  const may = useMayAll();
  return (allowedMoves) =>
    allowedMoves.filter((move) => {
      const called = calls[move];
      return called === undefined || may(called);
    });
}
