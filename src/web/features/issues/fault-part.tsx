import type { IssueForm } from '#contract/customer/issues.ts';
import { CLAIM_MEASURED_MAX } from '#domain/issues/claim-form.ts';
import { DEFECT_GROUPS, type DefectGroup } from '#domain/issues/defects/defect.ts';
import { type DefectCode, defectsIn } from '#domain/issues/defects/defects.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { Section } from '#web/widgets/section.tsx';
import {
  DEFECT_EVIDENCE,
  DEFECT_GROUP_LABEL,
  DEFECT_MEASURE,
  DEFECT_NAME,
  defectLimitText,
} from '#words/page/defects.ts';
import type { IssueFormState } from './issue-form-state.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';
import { isInTime, reportBy } from './report-by.ts';

type FaultPartProps = { form: IssueFormState; given: IssueForm };

/** The kind first, then the fault; each says until when it can be reported, what is tolerated and what proves it. */
export function FaultPart({ form, given }: FaultPartProps) {
  const zone = useBuyerZone();
  const { group, defect } = form.values;
  const measure = defect === '' ? null : DEFECT_MEASURE[defect];
  const evidence = defect === '' ? null : DEFECT_EVIDENCE[defect];
  const isOpen = (code: DefectCode) => isInTime(code, given);
  return (
    <Section title={texts.fault}>
      <Select
        {...form.text('group')}
        label={texts.group}
        placeholder={texts.chooseGroup}
        options={DEFECT_GROUPS.map((value) =>
          optionOf(value, DEFECT_GROUP_LABEL[value], defectsIn(value).some(isOpen)),
        )}
        onChange={(event) =>
          form.fill({ group: event.target.value as DefectGroup, defect: '', counts: null })
        }
      />
      {group !== '' && (
        <Select
          {...form.text('defect')}
          error={defect !== '' && !isOpen(defect) ? texts.problems.tooLate : form.problems.defect}
          label={texts.defect}
          placeholder={texts.chooseDefect}
          help={faultHelp(defect, given, zone)}
          options={defectsIn(group).map((value) => optionOf(value, DEFECT_NAME[value], isOpen(value)))}
          onChange={(event) => form.fill({ defect: event.target.value as DefectCode, counts: null })}
        />
      )}
      {measure && (
        <Field
          {...form.text('measured')}
          label={texts.measured(measure)}
          optional
          maxLength={CLAIM_MEASURED_MAX}
          help={evidence ? texts.evidence(evidence) : undefined}
        />
      )}
    </Section>
  );
}

function faultHelp(defect: DefectCode | '', given: IssueForm, zone: string): string | undefined {
  if (defect === '') return undefined;
  const until = reportBy(defect, given);
  return [until && texts.reportBy(formatMoment(until.toISOString(), zone)), defectLimitText(defect, given)]
    .filter(Boolean)
    .join(' ');
}

/** What can no longer be reported stays in the list, so that nobody looks for it in vain. */
function optionOf(value: string, label: string, isOpen: boolean) {
  return { value, label: isOpen ? label : texts.closed(label), disabled: !isOpen };
}
