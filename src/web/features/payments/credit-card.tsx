import { Link } from '@tanstack/react-router';
import type { listPayments } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { creditMeter } from '#domain/payments/credit-meter.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { Facts } from '#web/widgets/facts.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { PayOut } from './pay-out.tsx';
import { paymentsTexts } from './payments.texts.ts';

const { credit: texts } = paymentsTexts;

type Page = Reply<typeof listPayments>;
const NEARLY_USED_PERCENT = 80;

export type CreditCardProps = Pick<Page, 'credit' | 'advance'>;

/** How much may still be bought on credit, what falls due next, and account credit for the next order. */
export function CreditCard({ credit, advance }: CreditCardProps) {
  return (
    <section aria-labelledby="credit" className="rounded-card border border-line bg-paper p-4">
      <h2 id="credit" className="font-bold">
        {texts.title}
      </h2>
      {credit.limit.minor === '0' ? <NoLimit /> : <Meter credit={credit} />}
      {advance.minor !== '0' && (
        <>
          <p className="mt-3 flex gap-2 rounded-control bg-good-soft p-3 text-sm text-good">
            <Icon name="wallet" />
            <span>
              <Amount of={advance} /> {texts.accountCredit}
            </span>
          </p>
          <PayOut />
        </>
      )}
    </section>
  );
}

function NoLimit() {
  return (
    <p className="pt-1 text-sm text-ink-soft">
      {texts.noLimit}{' '}
      <Link
        {...linkTo('account', { view: 'credit' })}
        className="inline-flex min-h-6 items-center font-semibold text-brand-700"
      >
        {texts.about}
      </Link>
    </p>
  );
}

function Meter({ credit: { limit, used, free, nextDueOn } }: Pick<Page, 'credit'>) {
  const isLate = nextDueOn !== null && nextDueOn < useBuyerDay().today;
  const { usedPercent } = creditMeter(moneyOf(limit), [{ open: moneyOf(used), dueOn: nextDueOn }]);
  const words = texts.usedOf(formatMoney(moneyOf(used)), formatMoney(moneyOf(limit)));
  return (
    <>
      <p className="pt-2 text-xl font-bold">
        <Amount of={free} /> <span className="text-base font-semibold">{texts.available}</span>
      </p>
      <meter className="sr-only" aria-label={texts.used} min={0} max={100} value={usedPercent}>
        {words}
      </meter>
      <div className="mt-2 overflow-hidden rounded-full bg-line">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-2 w-full" aria-hidden="true">
          <rect
            width={usedPercent}
            height="4"
            className={classNames(usedPercent >= NEARLY_USED_PERCENT ? 'fill-warn' : 'fill-brand-600')}
          />
        </svg>
      </div>
      <p className="figures pt-1 text-sm text-ink-soft">
        {words}
        {usedPercent >= NEARLY_USED_PERCENT && <strong className="text-warn">{texts.nearlyAll}</strong>}
      </p>
      <Facts
        facts={[
          {
            label: isLate ? texts.overdueSince : texts.nextDue,
            value: formatDay(nextDueOn, DETAIL_DATE_FORMAT),
            isMarked: isLate,
          },
        ]}
      />
    </>
  );
}
