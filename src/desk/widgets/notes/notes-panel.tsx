import type { SyntheticEvent } from 'react';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { notesTexts as texts } from './notes.texts.ts';

export type Note = { noteId: string; text: string; by: string; at: string };

export type NotesPanelProps = {
  /** Which record they are about. */
  recordId: string;
  notes: readonly Note[];
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  touches: readonly string[];
};

/** What colleagues should know; notes are added, so nobody writes over anybody. */
export function NotesPanel({ recordId, notes, send, touches }: NotesPanelProps) {
  const [text, setText, draft] = useDraft(`note ${recordId}`, '');
  const add = useChange({
    send,
    touches,
    done: () => texts.added,
    onDone: (_note, sent) => {
      if (text === sent) draft.discard();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add.run(text);
  };
  return (
    <Panel title={texts.title}>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-1">
        <div className="w-full">
          <TextArea
            label={texts.label}
            help={texts.help}
            error={add.fields.text}
            value={text}
            rows={2}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" size="small" busy={add.isRunning}>
          {texts.add}
        </Button>
        <FormProblem change={add} shown={['text']} />
      </form>
      <ol aria-label={texts.title} className="mt-3 flex flex-col divide-y divide-line text-sm">
        {notes.map(({ noteId, text: written, by, at }) => (
          <li key={noteId} className="py-2">
            <p className="whitespace-pre-line wrap-anywhere">{written}</p>
            <p className="figures text-ink-soft">{texts.by(by, momentText(at))}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
