import type { IssueForm } from '#contract/customer/issues.ts';
import { defectOf } from '#domain/issues/defects/defects.ts';
import { formatLengthFor, LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { Field } from '#ui/fields/field.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Section } from '#web/widgets/section.tsx';
import { FourPointCalculator } from './four-point-calculator.tsx';
import type { IssueFormState } from './issue-form-state.ts';
import { chosenLength } from './issue-values.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';
import { isRollInTime } from './report-by.ts';
import { RollChoice } from './roll-choice.tsx';

/** Which rolls, how much of them, and how bad by the four-point system. */
export function RollPart({ form, given }: { form: IssueFormState; given: IssueForm }) {
  const reader = useBuyerUnit();
  const { rollIds, defect } = form.values;
  const length = chosenLength(given, rollIds);
  const isCounted = defect !== '' && defectOf(defect).isCountedInPoints === true;
  return (
    <Section title={texts.rolls}>
      {given.rolls.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noneDelivered}</p>
      ) : (
        <RollChoice
          rolls={given.rolls}
          isLate={(roll) => defect !== '' && !isRollInTime(defect, roll)}
          chosen={rollIds}
          error={form.problems.rollIds}
          onChange={(next) => form.fill({ rollIds: next })}
        />
      )}
      <Field
        {...form.text('quantity')}
        kind="decimal"
        label={texts.quantity}
        suffix={LENGTH_UNIT_SYMBOL[given.unit]}
        help={rollIds.length > 0 ? texts.quantityHelp(formatLengthFor(length, reader)) : undefined}
      />
      {isCounted && <FourPointCalculator form={form} given={given} />}
    </Section>
  );
}
