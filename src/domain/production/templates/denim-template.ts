import { bulkSample, inspectedToDelivered, LARGEST_USUAL_LOT, ORDER_PLACED } from './shared-tasks.ts';
import { type Template, task } from './template.ts';

/** Denim, made to order (running quality): 32 days to dispatch when nothing is late and no day is off. */
export const DENIM_TEMPLATE: Template = {
  code: 'denim',
  daysToDispatch: 32,
  tasks: [
    ...ORDER_PLACED,
    task('T10', 'Yarn procured / spun', 'material_inwards', 'supplier', 4, ['T03'], { booksMaterial: true }),
    task('T28', 'Ball warping and rope (or slasher) indigo dyeing', 'material_inwards', 'supplier', 3, [
      'T10',
    ]),
    task('T29', 'Re-beaming and sizing', 'material_inwards', 'supplier', 2, ['T28']),
    task('T14', 'Bulk weaving', 'goods_ready', 'supplier', 9, ['T29'], { usualMetres: LARGEST_USUAL_LOT }),
    task('T23', 'Finishing: singe, skew, sanforise', 'goods_ready', 'supplier', 2, ['T14']),
    task('T30', 'Shade blanket washed', 'sampling', 'supplier', 2, ['T23'], {
      produces: 'Washed shade blanket',
    }),
    ...bulkSample('T30'),
    ...inspectedToDelivered('T71'),
  ],
};
