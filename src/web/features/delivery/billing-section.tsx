import type { DispatchList } from '#contract/customer/delivery.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Facts } from '#web/widgets/facts.tsx';
import { Section } from '#web/widgets/section.tsx';
import { deliveryTexts } from './delivery.texts.ts';

const { billing: texts } = deliveryTexts;

/** Once everything has left: what is billed for the quantity that really did. */
export function BillingSection({ list: { billing } }: { list: DispatchList }) {
  if (!billing) return null;
  const difference = moneyOf(billing.difference);
  const facts = [
    { label: texts.ordered, value: formatMoney(moneyOf(billing.ordered)) },
    { label: texts.billed, value: formatMoney(moneyOf(billing.billed)) },
  ];
  if (difference.minor === 0n) {
    return (
      <Section title={texts.title}>
        <Facts facts={facts} />
        <p className="text-sm text-ink-soft">{texts.same}</p>
      </Section>
    );
  }
  const isMore = difference.minor > 0n;
  const size = { ...difference, minor: isMore ? difference.minor : -difference.minor };
  const extra = isMore
    ? { label: texts.more, help: texts.moreHelp }
    : { label: texts.less, help: texts.lessHelp };
  return (
    <Section title={texts.title}>
      <Facts facts={[...facts, { ...extra, value: formatMoney(size) }]} />
      {billing.closingReason && (
        <p className="text-sm text-ink-soft">{texts.closed(billing.closingReason)}</p>
      )}
    </Section>
  );
}
