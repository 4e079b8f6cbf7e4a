/** One form: what is typed, what needs another look, and what became of sending it. */
import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { focusFirst } from '#ui/fields/focus-first.ts';
import { useTask } from '#web/platform/use-task.ts';
import { StepUpCancelled } from '../step-up/step-up-cancelled.ts';

export type Problems<Values> = { [Field in keyof Values]?: string | undefined };

export type FormOptions<Values> = {
  initial: Values;
  /** By the domain's own rules: one sentence a field. */
  check: (values: Values) => Problems<Values>;
  send: (values: Values) => Promise<unknown>;
  /** Fields that the wire calls otherwise. */
  wireNames?: Readonly<Record<string, keyof Values & string>>;
  onChange?: (values: Values) => void;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

export function useForm<Values extends object>({
  initial,
  check,
  send,
  wireNames,
  onChange,
}: FormOptions<Values>) {
  type Name = keyof Values & string;
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  const [problems, setProblems] = useState<Problems<Values>>({});

  const show = (found: Problems<Values>) => {
    setProblems(found);
    focusFirst(ref.current, found);
  };
  const task = useTask(async (typed: Values) => {
    try {
      await send(typed);
    } catch (error) {
      const problems = fieldsOf<Values>(error, typed, wireNames);
      if (problems) show(problems);
      else if (!(error instanceof StepUpCancelled)) throw error;
    }
  });
  /** Several at once; a function sees what is typed now, also after a wait. */
  const fill = (given: Partial<Values> | ((now: Values) => Partial<Values>)) => {
    const change = typeof given === 'function' ? given(latest.current) : given;
    const last = latest.current;
    latest.current = { ...last, ...change };
    setValues(latest.current);
    const [before, now] = [check(last), check(latest.current)];
    setProblems((shown) => stillTrue(without(shown, Object.keys(change)), before, now));
    task.clearError();
    onChange?.(latest.current);
  };
  const set = (name: Name, value: unknown) => fill({ [name]: value } as unknown as Partial<Values>);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    task.clearError();
    const found = check(values);
    show(found);
    if (!hasProblem(found)) void task.run(values);
  };
  /** A field left with something in it says at once what is wrong with it. */
  const leave = (name: Name) => {
    if (values[name] !== '') setProblems((before) => ({ ...before, [name]: check(values)[name] }));
  };
  const bound = (name: Name) => ({ name, error: problems[name] });
  return {
    ref,
    values,
    problems,
    fill,
    /** A problem found later, such as by a look-up; the focus stays where it is. */
    flag: (name: Name, problem: string) => setProblems((before) => ({ ...before, [name]: problem })),
    submit,
    error: task.error,
    isSending: task.isRunning,
    text: (name: Name) => ({
      ...bound(name),
      value: values[name] as string,
      onChange: (event: Typed) => set(name, event.target.value),
      onBlur: () => leave(name),
    }),
    choice: (name: Name) => ({
      ...bound(name),
      value: values[name] as string,
      onChange: (value: string) => set(name, value),
    }),
    tick: (name: Name) => ({
      ...bound(name),
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked),
    }),
  };
}

/** What the server says about single fields, or null when it speaks of the whole. */
function fieldsOf<Values extends object>(
  error: unknown,
  values: Values,
  wireNames: Readonly<Record<string, string>> = {},
): Problems<Values> | null {
  if (!(error instanceof ApiError) || !error.body.fields) return null;
  const problems = Object.entries(error.body.fields).map(([wire, words]) => [wireNames[wire] ?? wire, words]);
  const known = problems.filter(([name]) => Object.hasOwn(values, String(name)));
  return known.length > 0 ? (Object.fromEntries(known) as Problems<Values>) : null;
}

/** One field may put another right: what the rules no longer say is gone. What the server said stays until it is typed over. */
function stillTrue<Values>(
  shown: Problems<Values>,
  before: Problems<Values>,
  now: Problems<Values>,
): Problems<Values> {
  const remaining = Object.entries(shown).flatMap(([name, problem]) => {
    const field = name as keyof Values;
    if (problem !== before[field]) return [[name, problem]];
    return now[field] === undefined ? [] : [[name, now[field]]];
  });
  return Object.fromEntries(remaining) as Problems<Values>;
}

function hasProblem(found: object): boolean {
  return Object.values(found).some((problem) => problem !== undefined);
}

function without<Values>(problems: Problems<Values>, names: readonly string[]): Problems<Values> {
  const remaining = Object.entries(problems).filter(([name]) => !names.includes(name));
  return Object.fromEntries(remaining) as Problems<Values>;
}
