import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type NewQuotesButtonProps = {
  /** Null while nothing waits. */
  label: string | null;
  /** Read out as it changes: what came, in words. */
  announcement: string;
  onShow: () => void;
  className?: string;
};

/** Floats above the list and takes no room in it, so that its coming moves nothing. */
export function NewQuotesButton({ label, announcement, onShow, className }: NewQuotesButtonProps) {
  return (
    <div
      className={classNames(
        'pointer-events-none sticky [overflow-anchor:none] top-[calc(4rem+env(safe-area-inset-top,0px))] z-5 flex h-0 items-start justify-end',
        className,
      )}
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {label !== null && (
        <button
          type="button"
          onClick={onShow}
          className="figures pointer-events-auto flex min-h-11 min-w-40 shrink-0 items-center gap-1 rounded-full bg-brand-600 px-4 text-sm font-semibold text-on-brand shadow-float hover:bg-brand-700"
        >
          <Icon name="chevron-up" size="small" />
          {label}
        </button>
      )}
    </div>
  );
}
