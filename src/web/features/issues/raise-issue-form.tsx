import type { FabricIssues, IssueForm } from '#contract/customer/issues.ts';
import { raiseIssue } from '#contract/customer/issues.ts';
import { CLAIM_NOTE_MAX, CLAIM_PHOTOS, needsTestReport } from '#domain/issues/claim-form.ts';
import { isAboutRolls } from '#domain/issues/defects/defects.ts';
import { OUTCOME_HELP, OUTCOME_LABEL, OUTCOMES } from '#domain/issues/outcome.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { call } from '#web/platform/api.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { refusalWords } from '#web/platform/refusal-words.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { photoTexts } from '#web/widgets/files/photos.texts.ts';
import { PhotosField } from '#web/widgets/files/photos-field.tsx';
import { usePhotos } from '#web/widgets/files/use-photos.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { Section } from '#web/widgets/section.tsx';
import { FaultPart } from './fault-part.tsx';
import { firstValues, type IssueBody, type IssueValues, issueBody, issueProblems } from './issue-values.ts';
import { PolicyPart } from './policy-part.tsx';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';
import { RollPart } from './roll-part.tsx';

export type RaiseIssueFormProps = {
  form: IssueForm;
  /** Of the address, which may name a shortage that was counted. */
  search: string;
};

/** Fault first: it decides what else has to be said. */
export function RaiseIssueForm({ form: given, search }: RaiseIssueFormProps) {
  const { orderId } = given;
  const photos = usePhotos(CLAIM_PHOTOS.max);
  const overlay = useOverlay('issue');
  const raise = useIntent(
    [ORDERS_KEY],
    (idempotencyKey: string, body: IssueBody) =>
      call(raiseIssue, { params: { orderId }, body }, { idempotencyKey }),
    ({ records: [newest] }: FabricIssues) => {
      if (!newest) return;
      showToast(texts.sentToast(newest.number), { kind: 'good' });
      overlay.open(newest.issueId);
    },
  );
  const form = useForm<IssueValues>({
    initial: firstValues(given, new URLSearchParams(search)),
    check: (values) => issueProblems(values, given, photos.fileIds.length),
    send: async (values) => {
      const body = issueBody(values, given, photos.fileIds);
      if (body) await raise(body);
    },
    wireNames: { policyVersion: 'acceptsPolicy' },
  });
  const { defect } = form.values;
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <FormError error={form.error} words={refusalWords} />
      <FaultPart form={form} />
      {defect !== '' && isAboutRolls(defect) && <RollPart form={form} given={given} />}
      <Card>
        <RadioGroup
          {...form.choice('isCut')}
          legend={texts.cut}
          help={texts.cutHelp}
          inline
          options={[
            { value: 'no', label: texts.cutNo },
            { value: 'yes', label: texts.cutYes },
          ]}
        />
      </Card>
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
              onStored={(testReportFileId) => form.fill({ testReportFileId })}
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
