import { Refusal } from './refusal.ts';

/** A life cycle as plain data: for each state, where it may go and who may move it there. */
export type Lifecycle<State extends string, Actor extends string> = {
  readonly start: State;
  readonly moves: { readonly [From in State]: { readonly [To in State]?: readonly Actor[] } };
};

export function nextStates<S extends string, A extends string>(
  cycle: Lifecycle<S, A>,
  from: S,
  actor: A,
): S[] {
  const targets = Object.entries(cycle.moves[from]) as [S, readonly A[]][];
  return targets.filter(([, actors]) => actors.includes(actor)).map(([to]) => to);
}

export function assertMove<S extends string, A extends string>(
  cycle: Lifecycle<S, A>,
  from: S,
  to: S,
  actor: A,
): void {
  if (!nextStates(cycle, from, actor).includes(to)) {
    throw new Refusal('illegal_transition', { from, to, actor });
  }
}

/** From where an actor may move to a state: for changing many rows with one statement. */
export function statesBefore<S extends string, A extends string>(
  cycle: Lifecycle<S, A>,
  to: S,
  actor: A,
): S[] {
  return (Object.keys(cycle.moves) as S[]).filter((from) => nextStates(cycle, from, actor).includes(to));
}
