/** What every cloth made to order has in common: how it begins, how the first rolls are judged, how it leaves. */
import { PACKING_LIST, type TemplateTask, task } from './template.ts';

/** In metres: the days of a template hold for orders of 5,000 to 15,000. */
export const LARGEST_USUAL_LOT = 15_000;

export const ORDER_PLACED: readonly TemplateTask[] = [
  task('T01', 'Order confirmed, PI accepted', 'order_placed', 'customer', 0, [], {
    customerAction: 'Confirm the order',
  }),
  task('T02', 'Advance received', 'order_placed', 'customer', 1, ['T01'], {
    customerAction: 'Pay the advance',
    gate: 'payment',
  }),
  task('T03', 'Supplier PO issued, TNA published', 'order_placed', 'marketplace', 1, ['T02'], {
    setsRequestStatus: 'tna_created',
  }),
];

export function bulkSample(after: string): readonly TemplateTask[] {
  return [
    task('T70', 'Bulk sample (first-roll cutting + shade band) sent', 'sampling', 'supplier', 2, [after], {
      sampleType: 'bulk',
      sampleStep: 'dispatch',
    }),
    task('T71', 'Bulk sample decision', 'sampling', 'customer', 2, ['T70'], {
      customerAction: 'Approve it or ask for a new round',
      sampleType: 'bulk',
      sampleStep: 'decide',
      gate: 'approval',
      setsRequestStatus: 'bulk_approved',
    }),
  ];
}

/** `beforeLoading`: what else has to be there when the goods leave, such as a laboratory's report. */
export function inspectedToDelivered(
  after: string,
  beforeLoading: readonly string[] = [],
): readonly TemplateTask[] {
  return [
    task(
      'T80',
      'Final inspection (4-point), shade grouping, GSM and width check',
      'goods_ready',
      'marketplace_qc',
      2,
      [after],
      { produces: 'Inspection report' },
    ),
    task('T81', 'Roll packing, labels, packing list', 'finishing_and_packing', 'supplier', 1, ['T80'], {
      produces: PACKING_LIST,
    }),
    task('T82', 'Balance payment or credit release', 'finishing_and_packing', 'customer', 1, ['T80'], {
      customerAction: 'Pay the balance',
      gate: 'payment',
    }),
    task(
      'T83',
      'Invoice, e-way bill or export documents, loading',
      'dispatch',
      'marketplace',
      1,
      ['T81', 'T82', ...beforeLoading],
      {
        setsRequestStatus: 'dispatched',
        setsOrderStatus: 'dispatched',
        produces: 'Tax invoice, e-way bill, LR',
      },
    ),
    task('T84', 'Transit and delivery', 'dispatch', 'transporter', 3, ['T83'], {
      setsOrderStatus: 'delivered',
    }),
  ];
}
