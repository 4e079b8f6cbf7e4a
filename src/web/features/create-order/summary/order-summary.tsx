import type { OrderTotals } from '#contract/order-fields.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf, moneyOf, rateOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Length } from '#ui/figures/length.tsx';
import { Money } from '#ui/figures/money.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import { isQuantityWrong } from '../form/promised-total.ts';
import { type OrderForm, PROBLEM_ID } from '../form/use-order-form.ts';
import { CostLines } from './cost-lines.tsx';

const texts = createOrderTexts.cost;

/** What it costs and when it is paid; figures that are being updated stay in sight and say so. */
export function OrderSummary({ order }: { order: OrderForm }) {
  const { formData, preview, values } = order;
  const { reader } = formData;
  const { totals, isCurrent, isAsking, isIncomplete } = preview;
  return (
    <section
      aria-labelledby="order-cost"
      aria-busy={isAsking}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4"
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 id="order-cost" className="text-base font-bold">
          {texts.title}
        </h2>
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          {isAsking && totals && (
            <>
              <Spinner size="small" label={null} />
              {texts.updating}
            </>
          )}
          {isIncomplete && values.billingAddressId !== '' && texts.incomplete}
        </p>
      </div>
      <Trouble order={order} />
      {isQuantityWrong(order) ? (
        <p className="text-ink-soft">{texts.belowMinimum}</p>
      ) : totals ? (
        <div className={classNames('flex flex-col gap-3 transition-opacity', !isCurrent && 'opacity-60')}>
          <p className="figures text-sm text-ink-soft">
            <Length text={formatLengthFor(lengthOf(totals.quantity), reader)} />{' '}
            {texts.quantityAtRate(formatRateFor(rateOf(totals.rate), reader))}
          </p>
          <CostLines totals={totals} deliveryTerm={values.deliveryTerm as OrderTerm} />
          {totals.freightNote && <p className="figures text-sm text-ink-soft">{totals.freightNote}</p>}
          <Plan plan={totals.plan} />
          <p className="border-t border-line pt-3 text-sm text-ink-soft">
            {formData.config.needsApprovalCode ? texts.nextWithCode : texts.next} {texts.held}
          </p>
        </div>
      ) : values.billingAddressId === '' ? (
        <p className="text-ink-soft">{texts.addAddress}</p>
      ) : isIncomplete ? null : (
        <Waiting />
      )}
    </section>
  );
}

function Trouble({ order: { preview, problemAt } }: { order: OrderForm }) {
  const { error, isAsking, ask } = preview;
  const problem = problemAt('total');
  const isUnanswered = Boolean(error) && !isAsking;
  if (!problem && !isUnanswered) return null;
  return (
    <div id={PROBLEM_ID} tabIndex={-1} className="outline-none">
      {problem ? (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      ) : (
        <Notice
          tone="warn"
          live
          action={
            <Button variant="secondary" size="small" icon="refresh" onClick={ask}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.notUpToDate(refusalMessage(error))}
        </Notice>
      )}
    </div>
  );
}

function Plan({ plan }: { plan: OrderTotals['plan'] }) {
  if (plan.length === 0) return null;
  return (
    <div className="border-t border-line pt-3">
      <h3 className="pb-1 text-sm font-bold">{texts.plan}</h3>
      <dl className="flex flex-col gap-1.5 text-sm">
        {plan.map(({ kind, label, amount, dueText }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt className="min-w-0">
              {label} <span className="text-ink-soft">{texts.due(dueText.toLowerCase())}</span>
            </dt>
            <dd>
              <Money text={formatMoney(moneyOf(amount))} tone="strong" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** As tall as the lines on their way. */
function Waiting() {
  return (
    <div role="status" aria-label={texts.calculating} className="flex flex-col gap-3">
      {Array.from({ length: 7 }, (_, place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}
