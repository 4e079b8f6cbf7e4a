import { type Template, task } from './template.ts';

/** Denim, made to order (running quality): 32 days to dispatch when nothing is late and no day is off. */
export const DENIM_TEMPLATE: Template = {
  code: 'denim',
  daysToDispatch: 32,
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
    task('T10', 'Yarn procured / spun', 'material_inwards', 'supplier', 4, ['T03'], { booksMaterial: true }),
    task('T28', 'Ball warping and rope (or slasher) indigo dyeing', 'material_inwards', 'supplier', 3, [
      'T10',
    ]),
    task('T29', 'Re-beaming and sizing', 'material_inwards', 'supplier', 2, ['T28']),
    task('T14', 'Bulk weaving', 'goods_ready', 'supplier', 9, ['T29']),
    task('T23', 'Finishing: singe, skew, sanforise', 'goods_ready', 'supplier', 2, ['T14']),
    task('T30', 'Shade blanket washed', 'sampling', 'supplier', 2, ['T23'], {
      produces: 'Washed shade blanket',
    }),
    task('T70', 'Bulk sample (first-roll cutting + shade band) sent', 'sampling', 'supplier', 2, ['T30'], {
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
    task(
      'T80',
      'Final inspection (4-point), shade grouping, GSM and width check',
      'goods_ready',
      'marketplace_qc',
      2,
      ['T71'],
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
