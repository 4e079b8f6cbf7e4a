import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  help?: string;
  error?: string | undefined;
};

/** The whole line is the target, not only the box. */
export function Checkbox({ label, help, error, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const words = error ?? help;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-base text-ink">
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={words ? `${id}-words` : undefined}
            className="peer size-5 appearance-none rounded-[5px] border border-line-strong bg-paper checked:border-brand-600 checked:bg-brand-600 disabled:bg-line aria-invalid:border-bad"
          />
          <Icon
            name="check"
            size="small"
            className="pointer-events-none absolute top-0.5 left-0.5 text-on-brand opacity-0 [stroke-width:3] peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {words && (
        <p
          id={`${id}-words`}
          className={error ? '-mt-1.5 pb-2 pl-8 text-sm text-bad' : '-mt-1.5 pb-2 pl-8 text-sm text-ink-soft'}
        >
          {words}
        </p>
      )}
    </div>
  );
}
