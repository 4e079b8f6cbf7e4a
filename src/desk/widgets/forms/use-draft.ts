/** What was typed into a form survives Escape and leaving, until it is sent or discarded; nothing of it is stored. */
import { type Dispatch, type SetStateAction, useState } from 'react';
import { currentSession } from '#desk/platform/session.ts';

const kept = new Map<string, unknown>();

export type Draft = {
  /** What the form shows was typed before it was opened this time. */
  isRestored: boolean;
  /** It was sent, or is not wanted any more. */
  discard: () => void;
};

/** Like useState; `name` says which form of which record it is. */
export function useDraft<Values>(
  name: string,
  first: Values | (() => Values),
): [Values, Dispatch<SetStateAction<Values>>, Draft] {
  // Whoever signs in next on this computer begins with empty forms.
  const key = `${currentSession()?.staffId ?? ''} ${name}`;
  const fresh = () => (first instanceof Function ? first() : first);
  const [values, setValues] = useState<Values>(() => (kept.has(key) ? (kept.get(key) as Values) : fresh()));
  const [isRestored, setRestored] = useState(() => kept.has(key));
  const keep: Dispatch<SetStateAction<Values>> = (change) =>
    setValues((now) => {
      const next = change instanceof Function ? change(now) : change;
      kept.set(key, next);
      return next;
    });
  const discard = () => {
    kept.delete(key);
    setRestored(false);
    setValues(fresh());
  };
  return [values, keep, { isRestored, discard }];
}
