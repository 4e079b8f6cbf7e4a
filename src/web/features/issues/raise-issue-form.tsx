import type { IssueForm } from '#contract/customer/issues.ts';
import { CLAIM_NOTE_MAX, CLAIM_PHOTOS, needsTestReport } from '#domain/issues/claim-form.ts';
import { isAboutRolls } from '#domain/issues/defects/defects.ts';
import { OUTCOMES } from '#domain/issues/outcome.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { useIsOnline } from '#web/platform/online.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { photoTexts } from '#web/widgets/files/photos.texts.ts';
import { PhotosField } from '#web/widgets/files/photos-field.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { Section } from '#web/widgets/section.tsx';
import { OUTCOME_HELP, OUTCOME_LABEL } from '#words/page/issues.ts';
import { FaultPart } from './fault-part.tsx';
import type { IssueFormState } from './issue-form-state.ts';
import { asksIfCut, cutProblem } from './issue-values.ts';
import { PolicyPart } from './policy-part.tsx';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';
import { RollPart } from './roll-part.tsx';
import { useIssueForm } from './use-issue-form.ts';

export type RaiseIssueFormProps = {
  form: IssueForm;
  /** Of the address, which may name a shortage that was counted. */
  search: string;
  /** The next issue begins with an empty form. */
  onRaised: () => void;
};

/** Fault first: it decides what else has to be said. */
export function RaiseIssueForm({ form: given, search, onRaised }: RaiseIssueFormProps) {
  const { form, photos, testReport, setTestReport } = useIssueForm(given, {
    search: new URLSearchParams(search),
    onRaised,
  });
  const { defect } = form.values;
  const isOnline = useIsOnline();
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {!isOnline && <Notice tone="warn">{texts.offline}</Notice>}
      <FormError error={form.error} words={refusalMessage} />
      <FaultPart form={form} given={given} />
      {defect !== '' && isAboutRolls(defect) && <RollPart form={form} given={given} />}
      {asksIfCut(form.values) && <CutPart form={form} />}
      <Section title={texts.photos}>
        <PhotosField
          name="fileIds"
          label={texts.addPhotos}
          help={texts.photosHelp(CLAIM_PHOTOS.min, CLAIM_PHOTOS.max)}
          photos={photos}
          max={CLAIM_PHOTOS.max}
          error={form.problems.fileIds}
        />
        {defect !== '' && needsTestReport(defect) && (
          <div className="pt-3">
            <OneFileField
              name="testReportFileId"
              label={texts.testReport}
              error={form.problems.testReportFileId}
              initial={testReport}
              onStored={(testReportFileId, file) => {
                setTestReport(file);
                form.fill({ testReportFileId });
              }}
            />
          </div>
        )}
        <div className="pt-3">
          <TextArea {...form.text('note')} label={texts.note} optional maxLength={CLAIM_NOTE_MAX} />
        </div>
      </Section>
      <Card>
        <RadioGroup
          {...form.choice('wantedOutcome')}
          legend={texts.outcome}
          options={OUTCOMES.map((value) => ({
            value,
            label: OUTCOME_LABEL[value],
            help: OUTCOME_HELP[value],
          }))}
        />
        <PolicyPart form={form} version={given.policy.version} />
      </Card>
      <StickyAction note={photos.isUnfinished ? photoTexts.unfinished : null} aboveBottomBar>
        <Button type="submit" busy={form.isSending} disabled={photos.isUnfinished}>
          {texts.send}
        </Button>
      </StickyAction>
    </form>
  );
}

function CutPart({ form }: { form: IssueFormState }) {
  return (
    <Card>
      <RadioGroup
        {...form.choice('isCut')}
        error={cutProblem(form.values) ?? form.problems.isCut}
        legend={texts.cut}
        help={texts.cutHelp}
        inline
        options={[
          { value: 'no', label: texts.cutNo },
          { value: 'yes', label: texts.cutYes },
        ]}
      />
    </Card>
  );
}
