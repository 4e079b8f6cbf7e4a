/** The paying page's own address: which order, which payment in sight, and whether another way is wanted. */
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pathNameOf } from '#web/platform/paths.ts';

export type PaySearch = {
  orderId: string | null;
  paymentOrderId: string | null;
  isChoosing: boolean;
  /** The part that the buyer chose to pay; null: the oldest. */
  instalment: number | null;
};

/** Stays as it was while the next screen is on its way. */
export function usePaySearch(): PaySearch {
  const { pathname, searchStr } = useLocation();
  const [own, setOwn] = useState(searchStr);
  if (pathNameOf(pathname) === 'paymentDetails' && own !== searchStr) setOwn(searchStr);
  const search = new URLSearchParams(own);
  return {
    orderId: search.get('orderId'),
    paymentOrderId: search.get('paymentOrderId'),
    isChoosing: search.has('choose'),
    instalment: Number(search.get('instalment')) || null,
  };
}

export type PayMoves = {
  /** The payment that was begun takes the place of the choice. */
  showPayment: (paymentOrderId: string) => void;
  /** One step further, so that Back leads to the payment again. */
  chooseAgain: () => void;
  /** Another part than the oldest. */
  choosePart: (position: number) => void;
};

export function usePayMoves(orderId: string): PayMoves {
  const { history } = useRouter();
  const address = (change: Record<string, string>) => {
    const instalment = new URLSearchParams(history.location.search).get('instalment');
    const kept = instalment === null ? {} : { instalment };
    return `${history.location.pathname}?${new URLSearchParams({ orderId, ...kept, ...change })}`;
  };
  return {
    showPayment: (paymentOrderId) => history.replace(address({ paymentOrderId })),
    chooseAgain: () => history.push(address({ choose: '1' })),
    choosePart: (position) => history.replace(address({ choose: '1', instalment: String(position) })),
  };
}
