/** A request every supplier can quote for, and a quote for it. */
const DAY_MS = 86_400_000;

function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

export const MEASURED_REQUEST = {
  category: 1,
  compositionType: 111,
  compositions: [{ categoryId: 1, percentage: 100 }],
  productionSubType: 101,
  requirementType: 'finished',
  finishedFabricType: 4,
  numberOfColors: 1,
  color: 'Navy',
  width: 58,
  weight: 124,
  weightUnit: 10,
  warp: '40',
  weft: '40',
  epi: 120,
  ppi: 80,
  loomType: 3,
  creditPeriod: 0,
  quantity: '5000',
  unit: 'metre',
  deliverTo: '560058',
  requiredBy: dayIn(60),
};

export const MEASURED_QUOTE = {
  supplierRate: '90',
  marginPercent: '4',
  leadDays: 24,
  deliveryTerm: 'landed',
  validTill: dayIn(7),
  logisticCost: '9500',
  advancePercent: 20,
  creditDays: 0,
};
