import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type TextLinkProps = { to: string; className?: string; children: ReactNode };

/** A link that stands alone, tall enough to be hit. */
export function TextLink({ to, className, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={classNames('inline-flex min-h-6 text-sm text-brand-700 hover:underline', className)}
    >
      {children}
    </Link>
  );
}
