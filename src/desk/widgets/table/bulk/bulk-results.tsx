import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { bulkTexts as texts } from './bulk.texts.ts';
import type { BulkResult } from './bulk-action.ts';

export type BulkResultsProps = {
  label: string;
  results: readonly BulkResult[];
  onDismiss: () => void;
};

/** Row by row: what did not work says why. */
export function BulkResults({ label, results, onDismiss }: BulkResultsProps) {
  const failed = results.filter(({ problem }) => problem !== null);
  return (
    <Notice
      tone={failed.length > 0 ? 'warn' : 'good'}
      live
      title={texts.outcome(label, results.length - failed.length, results.length)}
      action={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      }
    >
      {failed.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {failed.map(({ key, name, problem }) => (
            <li key={key}>
              <span className="font-semibold">{name}</span>: {problem}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
