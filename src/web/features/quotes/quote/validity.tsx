import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import { EXPIRED, expiryText, isExpired } from '#domain/quotes/expiry.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useNow } from '#web/platform/use-now.ts';
import { QUOTES_KEY } from '#web/widgets/requests/quotes.queries.ts';
import { quoteTexts } from './quote.texts.ts';

const HURRY_MS = 48 * 60 * 60 * 1000;
const LAST_HOUR_MS = 60 * 60 * 1000;

type Valid = Pick<Quote, 'validTill' | 'zone' | 'expiresAt' | 'isExpired' | 'number'>;

/** How long the price holds, counting down; what is urgent is also said aloud, once. */
export function Validity({ quote }: { quote: Valid }) {
  const now = useNow();
  const client = useQueryClient();
  const left = new Date(quote.expiresAt).getTime() - now.getTime();
  const isOver = quote.isExpired || isExpired(quote, now);
  const hasJustEnded = isOver && !quote.isExpired;
  useEffect(() => {
    // What may still be done with it is for the server to say.
    if (hasJustEnded) void client.invalidateQueries({ queryKey: [QUOTES_KEY] });
  }, [hasJustEnded, client]);
  return (
    <span className={classNames(isOver ? 'text-bad' : left < HURRY_MS ? 'text-warn' : 'text-ink-soft')}>
      <Icon name="clock" size="small" className="mr-1 align-[-0.15em]" />
      {isOver ? EXPIRED : expiryText(quote, now)}
      <span className="sr-only" aria-live="polite">
        {spoken(quote.number, isOver, left)}
      </span>
    </span>
  );
}

/** Changes only at the two moments worth interrupting for, so it is read only then. */
function spoken(number: string, isOver: boolean, left: number): string {
  if (isOver) return quoteTexts.validity.expired(number);
  return left < LAST_HOUR_MS ? quoteTexts.validity.lastHour(number) : '';
}
