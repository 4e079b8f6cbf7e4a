import { Link } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { useIsOnline } from '#web/platform/online.ts';
import { pathTo } from '#web/platform/paths.ts';

export type WaitingToSendProps = { onTryAgain: () => void; onTakeBack: () => void };

/** The request is complete and asked for; only the connection is missing. */
export function WaitingToSend({ onTryAgain, onTakeBack }: WaitingToSendProps) {
  const isOnline = useIsOnline();
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 px-safe py-12 text-center">
      <Icon name="clock" size="huge" className="text-warn" />
      <div role="status">
        <p className="text-lg font-bold">Kept on this phone, not sent yet</p>
        <p className="mt-1 text-ink-soft">
          We send it to suppliers by itself, once, as soon as you are online. You may close the app until
          then.
        </p>
      </div>
      <div className="flex w-full flex-col gap-2">
        {isOnline && <Button onClick={onTryAgain}>Try now</Button>}
        <Button variant="secondary" onClick={onTakeBack}>
          Change something first
        </Button>
        <Link to={pathTo('quotes')} className={buttonClass({ variant: 'quiet' })}>
          Go to my queries
        </Link>
      </div>
    </div>
  );
}
