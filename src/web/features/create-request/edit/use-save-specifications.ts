import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#contract/client.ts';
import { changeRequest, type FabricRequest } from '#contract/customer/requests.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { answersChange } from '#web/platform/drafts/draft-wire.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useTask } from '#web/platform/use-task.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { editTexts as texts } from './edit.texts.ts';

export function useSaveSpecifications({ fabId, revision }: FabricRequest) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useTask(async (draft: RequestDraft) => {
    const body = { ...answersChange(draft), revision };
    try {
      const changed = await call(changeRequest, { params: { fabId }, body });
      client.setQueryData(requestsQueries.one(fabId).queryKey, changed);
    } catch (error) {
      // The newer state is read, so that the next try builds on it.
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: ['requests'] });
      throw error;
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['requests'] }),
      client.invalidateQueries({ queryKey: ['quotes'] }),
    ]);
    showToast(texts.saved, { kind: 'good' });
    await navigate({ to: pathTo('quoteDetail', { fabId }), replace: true });
  });
}
