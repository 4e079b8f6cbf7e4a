import { Link } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useIsOnline } from '#web/platform/online.ts';
import { pathTo } from '#web/platform/paths.ts';
import { reviewTexts } from './review.texts.ts';

const texts = reviewTexts.waiting;

export type WaitingToSendProps = { onTryAgain: () => void; onTakeBack: () => void };

/** The request is complete and asked for; only the connection is missing. */
export function WaitingToSend({ onTryAgain, onTakeBack }: WaitingToSendProps) {
  const isOnline = useIsOnline();
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 px-safe py-12 text-center">
      <Icon name="clock" size="huge" className="text-warn" />
      <div role="status">
        <p className="text-lg font-bold">{texts.title}</p>
        <p className="mt-1 text-ink-soft">{texts.next}</p>
      </div>
      <div className="flex w-full flex-col gap-2">
        {isOnline && <Button onClick={onTryAgain}>{texts.tryNow}</Button>}
        <Button variant="secondary" onClick={onTakeBack}>
          {texts.change}
        </Button>
        <Link to={pathTo('quotes')} className={buttonClass({ variant: 'quiet' })}>
          {texts.toQueries}
        </Link>
      </div>
    </div>
  );
}
