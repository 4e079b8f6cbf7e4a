import { type Template, task } from './template.ts';

/** Rotary or digital printed from available RFD base: 30 days to dispatch when nothing is late and no day is off. */
export const PRINTED_TEMPLATE: Template = {
  code: 'printed',
  daysToDispatch: 30,
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
    task('T05', 'Artwork and colourways received', 'sampling', 'customer', 2, ['T01'], {
      customerAction: 'Send the artwork (AI, PSD or TIFF), repeat size and colourways',
    }),
    task('T06', 'Colour separation and repeat set', 'sampling', 'processor', 2, ['T05']),
    task('T09', 'Screen engraving (skip for digital)', 'sampling', 'processor', 4, ['T06']),
    task('T15', 'Strike-off printed', 'sampling', 'processor', 3, ['T09'], {
      sampleType: 'strike_off',
      sampleStep: 'make',
      options: ['A', 'B'],
    }),
    task('T16', 'Strike-off dispatched', 'sampling', 'supplier', 2, ['T15'], {
      sampleType: 'strike_off',
      sampleStep: 'dispatch',
    }),
    task('T17', 'Strike-off decision', 'sampling', 'customer', 2, ['T16'], {
      customerAction: 'Approve it or ask for a new round',
      sampleType: 'strike_off',
      sampleStep: 'decide',
      gate: 'approval',
      setsRequestStatus: 'lab_dip_approved',
      resubmitDays: 6,
      maxSubmissions: 3,
    }),
    task('T10', 'Base fabric procured (greige)', 'material_inwards', 'supplier', 4, ['T03'], {
      setsRequestStatus: 'greige_dispatched',
      booksMaterial: true,
    }),
    task('T20', 'RFD preparation of base', 'material_inwards', 'processor', 4, ['T10']),
    task('T22', 'Bulk printing', 'goods_ready', 'processor', 4, ['T17', 'T20']),
    task('T25', 'Ageing / steaming, washing', 'goods_ready', 'processor', 1, ['T22']),
    task('T23', 'Finishing', 'goods_ready', 'processor', 2, ['T25']),
    task('T70', 'Bulk sample (first-roll cutting + shade band) sent', 'sampling', 'supplier', 2, ['T23'], {
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
