import type { ComponentProps } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> & {
  /** What it turns on; said by screen readers, because in a table the words stand in the row and the head. */
  label: string;
};

/** On or off at once, without a save button; the thumb moves, so colour is not the only sign. */
export function Switch({ label, checked = false, ...input }: SwitchProps) {
  return (
    <span className="relative inline-grid size-11 shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        className="peer absolute inset-0 size-11 cursor-pointer appearance-none rounded-control disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none h-6 w-10 rounded-full bg-line-strong p-0.5 transition-colors peer-checked:bg-brand-600 peer-disabled:opacity-50',
          'peer-checked:*:translate-x-4',
        )}
      >
        <span className="block size-5 rounded-full bg-paper transition-transform" />
      </span>
    </span>
  );
}
