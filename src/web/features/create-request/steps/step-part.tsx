/** Which part of the form belongs to which step. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { loadPart } from '../parts/load-part.ts';
import { CompositionStep } from './composition-step.tsx';
import { FabricTypeStep } from './fabric-type-step.tsx';
import type { LazyStepName } from './lazy-steps.tsx';
import type { StepProps } from './step-props.ts';
import { SubCategoryStep } from './sub-category-step.tsx';

const loadLaterSteps = () =>
  loadPart(() => import('./lazy-steps.tsx')).then((m) => ({ default: m.LazyStep }));
const LazyStep = lazy(loadLaterSteps);

const FIRST_PARTS: Readonly<Record<Exclude<WizardStep, LazyStepName>, ComponentType<StepProps>>> = {
  fabric_type: FabricTypeStep,
  composition: CompositionStep,
  sub_category: SubCategoryStep,
};

/** While the first steps are answered, so that the later ones are there also when the connection goes. */
export function preloadSteps(): Promise<unknown> {
  return loadLaterSteps();
}

export function StepPart({ step, ...props }: StepProps & { step: WizardStep }) {
  if (isFirst(step)) {
    const Part = FIRST_PARTS[step];
    return <Part {...props} />;
  }
  return (
    <Suspense fallback={<Skeleton shape="button" />}>
      <LazyStep step={step} {...props} />
    </Suspense>
  );
}

function isFirst(step: WizardStep): step is keyof typeof FIRST_PARTS {
  return Object.hasOwn(FIRST_PARTS, step);
}
