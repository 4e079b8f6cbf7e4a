import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

export type CollapsibleProps = { title: ReactNode; startsOpen?: boolean; children: ReactNode };

/** What not everybody needs, one tap away. */
export function Collapsible({ title, startsOpen = false, children }: CollapsibleProps) {
  return (
    <details open={startsOpen} className="group rounded-card border border-line bg-paper px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-bold">
        <span>{title}</span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line pt-3 pb-4">{children}</div>
    </details>
  );
}
