/** The six stages an order passes in production, in their order. */
export const PRODUCTION_STAGE_LABEL = {
  order_placed: 'Order placed',
  material_inwards: 'Material inwards',
  sampling: 'Sampling',
  goods_ready: 'Goods ready',
  finishing_and_packing: 'Finishing and packing',
  dispatch: 'Dispatch',
} as const;
export type ProductionStage = keyof typeof PRODUCTION_STAGE_LABEL;

export const PRODUCTION_STAGES = Object.keys(PRODUCTION_STAGE_LABEL) as readonly ProductionStage[];
