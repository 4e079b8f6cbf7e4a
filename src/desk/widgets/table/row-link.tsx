import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

const LOOK = 'inline-flex min-h-6 items-center text-left font-semibold text-brand-700 hover:underline';

export type RowLinkProps = {
  to: string;
  /** A name of many words may take several lines; a number never does. */
  wraps?: boolean;
  children: ReactNode;
};

/** The one link of a row; the arrow keys lead from one to the next. */
export function RowLink({ to, wraps = false, children }: RowLinkProps) {
  return (
    <Link to={to} data-row-link="" className={classNames(LOOK, !wraps && 'whitespace-nowrap')}>
      {children}
    </Link>
  );
}

export type RowButtonProps = { onClick: () => void; wraps?: boolean; children: ReactNode };

/** Where a row opens in place, in a sheet. */
export function RowButton({ onClick, wraps = false, children }: RowButtonProps) {
  return (
    <button
      type="button"
      data-row-link=""
      onClick={onClick}
      className={classNames(LOOK, !wraps && 'whitespace-nowrap')}
    >
      {children}
    </button>
  );
}
