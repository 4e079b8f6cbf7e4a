import { CLAIM_MEASURED_MAX } from '#domain/issues/claim-form.ts';
import { DEFECT_GROUP_LABEL, type DefectGroup } from '#domain/issues/defects/defect.ts';
import { type DefectCode, defectOf, defectsIn } from '#domain/issues/defects/defects.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Section } from '#web/widgets/section.tsx';
import type { IssueFormState } from './issue-form-state.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';

const GROUPS = (Object.keys(DEFECT_GROUP_LABEL) as DefectGroup[]).map((value) => ({
  value,
  label: DEFECT_GROUP_LABEL[value],
}));

/** The kind first, then the fault; each says what is tolerated and what proves it. */
export function FaultPart({ form }: { form: IssueFormState }) {
  const { group, defect } = form.values;
  const facts = defect === '' ? null : defectOf(defect);
  return (
    <Section title={texts.fault}>
      <Select
        {...form.text('group')}
        label={texts.group}
        placeholder={texts.chooseGroup}
        options={GROUPS}
        onChange={(event) =>
          form.fill({ group: event.target.value as DefectGroup, defect: '', counts: null })
        }
      />
      {group !== '' && (
        <Select
          {...form.text('defect')}
          label={texts.defect}
          placeholder={texts.chooseDefect}
          help={facts?.limit}
          options={defectsIn(group).map((value) => ({ value, label: defectOf(value).name }))}
          onChange={(event) => form.fill({ defect: event.target.value as DefectCode, counts: null })}
        />
      )}
      {facts?.measure && (
        <Field
          {...form.text('measured')}
          label={texts.measured(facts.measure)}
          optional
          maxLength={CLAIM_MEASURED_MAX}
          help={facts.evidence ? texts.evidence(facts.evidence) : undefined}
        />
      )}
    </Section>
  );
}
