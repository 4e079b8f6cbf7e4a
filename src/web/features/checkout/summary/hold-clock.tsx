import { useEffect, useEffectEvent } from 'react';
import { holdText, lastDayHeld } from '#domain/orders/provisional-hold.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { useSecondsUntil } from '#web/widgets/one-time-code/use-countdown.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { usePaymentPolling } from '../use-payment-polling.ts';
import { isHeldForDays } from './hold-length.ts';

const { summary: texts } = checkoutTexts;
const SOON = 5 * 60;
/** The server's clock decides, so it is asked until it has; a phone whose clock is fast may wait for long. */
const ASK_AGAIN_MS = [2000, 5000, 15_000, 60_000] as const;

export type HoldClockProps = { heldUntil: string; onEnd: () => void };

/** How long price and stock are kept: to the second in the last hour, else to the day. */
export function HoldClock({ heldUntil, onEnd }: HoldClockProps) {
  const zone = useBuyerZone();
  const until = new Date(heldUntil);
  const seconds = useSecondsUntil(until.getTime());
  const ask = useEffectEvent(onEnd);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) ask();
  }, [isOver]);
  usePaymentPolling(isOver, onEnd, ASK_AGAIN_MS);
  const isSoon = seconds <= SOON;
  return (
    <div
      className={classNames(
        'mt-3 flex items-center gap-2 rounded-control px-3 py-2 text-sm',
        isSoon ? 'bg-warn-soft text-warn' : 'bg-info-soft text-info',
      )}
    >
      <Icon name="clock" />
      {isHeldForDays(heldUntil) ? (
        <p>
          {texts.heldUntilEnd}{' '}
          <b className="figures font-semibold whitespace-nowrap">
            {formatDay(lastDayHeld(until, zone), DETAIL_DATE_FORMAT)}
          </b>
          .
        </p>
      ) : (
        <p role="timer">
          {isOver ? (
            holdText(until, until)
          ) : (
            <>
              {texts.heldFor} <b className="figures font-semibold">{clockText(seconds)}</b>.
            </>
          )}
        </p>
      )}
      <p role="status" className="sr-only">
        {isSoon ? holdText(until, new Date(until.getTime() - spoken(seconds))) : ''}
      </p>
    </div>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Said at five minutes, at one, and at the end, not every second. */
function spoken(seconds: number): number {
  if (seconds > 60) return SOON * 1000;
  return seconds > 0 ? 60_000 : 0;
}
