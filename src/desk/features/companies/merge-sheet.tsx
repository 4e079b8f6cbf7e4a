import { useQuery } from '@tanstack/react-query';
import { type MergePreview, mergeCompanies, previewMerge } from '#contract/staff/company-merge.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useCodeFirst } from '#desk/widgets/forms/use-code-first.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { companiesTexts as texts } from './companies.texts.ts';
import { MergeFacts } from './merge-facts.tsx';

export type MergePair = { brandId: string; intoId: string };
export type MergeSheetProps = { pair: MergePair; onTurn: (pair: MergePair) => void; onClose: () => void };

export function MergeSheet({ pair, onTurn, onClose }: MergeSheetProps) {
  const { data: preview } = useQuery({
    queryKey: ['companies', 'merge', pair.brandId, pair.intoId],
    queryFn: ({ signal }) => call(previewMerge, { params: pair }, { signal }),
  });
  if (!preview) return null;
  const turned = { brandId: pair.intoId, intoId: pair.brandId };
  return (
    <LoadedSheet
      key={pair.brandId}
      pair={pair}
      preview={preview}
      onTurn={() => onTurn(turned)}
      onClose={onClose}
    />
  );
}

type LoadedProps = { pair: MergePair; preview: MergePreview; onTurn: () => void; onClose: () => void };

function LoadedSheet({ pair, preview, onTurn, onClose }: LoadedProps) {
  const { closed, kept, problem, state } = preview;
  const [values, setValues, draft] = useDraft(`merge ${pair.brandId}`, { reason: '' });
  const merge = useChange({
    send: (body: typeof values) => call(mergeCompanies, { params: pair, body: { ...body, readAt: state } }),
    touches: ['companies'],
    done: () => texts.merged(kept.name),
    onDone: draft.discardThen(onClose),
  });
  const codeFirst = useCodeFirst(texts.mergeCode);
  if (codeFirst.sheet) return codeFirst.sheet;
  return (
    <ActionSheet
      title={texts.mergeInto(closed.name, kept.name)}
      description={texts.mergeLead(kept.name)}
      action={texts.merge}
      variant="danger"
      change={merge}
      shownFields={['reason']}
      draft={draft}
      beside={<MergeFacts preview={preview} />}
      onSubmit={() => codeFirst.run(true, () => merge.run(values))}
      onClose={onClose}
    >
      {problem && <Notice tone="warn">{problem}</Notice>}
      <Button variant="quiet" size="small" icon="refresh" className="self-start" onClick={onTurn}>
        {texts.mergeOther}
      </Button>
      <TextArea
        label={texts.mendReason}
        value={values.reason}
        error={merge.fields.reason}
        onChange={(event) => setValues({ reason: event.target.value })}
      />
    </ActionSheet>
  );
}
