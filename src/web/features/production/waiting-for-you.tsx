import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import type { Tna } from '#contract/customer/production.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ContactLink } from '#web/widgets/help/contact-link.tsx';
import { checkoutLocation } from '#web/widgets/orders/order-links.ts';
import { productionTexts } from './production.texts.ts';
import { OpenSample } from './samples/open-sample.tsx';
import { OpenStandard } from './standards/open-standard.tsx';

type Waiting = Tna['waitingForYou'][number];

/** What only the buyer can move on comes before everything else. */
export function WaitingForYou({ plan, order }: { plan: Tna; order: Order }) {
  const { waitingForYou } = plan;
  if (waitingForYou.length === 0) return null;
  return (
    <section aria-labelledby="waiting-title" className="rounded-card border border-warn/40 bg-warn-soft p-4">
      <h3 id="waiting-title" className="flex items-center gap-2 text-base font-bold text-warn">
        <Icon name="clock" />
        {productionTexts.waiting}
      </h3>
      <ul className="divide-y divide-warn/20">
        {waitingForYou.map((item) => (
          <li key={item.taskId} className="flex items-center justify-between gap-3 py-3 last:pb-0">
            <div className="min-w-0">
              <p className="font-semibold">{item.action}</p>
              <p className="text-sm">{item.title}</p>
              <p className="figures text-sm text-warn">{dueDateText(item)}</p>
            </div>
            <NextStep item={item} order={order} isBulk={isBulk(plan, item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function dueDateText({ dueOn, isLate }: Waiting): string {
  const day = formatDay(dueOn, DETAIL_DATE_FORMAT);
  return isLate ? productionTexts.overdueSince(day) : productionTexts.answerBy(day);
}

function isBulk({ tasks }: Tna, { taskId }: Waiting): boolean {
  return tasks.find((task) => task.taskId === taskId)?.sampleType === 'bulk';
}

type NextStepProps = { item: Waiting; order: Order; isBulk: boolean };

function NextStep({ item: { kind, sampleId, standard, title }, order, isBulk }: NextStepProps) {
  if (kind === 'sample' && sampleId) {
    return (
      <OpenSample sampleId={sampleId} name={title} isBulk={isBulk} isPressing>
        {productionTexts.reviewSample}
      </OpenSample>
    );
  }
  if (standard) return <OpenStandard kind={standard} name={title} />;
  if (kind === 'send') return <ContactLink variant="secondary" size="small" />;
  if (kind !== 'payment') return null;
  return (
    <Link {...checkoutLocation(order)} className={`${buttonClass({ size: 'small' })} shrink-0`}>
      {productionTexts.pay}
    </Link>
  );
}
