import { PACKING_LIST, type Template, task } from './template.ts';

/** Ready stock / inventory sale: 4 days to dispatch when nothing is late and no day is off. */
export const STOCK_TEMPLATE: Template = {
  code: 'stock',
  daysToDispatch: 4,
  tasks: [
    task('T01', 'Order confirmed, PI accepted', 'order_placed', 'customer', 0, [], {
      customerAction: 'Confirm the order',
    }),
    task('T02', 'Full payment or credit release', 'order_placed', 'customer', 1, ['T01'], {
      customerAction: 'Pay for the order',
      gate: 'payment',
    }),
    task('T31', 'Stock reserved, rolls allotted by shade lot', 'goods_ready', 'marketplace', 1, ['T02'], {
      booksMaterial: true,
    }),
    task('T81', 'Roll packing, labels, packing list', 'finishing_and_packing', 'supplier', 1, ['T31'], {
      produces: PACKING_LIST,
    }),
    task('T83', 'Invoice, e-way bill, vehicle loading', 'dispatch', 'marketplace', 1, ['T81'], {
      setsRequestStatus: 'dispatched',
      setsOrderStatus: 'dispatched',
    }),
    task('T84', 'Transit and delivery', 'dispatch', 'transporter', 3, ['T83'], {
      setsOrderStatus: 'delivered',
    }),
  ],
};
