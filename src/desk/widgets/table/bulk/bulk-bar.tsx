import { useState } from 'react';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { bulkTexts as texts } from './bulk.texts.ts';
import type { Bulk, BulkAction } from './bulk-action.ts';
import { BulkResults } from './bulk-results.tsx';
import type { BulkState } from './use-bulk.ts';

const LONGEST_NOTE = 500;

/** Stands above the table while rows are chosen, and afterwards says what became of each. */
export function BulkBar<Row>({ bulk, state }: { bulk: Bulk<Row>; state: BulkState<Row> }) {
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null);
  const { chosen, running, outcome } = state;
  const start = (action: BulkAction<Row>) => (action.ask ? setAsking(action) : void state.run(action, ''));
  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label={texts.chosen}
          className="flex flex-wrap items-center gap-2 rounded-card bg-brand-50 px-3 py-2 text-sm"
        >
          <span className="figures font-semibold" aria-live="polite">
            {texts.count(chosen.length)}
          </span>
          {bulk.actions.map((action) => {
            const suited = chosen.filter(action.isFor ?? (() => true)).length;
            return (
              suited > 0 && (
                <Button
                  key={action.label}
                  variant="secondary"
                  size="small"
                  busy={running === action.label}
                  onClick={() => start(action)}
                >
                  {suited === chosen.length ? action.label : texts.some(action.label, suited)}
                </Button>
              )
            );
          })}
          <Button variant="quiet" size="small" onClick={() => state.choose(chosen, false)}>
            {texts.clear}
          </Button>
        </section>
      )}
      {outcome && <BulkResults {...outcome} onDismiss={state.dismiss} />}
      {asking?.ask && (
        <AskSheet
          action={asking}
          ask={asking.ask}
          onSend={(words) => {
            setAsking(null);
            void state.run(asking, words);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

type AskSheetProps<Row> = {
  action: BulkAction<Row>;
  ask: NonNullable<BulkAction<Row>['ask']>;
  onSend: (words: string) => void;
  onClose: () => void;
};

function AskSheet<Row>({ action, ask, onSend, onClose }: AskSheetProps<Row>) {
  const [words, setWords, draft] = useDraft(`bulk ${action.label}`, '');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <ActionSheet
      title={action.label}
      description={ask.lead}
      action={action.label}
      change={{ problem: null, fields: {}, isRunning: false, reset: () => {} }}
      draft={draft}
      onSubmit={() => (words.trim() ? draft.discardThen(() => onSend(words.trim()))() : setEmpty(true))}
      onClose={onClose}
    >
      <TextArea
        label={ask.label}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={words}
        error={isEmpty && !words.trim() ? texts.fillIn : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
    </ActionSheet>
  );
}
