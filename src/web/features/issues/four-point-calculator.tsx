import type { IssueForm } from '#contract/customer/issues.ts';
import { FAULT_SIZES, type FaultSize, inspect, limitForRolls } from '#domain/issues/four-point.ts';
import { convertLength } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { FAULT_SIZE_LABEL } from '#words/page/issues.ts';
import type { IssueFormState } from './issue-form-state.ts';
import { chosenRolls, countsOf } from './issue-values.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';

const NOTHING = Object.fromEntries(FAULT_SIZES.map((size) => [size, ''])) as Record<FaultSize, string>;

export type FourPointCalculatorProps = { form: IssueFormState; given: IssueForm };

/** Counted faults become points, and points a figure that mills and buyers compare. */
export function FourPointCalculator({ form, given }: FourPointCalculatorProps) {
  const { counts } = form.values;
  if (!counts) {
    return (
      <Button variant="quiet" size="small" onClick={() => form.fill({ counts: NOTHING })}>
        {texts.openCalculator}
      </Button>
    );
  }
  return (
    <fieldset className="rounded-card bg-ground p-3">
      <legend className="sr-only">{texts.calculator}</legend>
      <p className="pb-2 text-sm text-ink-soft">{texts.calculatorHelp}</p>
      <div className="grid grid-cols-2 gap-x-3 md:grid-cols-3">
        {FAULT_SIZES.map((size) => (
          <Field
            key={size}
            label={FAULT_SIZE_LABEL[size]}
            kind="whole-number"
            maxLength={5}
            value={counts[size]}
            onChange={(event) => form.fill({ counts: { ...counts, [size]: event.target.value } })}
          />
        ))}
      </div>
      <PointsResult form={form} given={given} />
      <Button variant="quiet" size="small" onClick={() => form.fill({ counts: null })}>
        {texts.closeCalculator}
      </Button>
    </fieldset>
  );
}

function PointsResult({ form, given }: FourPointCalculatorProps) {
  const counts = countsOf(form.values.counts);
  const rolls = chosenRolls(given, form.values.rollIds);
  const inspection = counts && inspect(counts, rolls.map(inspectedRoll));
  if (!inspection || inspection.per100SquareYards === null) return null;
  const { points, per100SquareYards } = inspection;
  const limit = limitForRolls(given.faultLimit, rolls.length);
  const isAbove = per100SquareYards > limit;
  return (
    <p role="status" className="figures py-1 font-semibold">
      {texts.points(points, per100SquareYards.toFixed(2))}
      <span className={isAbove ? 'block text-sm text-bad' : 'block text-sm text-good'}>
        {isAbove ? texts.aboveLimit(limit) : texts.withinLimit(limit)}
      </span>
    </p>
  );
}

function inspectedRoll({ length, widthInches }: IssueForm['rolls'][number]) {
  const { thousandths } = convertLength(lengthOf(length), 'yard');
  return { yards: Number(thousandths) / 1000, widthInches: widthInches ?? 0 };
}
