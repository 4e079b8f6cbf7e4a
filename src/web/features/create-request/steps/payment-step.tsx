import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  CREDIT_PERIODS_DAYS,
  type CreditPeriodDays,
  priceWithCredit,
} from '#domain/account/choices/credit-period.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { LeftOutNote } from '../parts/left-out-note.tsx';
import { creditTermsQueries } from './credit-terms.queries.ts';
import type { StepProps } from './step-props.ts';
import { stepTexts } from './steps.texts.ts';

const texts = stepTexts.payment;

export function PaymentStep({ draft, problems, change, tap = change }: StepProps) {
  const { data: customer } = useQuery(customerQueries.me());
  const hasNoLimit = useHasNoLimit();
  // Whoever pressed Continue before it arrived is led on by it.
  const fill = problems.creditPeriod ? tap : change;
  useUsualPeriod(draft.creditPeriod, (creditPeriod) => fill({ creditPeriod }));
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={texts.legend}
        name="creditPeriod"
        choices={CREDIT_PERIODS_DAYS.map((days) => ({
          value: String(days),
          label: creditDaysText(days),
          help: costText(days, customer?.currency ?? 'INR'),
        }))}
        value={draft.creditPeriod === null ? null : String(draft.creditPeriod)}
        onChoose={(days, isTap) => (isTap ? tap : change)({ creditPeriod: Number(days) })}
        error={problems.creditPeriod}
        help={texts.help}
      />
      <LeftOutNote reason={texts.msmeNote} />
      {hasNoLimit && <LeftOutNote reason={texts.noLimit} />}
    </div>
  );
}

function costText(days: CreditPeriodDays, currency: Currency): string {
  const hundred = money(10_000n, currency);
  if (days === 0) return texts.noCost;
  return texts.cost(formatMoney(hundred), formatMoney(priceWithCredit(hundred, days)));
}

/** Said only when it is known. */
function useHasNoLimit(): boolean {
  const { data: terms } = useQuery(creditTermsQueries.usual());
  return terms?.limit.minor === '0';
}

/** New requests begin with the credit period of the account. */
function useUsualPeriod(chosen: number | null, choose: (days: number) => void): void {
  const { data: terms } = useQuery(creditTermsQueries.usual());
  const fill = useEffectEvent(choose);
  const usual = terms?.creditDays;
  useEffect(() => {
    if (chosen === null && usual !== undefined) fill(usual);
  }, [chosen, usual]);
}
