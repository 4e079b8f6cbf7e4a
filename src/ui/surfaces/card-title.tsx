import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type CardTitleProps = { id: string; title: string; aside?: ReactNode; className?: string };

/** The name of a part on its own paper, and what belongs to it at the other end of the line. */
export function CardTitle({ id, title, aside, className }: CardTitleProps) {
  return (
    <div className={classNames('flex items-center justify-between gap-x-3', className)}>
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      {aside}
    </div>
  );
}
