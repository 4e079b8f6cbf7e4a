import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';

export type TopBarProps = {
  title: ReactNode;
  /** Shows the back arrow. */
  onBack?: (() => void) | undefined;
  backLabel?: string;
  /** At most two icon buttons at the far end. */
  actions?: ReactNode;
};

/** Title of the screen with the way back; stays in sight while the content scrolls. */
export function TopBar({ title, onBack, backLabel = uiTexts.back, actions }: TopBarProps) {
  return (
    <header className="pt-safe sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-14 max-w-page items-center gap-1 px-2">
        {onBack && (
          <button
            type="button"
            onClick={onBack}
            aria-label={backLabel}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ground"
          >
            <Icon name="back" size="large" />
          </button>
        )}
        <h1 className="min-w-0 flex-1 truncate px-2 text-lg font-bold text-ink">{title}</h1>
        {actions}
      </div>
    </header>
  );
}
