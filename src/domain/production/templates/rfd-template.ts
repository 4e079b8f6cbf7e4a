import { bulkSample, inspectedToDelivered, LARGEST_USUAL_LOT, ORDER_PLACED } from './shared-tasks.ts';
import { type Template, task } from './template.ts';

/** RFD from available greige: 20 days to dispatch when nothing is late and no day is off. */
export const RFD_TEMPLATE: Template = {
  code: 'rfd',
  daysToDispatch: 20,
  tasks: [
    ...ORDER_PLACED,
    task('T10', 'Greige procured, inward at process house', 'material_inwards', 'supplier', 4, ['T03'], {
      setsRequestStatus: 'greige_dispatched',
      booksMaterial: true,
    }),
    task('T11', 'Greige inspection', 'material_inwards', 'marketplace_qc', 1, ['T10']),
    task('T20', 'Singe, desize, scour, bleach, mercerise', 'goods_ready', 'processor', 3, ['T11'], {
      usualMetres: LARGEST_USUAL_LOT,
    }),
    task('T21', 'Stenter and sanforise', 'goods_ready', 'processor', 2, ['T20']),
    ...bulkSample('T21'),
    ...inspectedToDelivered('T71'),
  ],
};
