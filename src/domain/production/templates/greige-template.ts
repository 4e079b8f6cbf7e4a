import { inspectedToDelivered, LARGEST_USUAL_LOT, ORDER_PLACED } from './shared-tasks.ts';
import { type Template, task } from './template.ts';

/** Greige, made to order (5,000-15,000 m): 23 days to dispatch when nothing is late and no day is off. */
export const GREIGE_TEMPLATE: Template = {
  code: 'greige',
  daysToDispatch: 23,
  tasks: [
    ...ORDER_PLACED,
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
    task('T14', 'Bulk weaving', 'goods_ready', 'supplier', 8, ['T13'], { usualMetres: LARGEST_USUAL_LOT }),
    ...inspectedToDelivered('T14'),
  ],
};
