import { type Template, task } from './template.ts';

/** Greige, made to order (5,000-15,000 m): 23 days to dispatch when nothing is late and no day is off. */
export const GREIGE_TEMPLATE: Template = {
  code: 'greige',
  daysToDispatch: 23,
  tasks: [
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
    task('T10', 'Yarn booking and inward', 'material_inwards', 'supplier', 4, ['T03'], {
      booksMaterial: true,
    }),
    task('T11', 'Warping and sizing', 'material_inwards', 'supplier', 3, ['T10']),
    task('T12', 'First-piece cutting (loom state) shared', 'sampling', 'supplier', 1, ['T11'], {
      sampleType: 'bulk',
      sampleStep: 'dispatch',
    }),
    task('T13', 'First-piece decision', 'sampling', 'customer', 1, ['T12'], {
      customerAction: 'Approve it or ask for a new round',
      sampleType: 'bulk',
      sampleStep: 'decide',
      gate: 'approval',
      setsRequestStatus: 'bulk_approved',
    }),
    task('T14', 'Bulk weaving', 'goods_ready', 'supplier', 8, ['T13']),
    task(
      'T80',
      'Final inspection (4-point), shade grouping, GSM and width check',
      'goods_ready',
      'marketplace_qc',
      2,
      ['T14'],
      { produces: 'Inspection report' },
    ),
    task('T81', 'Roll packing, labels, packing list', 'finishing_and_packing', 'supplier', 1, ['T80'], {
      produces: 'Packing list',
    }),
    task('T82', 'Balance payment or credit release', 'finishing_and_packing', 'customer', 1, ['T80'], {
      customerAction: 'Pay the balance',
      gate: 'payment',
    }),
    task(
      'T83',
      'Invoice, e-way bill / export papers, vehicle loading',
      'dispatch',
      'marketplace',
      1,
      ['T81', 'T82'],
      {
        setsRequestStatus: 'dispatched',
        setsOrderStatus: 'dispatched',
        produces: 'Tax invoice, e-way bill, LR',
      },
    ),
    task('T84', 'Transit and delivery', 'dispatch', 'transporter', 3, ['T83'], {
      setsOrderStatus: 'delivered',
    }),
  ],
};
