import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type StickyActionProps = {
  children: ReactNode;
  /** Why the action is not open, or what it will do; stands above it. */
  note?: ReactNode;
  /** Set where the bottom bar is on screen, so that the action sits on top of it. */
  aboveBottomBar?: boolean;
};

/** Keeps the main action at the thumb on phones; on wide screens it stands at the end of the content. */
export function StickyAction({ children, note, aboveBottomBar = false }: StickyActionProps) {
  return (
    <div
      className={classNames(
        'sticky z-10 border-t border-line bg-paper px-safe pt-3 wide:static wide:border-0 wide:bg-transparent wide:px-0',
        aboveBottomBar ? 'bottom-above-bar' : 'bottom-0',
      )}
    >
      {note && <div className="pb-2 text-sm text-ink-soft empty:hidden">{note}</div>}
      <div className="flex gap-3 *:flex-1 wide:*:flex-none">{children}</div>
      <div className={classNames('h-3', !aboveBottomBar && 'pb-safe box-content')} />
    </div>
  );
}
