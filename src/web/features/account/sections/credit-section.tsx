import { useQuery } from '@tanstack/react-query';
import { chooseCreditPeriod, type readCreditPeriod } from '#contract/customer/preferences.ts';
import type { Reply } from '#contract/endpoint.ts';
import { type CreditPeriodDays, isCreditPeriod } from '#domain/account/choices/credit-period.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Money } from '#ui/figures/money.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { creditPeriodLabel } from '#words/page/account.ts';
import { accountQueries } from '../account.queries.ts';
import { Loaded } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { creditCostText } from './credit-text.ts';
import { preferencesTexts } from './preferences.texts.ts';

const TEXTS = preferencesTexts.credit;

type Terms = Reply<typeof readCreditPeriod>;

export function CreditSection() {
  const query = useQuery(accountQueries.creditPeriod());
  return (
    <Loaded query={query}>
      {(terms) => (
        <div className="flex flex-col gap-4">
          <CreditLimit limit={terms.limit} />
          <CreditForm key={terms.creditDays} terms={terms} />
        </div>
      )}
    </Loaded>
  );
}

function CreditLimit({ limit: { minor, currency } }: Pick<Terms, 'limit'>) {
  const amount = { minor: BigInt(minor), currency };
  return (
    <PartCard>
      <p className="text-sm text-ink-soft">{TEXTS.limit}</p>
      {amount.minor > 0n ? (
        <p className="text-xl font-bold">
          <Money text={formatMoney(amount)} />
        </p>
      ) : (
        <p className="font-semibold">{TEXTS.noLimit}</p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{TEXTS.limitHelp}</p>
    </PartCard>
  );
}

function CreditForm({ terms: { creditDays, choices } }: { terms: Terms }) {
  const { change, stepUp } = useAccountChange('preferences');
  const form = useForm({
    initial: { creditDays: String(creditDays) },
    check: ({ creditDays: days }) => (isCreditPeriod(Number(days)) ? {} : { creditDays: TEXTS.choose }),
    send: async ({ creditDays: days }) => {
      const body = { creditDays: Number(days) as CreditPeriodDays };
      await change(() => call(chooseCreditPeriod, { body }), TEXTS.saved);
    },
  });
  return (
    <PartCard>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
        <RadioGroup
          {...form.choice('creditDays')}
          legend={TEXTS.when}
          options={choices.map(({ days, loadBasisPoints }) => ({
            value: String(days),
            label: creditPeriodLabel(days),
            help: creditCostText(loadBasisPoints),
          }))}
          help={TEXTS.help}
        />
        <FormError error={form.error} words={errorMessage} />
        <Button type="submit" className="md:self-start" busy={form.isSending}>
          {TEXTS.save}
        </Button>
      </form>
      {stepUp}
    </PartCard>
  );
}
