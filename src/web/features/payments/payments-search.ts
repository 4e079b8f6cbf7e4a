/** Which tab of the payments page is open: it lives in the address. */
import { useLocation } from '@tanstack/react-router';
import { PAYMENT_STATUS_LABEL } from '#domain/payments/plan/instalment-status.ts';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';
import type { PaymentTab } from '#web/widgets/payments/payments.queries.ts';

export const PAYMENT_TABS = Object.keys(PAYMENT_STATUS_LABEL) as PaymentTab[];
const DEFAULT_TAB: PaymentTab = 'due';

export function usePaymentTab(): PaymentTab {
  const status = new URLSearchParams(useLocation().searchStr).get('status');
  return PAYMENT_TABS.find((tab) => tab === status) ?? DEFAULT_TAB;
}

/** The default tab needs no word in the address. */
export function tabSearch(tab: PaymentTab): SearchOf<'payments'> {
  return tab === DEFAULT_TAB ? {} : { status: tab };
}
