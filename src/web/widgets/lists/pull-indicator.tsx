import { Spinner } from '#ui/feedback/spinner.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import type { Pull } from './use-pull-to-refresh.ts';

/** Follows the finger while the page is pulled down, and turns while the list is read. */
export function PullIndicator({ indicator, isRefreshing }: Pull) {
  return (
    <div className="relative z-10 h-0 wide:hidden">
      <div
        ref={indicator}
        aria-hidden={!isRefreshing}
        className={classNames(
          'pointer-events-none absolute inset-x-0 -top-11 mx-auto grid size-10 place-items-center rounded-full bg-paper text-brand-700 shadow-float',
          isRefreshing ? 'translate-y-14! opacity-100!' : 'opacity-0',
        )}
      >
        {isRefreshing ? <Spinner size="small" /> : <Icon name="refresh" />}
      </div>
    </div>
  );
}
