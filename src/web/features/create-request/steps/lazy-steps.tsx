/** The steps after the cloth is named; one file of their own, so that the first ones are there sooner. */
import type { ComponentType } from 'react';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { LoomStep } from './loom-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { QualityStep } from './quality-step.tsx';
import { RequirementStep } from './requirement-step.tsx';
import type { StepProps } from './step-props.ts';
import { WidthStep } from './width-step.tsx';

export type LazyStepName = Exclude<WizardStep, 'fabric_type' | 'composition' | 'sub_category'>;

const PARTS: Readonly<Record<LazyStepName, ComponentType<StepProps>>> = {
  requirement: RequirementStep,
  width: WidthStep,
  quality: QualityStep,
  loom: LoomStep,
  payment: PaymentStep,
};

export function LazyStep({ step, ...props }: StepProps & { step: LazyStepName }) {
  const Part = PARTS[step];
  return <Part {...props} />;
}
