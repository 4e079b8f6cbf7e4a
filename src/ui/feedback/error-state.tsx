import { PlainButton } from '#ui/buttons/plain-button.tsx';
import { BasicIcon } from '#ui/icons/basic-icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';

export type ErrorStateProps = {
  title?: string;
  /** What happened and what to do, where we know it. */
  detail?: string;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
};

export function ErrorState({
  title = uiTexts.wrong,
  detail,
  onRetry,
  retryLabel = uiTexts.tryAgain,
  busy = false,
}: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-bad-soft text-bad">
        <BasicIcon name="warning" size="large" />
      </span>
      <p className="text-lg font-semibold text-ink">{title}</p>
      {detail && <p className="text-base text-ink-soft">{detail}</p>}
      {onRetry && (
        <PlainButton variant="secondary" busy={busy} onClick={onRetry}>
          <BasicIcon name="refresh" />
          {retryLabel}
        </PlainButton>
      )}
    </div>
  );
}
