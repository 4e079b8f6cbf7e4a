/** Where one of them is worked on, down to the very thing, and where all of them stand. */
import type { Reply } from '#contract/endpoint.ts';
import type { readToday } from '#contract/staff/today.ts';
import type { DeskDuty } from '#domain/home/desk-duties.ts';

export type DutyItem = Reply<typeof readToday>[number]['items'][number];
export type DutyPlace = { to: string; search?: Record<string, string>; hash?: string };
type Places = { one: (item: DutyItem) => DutyPlace; all: DutyPlace };

/** A row of a list that opens in a sheet. */
const opened =
  (to: string) =>
  ({ recordId, state }: DutyItem): DutyPlace => ({
    to,
    search: { ...(state ? { state } : {}), open: recordId },
  });

const inOrder = ({ recordId, partId }: DutyItem): DutyPlace => ({
  to: `/orders/${recordId}`,
  ...(partId ? { hash: `task-${partId}` } : {}),
});

const samplesOf = ({ recordId }: DutyItem): DutyPlace => ({
  to: `/orders/${recordId}`,
  search: { tab: 'samples' },
});

export const PLACES: Readonly<Record<DeskDuty, Places>> = {
  quote: { one: ({ recordId }) => ({ to: `/requests/${recordId}` }), all: { to: '/requests' } },
  counter_offer: {
    one: ({ recordId, partId }) => ({ to: `/requests/${recordId}`, hash: `quote-${partId}` }),
    all: { to: '/requests', search: { status: '3' } },
  },
  message: {
    one: ({ recordId }) => ({ to: `/requests/${recordId}`, hash: 'messages' }),
    all: { to: '/requests', search: { status: '3' } },
  },
  mill_question: { one: ({ recordId }) => ({ to: `/requests/${recordId}` }), all: { to: '/requests' } },
  issue: { one: ({ recordId }) => ({ to: `/claims/${recordId}` }), all: { to: '/claims' } },
  demo_request: { one: opened('/demo-requests'), all: { to: '/demo-requests' } },
  verification: { one: opened('/companies/reviews'), all: { to: '/companies/reviews' } },
  second_person: {
    one: ({ recordId }) => ({ to: '/money/approvals', search: { open: recordId } }),
    all: { to: '/money/approvals' },
  },
  transfer: { one: opened('/money/transfers'), all: { to: '/money/transfers' } },
  letter_of_credit: { one: opened('/money/letters-of-credit'), all: { to: '/money/letters-of-credit' } },
  refund: { one: opened('/money/refunds'), all: { to: '/money/refunds' } },
  payout: { one: opened('/money/payouts'), all: { to: '/money/payouts' } },
  standard: { one: samplesOf, all: { to: '/orders/board' } },
  mill_report: { one: () => ({ to: '/mill-reports' }), all: { to: '/mill-reports' } },
  sample_decision: { one: samplesOf, all: { to: '/orders/board' } },
  sample: { one: samplesOf, all: { to: '/orders/board' } },
  task: { one: inOrder, all: { to: '/orders/board' } },
  buyer_task: { one: inOrder, all: { to: '/orders/board' } },
  undelivered: { one: () => ({ to: '/health/messages' }), all: { to: '/health/messages' } },
  swatch: { one: opened('/swatches'), all: { to: '/swatches' } },
  e_invoice: {
    one: ({ recordId }) => ({ to: '/books/registrations', search: { open: recordId } }),
    all: { to: '/books/registrations', search: { state: 'open' } },
  },
  webhook: { one: () => ({ to: '/health/webhooks' }), all: { to: '/health/webhooks' } },
  failed_job: { one: () => ({ to: '/health/jobs' }), all: { to: '/health/jobs' } },
};
