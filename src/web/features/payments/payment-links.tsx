import { useQuery } from '@tanstack/react-query';
import { endPaymentLink } from '#contract/customer/payments.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { PAYMENTS_KEY, paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { paymentsTexts } from './payments.texts.ts';

const { links: texts } = paymentsTexts;

/** Links by which someone else can pay, as long as they work; each can be taken back. */
export function PaymentLinks() {
  const { data: links = [] } = useQuery(paymentsQueries.links());
  const zone = useBuyerZone();
  const end = useWrite(
    [PAYMENTS_KEY],
    (_key, linkId: string) => call(endPaymentLink, { params: { linkId } }),
    () => showToast(texts.ended, { kind: 'good' }),
  );
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="payment-links" className="mt-3 rounded-card border border-line bg-paper p-4">
      <h2 id="payment-links" className="font-bold">
        {texts.title}
      </h2>
      <p className="text-sm text-ink-soft">{texts.text}</p>
      <FormError error={end.error} words={errorMessage} />
      <ul className="divide-y divide-line pt-1">
        {links.map(({ linkId, orderNumber, expiresAt }) => (
          <li key={linkId} className="flex items-center justify-between gap-3 py-2">
            <p className="figures min-w-0 text-sm">
              <span className="block font-semibold">{orderNumber}</span>
              <span className="text-ink-soft">{texts.expires(formatMoment(expiresAt, zone))}</span>
            </p>
            <Button
              variant="quiet"
              size="small"
              className="shrink-0"
              aria-label={texts.endOf(orderNumber)}
              busy={end.isRunning}
              onClick={() => void end.run(linkId)}
            >
              {texts.end}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
