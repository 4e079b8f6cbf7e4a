import { useState } from 'react';
import { quoteLogisticCost } from '#contract/customer/order-prices.ts';
import type { Reply } from '#contract/endpoint.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { moneyOf, rateOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { Section } from '#web/widgets/section.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

const { freight: texts } = catalogueTexts;
type Freight = Reply<typeof quoteLogisticCost>;
type Asked = { quantity: string; place: string };

/** What it costs to have the fabric brought, before anything is ordered. */
export function FreightCheck({ quality: { fabId, rate, isStale, minimum } }: { quality: Quality }) {
  const [found, setFound] = useState<Freight | null>(null);
  const unit = rate?.unit ?? 'metre';
  const isInIndia = rate?.price.currency === 'INR';
  const form = useForm<Asked>({
    initial: { quantity: minimum ? String(Number(minimum.thousandths) / 1000) : '', place: '' },
    check: ({ quantity, place }) => ({
      ...(quantity.trim() === '' ? { quantity: texts.quantityMissing } : {}),
      ...(place.trim() === '' ? { place: isInIndia ? texts.pincodeMissing : texts.portMissing } : {}),
    }),
    send: async ({ quantity, place }) => {
      const to = isInIndia ? { pincode: place } : { port: place };
      setFound(await call(quoteLogisticCost, { body: { fabId, quantity, unit, ...to } }));
    },
    onChange: () => setFound(null),
    wireNames: { pincode: 'place', port: 'place' },
  });
  if (rate === null || isStale) return null;
  return (
    <Section title={texts.title}>
      <form ref={form.ref} noValidate onSubmit={form.submit}>
        <FormError error={form.error} words={errorMessage} />
        <div className="grid grid-cols-2 gap-x-3">
          <Field
            {...form.text('quantity')}
            kind="decimal"
            label={texts.quantity}
            suffix={LENGTH_UNIT_SYMBOL[unit]}
          />
          {isInIndia ? (
            <Field {...form.text('place')} kind="whole-number" label={texts.pincode} maxLength={6} />
          ) : (
            <Field {...form.text('place')} label={texts.port} maxLength={80} />
          )}
        </div>
        <Button type="submit" variant="secondary" size="small" busy={form.isSending}>
          {texts.check}
        </Button>
        <FoundFreight found={found} />
      </form>
    </Section>
  );
}

function FoundFreight({ found }: { found: Freight | null }) {
  const reader = useBuyerUnit();
  const { cost, perUnit, message } = found ?? {};
  return (
    <div role="status" className="figures pt-2 text-sm empty:hidden">
      {cost && perUnit && (
        <p className="font-semibold">
          {texts.cost(formatMoney(moneyOf(cost)), formatRateFor(rateOf(perUnit), reader))}
        </p>
      )}
      {message && <p className="text-ink-soft">{message}</p>}
    </div>
  );
}
