/** The lines every cost summary shows, in this order. */
export const COST_KEY_LABEL = {
  total_fabric_cost: 'Total fabric cost',
  logistic_cost: 'Logistic cost',
  gst: 'GST',
} as const;
export type CostKey = keyof typeof COST_KEY_LABEL;
