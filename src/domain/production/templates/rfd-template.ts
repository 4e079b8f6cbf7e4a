import { type Template, task } from './template.ts';

/** RFD from available greige: 20 days to dispatch when nothing is late and no day is off. */
export const RFD_TEMPLATE: Template = {
  code: 'rfd',
  daysToDispatch: 20,
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
    task('T10', 'Greige procured, inward at process house', 'material_inwards', 'supplier', 4, ['T03'], {
      setsRequestStatus: 'greige_dispatched',
      booksMaterial: true,
    }),
    task('T11', 'Greige inspection', 'material_inwards', 'marketplace_qc', 1, ['T10']),
    task('T20', 'Singe, desize, scour, bleach, mercerise', 'goods_ready', 'processor', 3, ['T11']),
    task('T21', 'Stenter and sanforise', 'goods_ready', 'processor', 2, ['T20']),
    task('T70', 'Bulk sample (first-roll cutting + shade band) sent', 'sampling', 'supplier', 2, ['T21'], {
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
