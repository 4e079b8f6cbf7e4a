import type { FaultLimit } from '#domain/issues/four-point.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

/** What the badges promise, in numbers. */
export const badgesTexts = catalogue({
  en: {
    meaning: 'What it means',
    gotIt: 'Got it',
    assured:
      'Our own inspectors check the lot before it leaves the mill. You get the report: points, weight, width and shade lots.',
    guarantee: 'If you report a problem in time and it is confirmed, you choose how we put it right.',
    assuredFacts: {
      rolls: 'Rolls opened',
      rollsValue: 'At least 10%',
      rollsHelp: 'Four-point system, every fault marked',
      points: 'Points per 100 sq yd',
      pointsValue: ({ average, singleRoll }: FaultLimit) => `Average ${average}, single roll ${singleRoll}`,
      pointsHelp: ({ average }: FaultLimit) => `Without the badge: ${average}`,
      quantity: 'Quantity',
      quantityValue: 'Within the agreed tolerance',
      quantityHelp: 'Billed on quantity dispatched',
      weight: 'Weight',
      weightValue: '± 5%',
      width: 'Width',
      widthValue: '± 1 inch',
      density: 'EPI and PPI',
      densityValue: '± 2',
      shrinkage: 'Shrinkage',
      shrinkageValue: 'Cotton 3%, rayon 5%',
      shade: 'Shade',
      shadeValue: 'Lots A, B and C',
      shadeHelp: 'Colour difference within a lot at most 1.0; the packing list names the lot of each roll',
    },
    guaranteeFacts: {
      choice: 'Your choice',
      choiceValue: 'Replacement, credit note or full refund',
      decision: 'Decision',
      decisionValue: (days: number) => `Within ${days} working days`,
      pickup: 'Pickup',
      pickupValue: 'Free',
      visible: 'Visible faults',
      visibleValue: 'Report within 7 days',
      short: 'Short length',
      shortValue: 'Report within 3 days',
      damage: 'Transit damage',
      damageValue: 'Report within 2 days',
      damageHelp: "With a remark on the transporter's receipt",
      hidden: 'Hidden faults',
      hiddenValue: 'Report within 30 days',
      hiddenHelp: 'With a test report',
    },
  },
});
