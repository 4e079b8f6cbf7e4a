import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { type readReorderTerms, reorder } from '#contract/customer/reorder.ts';
import type { Reply } from '#contract/endpoint.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { useOrderWrite } from '../use-order-write.ts';
import { orderSheetsTexts } from './order-sheets.texts.ts';
import { ReorderTerms } from './reorder-terms.tsx';

const { reorder: texts } = orderSheetsTexts;
type Terms = Reply<typeof readReorderTerms>;

export type ReorderSheetProps = { order: Order; onClose: () => void };

/** The same cloth again: a ready quality at today's terms, anything else by fresh quotes in one tap. */
export function ReorderSheet({ order, onClose }: ReorderSheetProps) {
  const { orderId } = order;
  const { data: terms, error, isFetching, refetch } = useQuery(ordersQueries.reorderTerms(orderId));
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const requiredBy = chosenDay ?? terms?.requiredBy ?? '';
  const ask = useAskAgain(orderId);
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      description={texts.asIn(order.number)}
      foot={terms && <Actions order={order} terms={terms} ask={ask} requiredBy={requiredBy} />}
    >
      <div className="flex flex-col gap-3">
        <Cloth order={order} />
        <FormError error={ask.error} words={errorMessage} />
        {terms ? (
          <ReorderTerms
            terms={terms}
            isMadeToOrder={order.source === 'quote'}
            requiredBy={requiredBy}
            onRequiredBy={setChosenDay}
          />
        ) : error ? (
          <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={texts.loading} className="flex flex-col gap-2">
            <Skeleton />
            <Skeleton shape="title" />
          </div>
        )}
      </div>
    </Sheet>
  );
}

function Cloth({ order: { cloth, fabId, quality, quantity, rate } }: { order: Order }) {
  const unit = useBuyerUnit();
  return (
    <div className="flex gap-3">
      <ClothSwatch cloth={cloth} seed={fabId} size="list" className="shrink-0" />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{quality}</p>
        <p className="figures text-sm text-ink-soft">
          {texts.before(formatLengthFor(lengthOf(quantity), unit), formatRateFor(rateOf(rate), unit))}
        </p>
      </div>
    </div>
  );
}

/** Sent to suppliers, or opened as a draft where the buyer asks for one; never a draft by the way. */
function useAskAgain(orderId: string) {
  const { history } = useRouter();
  return useOrderWrite(
    async (idempotencyKey, { requiredBy, asDraft }: { requiredBy: string; asDraft: boolean }) => {
      const body = { requiredBy, asDraft };
      const { fabId } = await call(reorder, { params: { orderId }, body }, { idempotencyKey });
      return { fabId, asDraft };
    },
    ({ fabId, asDraft }) => {
      if (!asDraft) showToast(texts.asked, { kind: 'good' });
      history.replace(
        asDraft ? `${pathTo('createRequest')}?draft=${fabId}` : pathTo('quoteDetail', { fabId }),
      );
    },
  );
}

type ActionsProps = {
  order: Order;
  terms: Terms;
  ask: ReturnType<typeof useAskAgain>;
  requiredBy: string;
};

function Actions({ order: { source, fabId }, terms, ask, requiredBy }: ActionsProps) {
  const { next, quantity, canAskAtOnce } = terms;
  if (next === 'quality') {
    const confirm = source === 'live' ? 'liveQualityConfirm' : 'topSellingConfirm';
    const search = { fabId, quantity: plainLength(quantity) };
    return (
      <Link {...linkTo(confirm, search)} replace className={buttonClass({})}>
        {texts.continue}
      </Link>
    );
  }
  const asDraft = () => void ask.run({ requiredBy, asDraft: true });
  if (!canAskAtOnce)
    return (
      <Button busy={ask.isRunning} onClick={asDraft}>
        {texts.completeQuery}
      </Button>
    );
  return (
    <>
      <Button variant="secondary" disabled={ask.isRunning} onClick={asDraft}>
        {texts.editFirst}
      </Button>
      <Button busy={ask.isRunning} onClick={() => void ask.run({ requiredBy, asDraft: false })}>
        {texts.askQuotes}
      </Button>
    </>
  );
}

/** Without grouping and unit, as the address carries it. */
function plainLength({ thousandths }: Terms['quantity']): string {
  return writeScaled(BigInt(thousandths), 3, 'western', 'needed').replaceAll(',', '');
}
