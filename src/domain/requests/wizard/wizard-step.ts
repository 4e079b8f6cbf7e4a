/** The eight steps of a fabric request, in their order. */
import type { DraftField } from './request-draft.ts';

export const WIZARD_STEPS = [
  'fabric_type',
  'composition',
  'sub_category',
  'requirement',
  'width',
  'quality',
  'loom',
  'payment',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Each answer is asked for in exactly one step. */
export const WIZARD_STEP_FIELDS = {
  fabric_type: ['category'],
  composition: ['compositionType', 'compositions'],
  sub_category: ['productionSubType'],
  requirement: [
    'requirementType',
    'finishedFabricType',
    'numberOfColors',
    'color',
    'productionSubTypeAttributeId',
  ],
  width: ['width'],
  quality: ['weight', 'weightUnit', 'warp', 'weft', 'epi', 'ppi', 'yarnType'],
  loom: ['loomType'],
  payment: ['creditPeriod'],
} as const satisfies Record<WizardStep, readonly DraftField[]>;

/** Null after the last step: the review sheet follows. */
export function nextStep(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? null;
}

export function previousStep(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? null;
}

/** 1 to 8, as people count and as the address of the page says. */
export function stepNumber(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step) + 1;
}

export function stepOfNumber(number: number): WizardStep | null {
  return WIZARD_STEPS[number - 1] ?? null;
}
