import type { Dispatch, SetStateAction } from 'react';

/** The controls of a form whose values are one object: each gets its value, its problem and where to write. */
export function textFields<Values extends object>(
  values: Values,
  setValues: Dispatch<SetStateAction<Values>>,
  problems: Readonly<Record<string, string>>,
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [name]: target.value })),
  });
}
