import { bulkSample, inspectedToDelivered, LARGEST_USUAL_LOT, ORDER_PLACED } from './shared-tasks.ts';
import { type Template, task } from './template.ts';

/** Piece dyed from available greige, 1-3 colours: 24 days to dispatch when nothing is late and no day is off. */
export const DYED_TEMPLATE: Template = {
  code: 'dyed',
  daysToDispatch: 24,
  tasks: [
    ...ORDER_PLACED,
    task('T05', 'Colour standard received (Pantone TCX or swatch)', 'sampling', 'customer', 1, ['T01'], {
      customerAction: 'Send a swatch or the Pantone number',
      standardKind: 'colour',
    }),
    task('T06', 'Lab dips A/B/C developed', 'sampling', 'processor', 5, ['T05'], {
      sampleType: 'lab_dip',
      sampleStep: 'make',
      options: ['A', 'B', 'C'],
    }),
    task('T07', 'Lab dips dispatched', 'sampling', 'supplier', 2, ['T06'], {
      sampleType: 'lab_dip',
      sampleStep: 'dispatch',
    }),
    task('T08', 'Lab dip decision', 'sampling', 'customer', 2, ['T07'], {
      customerAction: 'Approve one option per colour or ask for a new round',
      sampleType: 'lab_dip',
      sampleStep: 'decide',
      gate: 'approval',
      setsRequestStatus: 'lab_dip_approved',
      resubmitDays: 6,
      maxSubmissions: 3,
    }),
    task('T10', 'Greige procured, inward at process house', 'material_inwards', 'supplier', 4, ['T03'], {
      setsRequestStatus: 'greige_dispatched',
      booksMaterial: true,
    }),
    task('T11', 'Greige inspection', 'material_inwards', 'marketplace_qc', 1, ['T10']),
    task('T20', 'Pre-treatment', 'goods_ready', 'processor', 2, ['T11']),
    task('T22', 'Bulk dyeing', 'goods_ready', 'processor', 4, ['T08', 'T20'], {
      usualMetres: LARGEST_USUAL_LOT,
    }),
    task('T23', 'Finishing (stenter, sanforise, softener)', 'goods_ready', 'processor', 2, ['T22']),
    task('T24', 'Lab test report (fastness, shrinkage, GSM)', 'goods_ready', 'test_lab', 3, ['T23'], {
      produces: 'Test report',
    }),
    ...bulkSample('T23'),
    ...inspectedToDelivered('T71', ['T24']),
  ],
};
