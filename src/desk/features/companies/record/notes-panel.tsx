import { type SyntheticEvent, useState } from 'react';
import { addCompanyNote, type CompanyRecord } from '#contract/staff/companies.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { companiesTexts as texts } from '../companies.texts.ts';

/** What colleagues should know; notes are added, so nobody writes over anybody. */
export function NotesPanel({ company: { brandId, notes } }: { company: CompanyRecord }) {
  const [text, setText] = useState('');
  const add = useChange({
    send: (words: string, idempotencyKey) =>
      call(addCompanyNote, { params: { brandId }, body: { text: words } }, { idempotencyKey }),
    touches: ['companies'],
    done: () => texts.noteAdded,
    onDone: (_company, sent) => setText((now) => (now === sent ? '' : now)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add.run(text);
  };
  return (
    <Panel title={texts.notes}>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-1">
        <div className="w-full">
          <TextArea
            label={texts.newNote}
            help={texts.noteHelp}
            error={add.fields.text}
            value={text}
            rows={2}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" size="small" busy={add.isRunning}>
          {texts.addNote}
        </Button>
        <FormProblem change={add} shown={['text']} />
      </form>
      <ol aria-label={texts.notes} className="mt-3 flex flex-col divide-y divide-line text-sm">
        {notes.map(({ noteId, text: written, by, at }) => (
          <li key={noteId} className="py-2">
            <p className="whitespace-pre-line wrap-anywhere">{written}</p>
            <p className="figures text-ink-soft">{texts.noteBy(by, momentText(at))}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
