/** The form of an issue with its photos; what is filled in is kept over a reload and forgotten once it is raised. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type IssueForm, type OrderIssues, raiseIssue } from '#contract/customer/issues.ts';
import { CLAIM_PHOTOS } from '#domain/issues/claim-form.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { usePhotos } from '#web/widgets/files/use-photos.ts';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { firstValues, type IssueBody, type IssueValues, issueBody, issueProblems } from './issue-values.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';
import { forgetIssue, issuePlace, savedIssue, saveIssue } from './saved-issue.ts';

export function useIssueForm(
  given: IssueForm,
  { search, onRaised }: { search: URLSearchParams; onRaised: () => void },
) {
  const { orderId } = given;
  const reader = useBuyerUnit();
  const place = issuePlace(orderId, search);
  const [saved] = useState(() =>
    savedIssue(place, { values: firstValues(given, search), photos: [], testReport: null }, given),
  );
  const photos = usePhotos(CLAIM_PHOTOS.max, saved.photos);
  const [testReport, setTestReport] = useState(saved.testReport);
  const overlay = useOverlay('issue');
  const raise = useIntent(
    [ORDERS_KEY],
    (idempotencyKey: string, body: IssueBody) =>
      call(raiseIssue, { params: { orderId }, body }, { idempotencyKey }),
    ({ records: [newest] }: OrderIssues) => {
      forgetIssue(place);
      onRaised();
      if (!newest) return;
      showToast(texts.sentToast(newest.number), { kind: 'good' });
      overlay.open(newest.issueId);
    },
  );
  const form = useForm<IssueValues>({
    initial: saved.values,
    check: (values) => issueProblems(values, given, photos.fileIds.length, reader),
    send: async (values) => {
      const body = issueBody(values, given, photos.fileIds);
      if (body) await raise(body);
    },
    wireNames: { policyVersion: 'acceptsPolicy' },
  });
  const { values, fill } = form;
  const fileIds = photos.fileIds.join(' ');
  // What was said about the photos before is no longer true of these.
  const tellPhotos = useEffectEvent(() => fill({ fileIds }));
  useEffect(() => {
    if (fileIds !== '') tellPhotos();
  }, [fileIds]);
  useEffect(() => {
    saveIssue(place, { values, photos: photos.stored, testReport });
    // The list stands for what has arrived of it, which is a new array at every drawing.
  }, [place, values, photos.list, testReport]);
  return { form, photos, testReport, setTestReport };
}
