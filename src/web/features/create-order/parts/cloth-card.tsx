import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderTotals } from '#contract/order-fields.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { rateOf } from '#domain/shared/wire-figures.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Money } from '#ui/figures/money.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { DrawnCloth } from '#web/widgets/cloth/drawn-cloth.tsx';
import { createOrderTexts } from '../create-order.texts.ts';
import { type OrderForm, PROBLEM_ID } from '../form/use-order-form.ts';

const texts = createOrderTexts.fabric;

/** What is ordered, from whom, and at which rate for this quantity. */
export function ClothCard({ order, children }: { order: OrderForm; children: ReactNode }) {
  const { formData, preview, problemAt } = order;
  const { config, reader } = formData;
  const { supplier, leadDays, tolerancePercent, validTill } = config;
  const rate = preview.totals?.rate ?? config.rate;
  const problem = problemAt('cloth');
  return (
    <section
      aria-labelledby="order-cloth"
      className="rounded-card border border-line bg-paper px-4 pt-4 pb-2"
    >
      <div className="flex gap-4">
        <DrawnCloth cloth={config.cloth} seed={config.fabId} />
        <div className="min-w-0 flex-1">
          <h2 id="order-cloth" className="text-lg leading-snug font-bold">
            {config.quality}
          </h2>
          <p className="text-sm text-ink-soft">{texts.supplier(supplier.alias, supplier.city)}</p>
          <p className="pt-1 text-lg">
            <Money text={formatRateFor(rateOf(rate), reader)} tone="strong" />
          </p>
        </div>
      </div>
      <p className="figures pt-2 text-sm text-ink-soft">
        {[
          ...promise(preview.totals, leadDays),
          texts.tolerance(tolerancePercent),
          validTill && texts.validTill(formatDay(validTill, DETAIL_DATE_FORMAT)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {problem && (
        <div id={PROBLEM_ID} tabIndex={-1} className="pt-3 outline-none">
          <Notice tone="bad" live action={<BackToQuote fabId={config.fabId} />}>
            {problem}
          </Notice>
        </div>
      )}
      <div className="pt-3">{children}</div>
    </section>
  );
}

/** In days until the amounts are there, then by the calendar of mill and buyer. */
function promise(totals: OrderTotals | null | undefined, leadDays: number): (string | null)[] {
  if (!totals) return [texts.leadTime(leadDays)];
  const { dispatchBy, arriveBy } = totals;
  return [
    texts.dispatchBy(formatDay(dispatchBy, DETAIL_DATE_FORMAT)),
    arriveBy && texts.arriveBy(formatDay(arriveBy, DETAIL_DATE_FORMAT)),
  ];
}

function BackToQuote({ fabId }: { fabId: string }) {
  return (
    <Link
      to={pathTo('quoteDetail', { fabId })}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {texts.viewQuote}
    </Link>
  );
}
