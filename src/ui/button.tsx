import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';

type Decoration = ButtonLook & { icon?: IconName; children: ReactNode };

export type ButtonProps = Decoration &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Work is under way: the label gives way to a spinner, width and focus stay, presses are ignored. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
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
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = Decoration & Omit<ComponentProps<'a'>, 'children'> & { href: string };

/** A plain link that looks like a button; links inside the app take buttonClass() on the router's own link. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
