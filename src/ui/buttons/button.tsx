import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

export type ButtonProps = PlainButtonProps & { icon?: IconName };

export function Button({ icon, children, ...rest }: ButtonProps) {
  return (
    <PlainButton {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </PlainButton>
  );
}

export type ButtonLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'children'> & { href: string; icon?: IconName; children: ReactNode };

/** A plain link that looks like a button; links inside the app take buttonClass() on the router's own link. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
