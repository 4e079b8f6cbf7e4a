import { decideSample, type Sample, type SampleList } from '#contract/customer/production.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import type { Task } from '#web/platform/use-task.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';
import { PRODUCTION_KEY } from '#web/widgets/production/production.queries.ts';
import { sampleName } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

type Answer = CallInput<typeof decideSample>['body'];

/** Names the round that was looked at, so that nobody answers one they have not seen. */
export function useSampleDecision(sample: Sample, onDone: (list: SampleList) => void): Task<[Answer]> {
  const { sampleId, round } = sample;
  const send = (idempotencyKey: string, answer: Answer) =>
    call(decideSample, { params: { sampleId }, body: { ...answer, round } }, { idempotencyKey });
  return useWrite([PRODUCTION_KEY, ORDERS_KEY], send, (list, [{ decision }]) => {
    onDone(list);
    const name = sampleName(sample);
    const text = decision === 'approve' ? samplesTexts.approvedToast(name) : samplesTexts.askedToast(name);
    showToast(text, { kind: 'good' });
  });
}
