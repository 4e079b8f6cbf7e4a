import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type PlainButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    children: ReactNode;
    /** Work is under way: the label gives way to a spinner, width and focus stay, presses are ignored. */
    busy?: boolean;
  };

/** A button of words alone; the sign-in page needs no icon in it. */
export function PlainButton({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: PlainButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being sent twice by Enter, which browsers report as a press of its button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
