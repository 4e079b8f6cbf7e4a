import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { useOwnLocation } from '#web/platform/navigation/own-location.ts';
import { pathNameOf, pathTo } from '#web/platform/paths.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { createOrderTexts } from './create-order.texts.ts';
import type { OrderFormData } from './form/order-values.ts';
import { forgetPlacedOrder, placedOrder } from './form/saved-form.ts';
import { usePaymentNavigation } from './form/use-place-order.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { HeldOrder } from './held-order.tsx';
import { NoFabric } from './no-fabric.tsx';
import { NotOrderable } from './not-orderable.tsx';
import { OrderForm } from './order-form.tsx';
import { ApprovalStep } from './sheets/approval-step.tsx';
import { APPROVE_VIEW } from './sheets/sheet-views.ts';
import { useOrderFormData } from './use-order-form-data.ts';

type Goods = {
  fabId: string;
  quoteId: string | null;
  quantity: string | null;
  isQuoted: boolean;
  /** Where cloth of this kind is chosen. */
  list: 'live' | 'top';
};

/** One screen for a quote, a live quality and a top-selling or stock one: from here on they are alike. */
export function ConfirmDetailsScreen() {
  const goods = useGoods();
  const { fabId, isQuoted, list } = goods;
  const goBack = useGoBack(isQuoted ? pathTo('quoteDetail', { fabId }) : pathTo('home'));
  return (
    <Screen title={createOrderTexts.title} onBack={goBack}>
      {fabId === '' ? (
        <NoFabric list={list} />
      ) : (
        <>
          <Confirmation key={`${fabId} ${goods.quoteId}`} {...goods} />
          <ApprovalStep fabId={fabId} />
        </>
      )}
    </Screen>
  );
}

/** A quote's cloth stands in the path, ready cloth in the query. */
function useGoods(): Goods {
  const { pathname, searchStr } = useOwnLocation('confirmDetails', 'liveQualityConfirm', 'topSellingConfirm');
  const screen = pathNameOf(pathname);
  const isQuoted = screen === 'confirmDetails';
  const search = new URLSearchParams(searchStr);
  return {
    fabId: isQuoted ? lastPart(pathname) : (search.get('fabId') ?? ''),
    quoteId: search.get('quoteId'),
    quantity: search.get('quantity'),
    isQuoted,
    list: screen === 'liveQualityConfirm' ? 'live' : 'top',
  };
}

function lastPart(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
}

function Confirmation({ fabId, quoteId, quantity, isQuoted, list }: Goods) {
  const [placedId, setPlacedId] = useState(() => placedOrder(fabId));
  const { formData, openOrderId, error, isFetching, retry } = useOrderFormData(fabId, quoteId, quantity);
  const held = useQuery({
    ...ordersQueries.one(openOrderId ?? placedId ?? ''),
    enabled: () => isSignedIn() && (openOrderId !== null || placedId !== null),
  });
  const approval = useOverlay(APPROVE_VIEW);
  const { checkAndPay } = usePaymentNavigation(fabId);
  const goOn = async (order: Order) => {
    const { orderId, needsApprovalCode, isApproved } = order;
    setPlacedId(orderId);
    if (needsApprovalCode && !isApproved) approval.open(orderId);
    else await checkAndPay(orderId, { replace: false });
  };
  const orderMore = () => {
    forgetPlacedOrder(fabId);
    setPlacedId(null);
  };
  if (held.isLoading) return <FormSkeleton />;
  if (held.data && isWaiting(held.data)) {
    return <HeldOrder order={held.data} onOrderMore={isQuoted ? null : orderMore} />;
  }
  // Other lots on the shelf are another form.
  if (formData) return <OrderForm key={lotsOf(formData)} formData={formData} onPlaced={goOn} />;
  if (!error) return <FormSkeleton />;
  const from = isQuoted ? { fabId } : { list };
  return <NotOrderable error={error} from={from} busy={isFetching} onRetry={retry} />;
}

function lotsOf({ config }: OrderFormData): string {
  return config.colours.map(({ colour, lotId }) => lotId ?? colour).join();
}

function isWaiting({ status, allowedMoves }: Order): boolean {
  return (
    status === ORDER_STATUS_CODE.provisional &&
    (allowedMoves.includes('pay') || allowedMoves.includes('approve'))
  );
}
