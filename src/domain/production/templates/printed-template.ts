import { bulkSample, inspectedToDelivered, LARGEST_USUAL_LOT, ORDER_PLACED } from './shared-tasks.ts';
import { type Template, task } from './template.ts';

/** Rotary or digital printed from available RFD base: 30 days to dispatch when nothing is late and no day is off. */
export const PRINTED_TEMPLATE: Template = {
  code: 'printed',
  daysToDispatch: 30,
  tasks: [
    ...ORDER_PLACED,
    task('T05', 'Artwork and colourways received', 'sampling', 'customer', 2, ['T01'], {
      customerAction: 'Send the artwork, repeat size and colourways',
      standardKind: 'artwork',
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
    task('T22', 'Bulk printing', 'goods_ready', 'processor', 4, ['T17', 'T20'], {
      usualMetres: LARGEST_USUAL_LOT,
    }),
    task('T25', 'Ageing / steaming, washing', 'goods_ready', 'processor', 1, ['T22']),
    task('T23', 'Finishing', 'goods_ready', 'processor', 2, ['T25']),
    ...bulkSample('T23'),
    ...inspectedToDelivered('T71'),
  ],
};
