/** What was typed into a form survives Escape and leaving, until it is sent or discarded; nothing of it is stored. */
import { type Dispatch, type SetStateAction, useState } from 'react';
import { currentSession } from '#desk/platform/session.ts';

type Kept = { values: unknown; readAt: unknown };
const kept = new Map<string, Kept>();

export type Draft<Stored = unknown> = {
  /** What the form shows was typed before it was opened this time. */
  isRestored: boolean;
  /** It was sent, or is not wanted any more. */
  discard: () => void;
  /** For the end of a form that was sent. */
  discardThen: (next: () => void) => () => void;
  /** What the form was filled from; the change carries it, and the server refuses what has moved on. */
  readAt: Stored;
  /** A colleague has changed it since. */
  isOutdated: boolean;
  /** Fills the form from what holds now. */
  reload: () => void;
};

export type DraftOptions<Values, Stored> = {
  /** What the form changes, as it is now. */
  stored?: Stored;
  /** What a reload keeps of what was typed; nothing, unless it says so. */
  refill?: (typed: Values) => Values;
};

/** Like useState; `name` says which form of which record it is. */
export function useDraft<Values, Stored = undefined>(
  name: string,
  first: Values | (() => Values),
  { stored, refill }: DraftOptions<Values, Stored> = {},
): [Values, Dispatch<SetStateAction<Values>>, Draft<Stored>] {
  // Whoever signs in next on this computer begins with empty forms.
  const key = `${currentSession()?.staffId ?? ''} ${name}`;
  type State = { values: Values; readAt: Stored };
  const fresh = (): State => ({
    values: first instanceof Function ? first() : first,
    readAt: stored as Stored,
  });
  const [state, setState] = useState<State>(() => (kept.get(key) as State | undefined) ?? fresh());
  const [isRestored, setRestored] = useState(() => kept.has(key));
  const keep = (change: (now: State) => State) =>
    setState((now) => {
      const next = change(now);
      kept.set(key, next);
      return next;
    });
  const discard = () => {
    kept.delete(key);
    setRestored(false);
    setState(fresh());
  };
  return [
    state.values,
    (change) =>
      keep(({ values, readAt }) => ({
        values: change instanceof Function ? change(values) : change,
        readAt,
      })),
    {
      isRestored,
      discard,
      discardThen: (next) => () => {
        discard();
        next();
      },
      readAt: state.readAt,
      isOutdated: JSON.stringify(state.readAt) !== JSON.stringify(stored),
      reload: refill
        ? () => keep(({ values }) => ({ values: refill(values), readAt: stored as Stored }))
        : discard,
    },
  ];
}
