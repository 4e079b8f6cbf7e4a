import { bulkSample, inspectedToDelivered, LARGEST_USUAL_LOT, ORDER_PLACED } from './shared-tasks.ts';
import { type Template, task } from './template.ts';

/** Yarn dyed (checks, stripes, chambray): 49 days to dispatch when nothing is late and no day is off. */
export const YARN_DYED_TEMPLATE: Template = {
  code: 'yarn_dyed',
  daysToDispatch: 49,
  tasks: [
    ...ORDER_PLACED,
    task('T05', 'Design, repeat and yarn colour standards received', 'sampling', 'customer', 1, ['T01'], {
      customerAction: 'Send the CAD or a swatch, and colour standards',
      standardKind: 'design',
    }),
    task('T06', 'Yarn lab dips A/B/C', 'sampling', 'processor', 5, ['T05'], {
      sampleType: 'lab_dip',
      sampleStep: 'make',
      options: ['A', 'B', 'C'],
    }),
    task('T07', 'Yarn lab dips dispatched', 'sampling', 'supplier', 2, ['T06'], {
      sampleType: 'lab_dip',
      sampleStep: 'dispatch',
    }),
    task('T08', 'Yarn lab dip decision', 'sampling', 'customer', 2, ['T07'], {
      customerAction: 'Approve it or ask for a new round',
      sampleType: 'lab_dip',
      sampleStep: 'decide',
      gate: 'approval',
      resubmitDays: 6,
      maxSubmissions: 3,
    }),
    task('T18', 'Bit loom (desk loom) woven', 'sampling', 'supplier', 5, ['T08'], {
      sampleType: 'bit_loom',
      sampleStep: 'make',
    }),
    task('T19', 'Bit loom dispatched', 'sampling', 'supplier', 2, ['T18'], {
      sampleType: 'bit_loom',
      sampleStep: 'dispatch',
    }),
    task('T26', 'Bit loom decision', 'sampling', 'customer', 2, ['T19'], {
      customerAction: 'Approve it or ask for a new round',
      sampleType: 'bit_loom',
      sampleStep: 'decide',
      gate: 'approval',
      setsRequestStatus: 'lab_dip_approved',
      resubmitDays: 7,
      maxSubmissions: 2,
    }),
    task('T10', 'Grey yarn procured', 'material_inwards', 'supplier', 5, ['T03'], { booksMaterial: true }),
    task('T27', 'Bulk yarn dyeing', 'goods_ready', 'processor', 6, ['T26', 'T10'], {
      usualMetres: LARGEST_USUAL_LOT,
    }),
    task('T11', 'Warping and sizing', 'goods_ready', 'supplier', 3, ['T27']),
    task('T14', 'Bulk weaving', 'goods_ready', 'supplier', 10, ['T11'], { usualMetres: LARGEST_USUAL_LOT }),
    task('T23', 'Finishing', 'goods_ready', 'processor', 3, ['T14']),
    ...bulkSample('T23'),
    ...inspectedToDelivered('T71'),
  ],
};
