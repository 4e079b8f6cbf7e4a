import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const LOOK =
  'inline-flex min-h-6 items-center text-left whitespace-nowrap font-semibold text-brand-700 hover:underline';

/** The one link of a row; the arrow keys lead from one to the next. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} data-row-link="" className={LOOK}>
      {children}
    </Link>
  );
}

/** Where a row opens in place, in a sheet. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" data-row-link="" onClick={onClick} className={LOOK}>
      {children}
    </button>
  );
}
