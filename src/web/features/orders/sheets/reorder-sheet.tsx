import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { type Order, reorder } from '#contract/orders.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { formatLength } from '#domain/shared/length.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { pathTo } from '#web/platform/paths.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { lengthOf, rateOf } from '#web/widgets/requests/wire-figures.ts';
import { useOrderWrite } from '../use-order-write.ts';

type Reordered = Reply<typeof reorder>;

export type ReorderSheetProps = { order: Order; onClose: () => void };

/** The same cloth again: what differs today is shown before anything goes on. */
export function ReorderSheet({ order, onClose }: ReorderSheetProps) {
  const [today, setToday] = useState<Reordered | null>(null);
  const look = useOrderWrite(
    (idempotencyKey) => call(reorder, { params: { orderId: order.orderId }, body: {} }, { idempotencyKey }),
    setToday,
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title="Order again"
      description={`As in ${order.number}`}
      foot={
        today ? (
          <GoOn order={order} today={today} />
        ) : (
          <Button busy={look.isRunning} onClick={() => void look.run()}>
            See today’s terms
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Cloth order={order} />
        <FormError error={look.error} words={errorWords} />
        <div aria-live="polite">{today ? <Today today={today} /> : <Before />}</div>
      </div>
    </Sheet>
  );
}

function Cloth({ order: { cloth, fabId, quality, quantity, rate } }: { order: Order }) {
  return (
    <div className="flex gap-3">
      <ClothSwatch cloth={cloth} seed={fabId} size="list" className="shrink-0" />
      <div>
        <p className="leading-snug font-semibold">{quality}</p>
        <p className="figures text-sm text-ink-soft">
          {formatLength(lengthOf(quantity))} at {formatRate(rateOf(rate))} then
        </p>
      </div>
    </div>
  );
}

function Before() {
  return (
    <p className="text-sm text-ink-soft">
      Rate and lead time may be others today. We look them up; nothing is ordered yet.
    </p>
  );
}

function Today({ today: { differences, next } }: { today: Reordered }) {
  return (
    <div className="flex flex-col gap-3">
      {differences.length === 0 ? (
        <Notice tone="good">Same rate and lead time as then.</Notice>
      ) : (
        <Differences differences={differences} />
      )}
      {next === 'request' && (
        <Notice>
          This cloth is woven to order, so it is quoted afresh. A draft with the same specification is ready
          among your queries.
        </Notice>
      )}
    </div>
  );
}

function Differences({ differences }: Pick<Reordered, 'differences'>) {
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="pb-2 text-left font-bold">What is different today</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <td />
          <th scope="col" className="py-2 font-semibold">
            Then
          </th>
          <th scope="col" className="py-2 font-semibold">
            Today
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, before, now }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-2 pr-3">{before}</td>
            <td className="py-2 font-semibold">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Without grouping and unit, as the address carries it. */
function plainLength({ thousandths }: Reordered['quantity']): string {
  return writeScaled(BigInt(thousandths), 3, 'western', 'needed').replaceAll(',', '');
}

/** A ready quality is ordered at once; woven cloth begins as a query. */
function GoOn({ order: { source }, today: { next, fabId, quantity } }: { order: Order; today: Reordered }) {
  const confirm = pathTo(source === 'live' ? 'liveQualityConfirm' : 'topSellingConfirm');
  const place =
    next === 'quality'
      ? { to: confirm, search: { fabId, quantity: plainLength(quantity) } as never }
      : { to: pathTo('createRequest'), search: { draft: fabId } as never };
  return (
    <Link {...place} replace className={buttonClass({})}>
      {next === 'quality' ? 'Continue to order' : 'Open the draft'}
    </Link>
  );
}
