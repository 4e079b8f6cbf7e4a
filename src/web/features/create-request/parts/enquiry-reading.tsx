import { useState } from 'react';
import type { DraftField } from '#domain/requests/wizard/request-draft.ts';
import { WIZARD_STEP_FIELDS, WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import type { DraftRecord, EnquiryReading as Reading } from '#web/platform/drafts/draft-record.ts';
import type { RecordEditor } from '../drafts/edit-record.ts';
import type { WizardLocation, WizardPage } from '../wizard-location.ts';
import { type ReadField, readingTexts as texts } from './enquiry-reading.texts.ts';

export type EnquiryReadingProps = {
  record: DraftRecord;
  reading: Reading;
  editor: RecordEditor;
  address: WizardLocation;
};

/** Each field with the words it came from; what was guessed is marked, what is open is asked, what is left can be kept. */
export function EnquiryReading({ record, reading, editor, address }: EnquiryReadingProps) {
  const { sources, assumed, questions, unread } = reading;
  const [isOpen, setOpen] = useState(false);
  const fields = (Object.keys(sources) as ReadField[]).filter((field) => isFilled(record, field));
  const guessed = fields.filter((field) => assumed.includes(field));
  const shown = isOpen ? fields : guessed;
  const open = questions.filter(({ field }) => !isFilled(record, field));
  const edit = (field: ReadField) => address.go(pageOf(field), { cameFrom: 'review' });
  return (
    <section aria-label={texts.title} className="rounded-card border border-line bg-paper p-4">
      <h3 className="font-bold text-ink">{texts.title}</h3>
      {open.map(({ field, sentence }) => (
        <div key={`${field} ${sentence}`} className="pt-2">
          <Notice
            tone="warn"
            title={texts.fields[field]}
            action={
              <Button variant="secondary" size="small" onClick={() => edit(field)}>
                {texts.answer}
              </Button>
            }
          >
            {sentence}
          </Notice>
        </div>
      ))}
      <dl className="pt-1 text-sm">
        {shown.map((field) => (
          <div
            key={field}
            className="flex flex-wrap items-center gap-x-2 border-line py-1 not-first:border-t"
          >
            <dt className="text-ink-soft">{texts.fields[field]}</dt>
            <dd className="min-w-0 flex-1 font-semibold wrap-anywhere text-ink">
              {texts.words(sources[field] ?? '')}
            </dd>
            {assumed.includes(field) && (
              <dd>
                <Chip tone="warn">{texts.assumed}</Chip>
              </dd>
            )}
            <dd>
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.changeField(texts.fields[field])}
                onClick={() => edit(field)}
              >
                {texts.change}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Unread unread={unread} editor={editor} />
      <div className="flex flex-wrap gap-2 pt-2">
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show(fields.length)}
        </Button>
        {guessed.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => editor.changeReading((now) => ({ ...now, assumed: [] }))}
          >
            {texts.allCorrect}
          </Button>
        )}
      </div>
    </section>
  );
}

function Unread({ unread, editor }: { unread: readonly string[]; editor: RecordEditor }) {
  if (unread.length === 0) return null;
  const keep = (words: string) => {
    editor.changeSheet(({ notes }) => ({ notes: notes ? `${notes}\n${words}` : words }));
    editor.changeReading((now) => ({ ...now, unread: now.unread.filter((each) => each !== words) }));
  };
  return (
    <div className="pt-2 text-sm">
      <p className="text-ink-soft">{texts.unread}</p>
      <ul className="flex flex-wrap gap-2 pt-1">
        {unread.map((words) => (
          <li key={words} className="max-w-full">
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.addToNotes(words)}
              onClick={() => keep(words)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An answer of a step, or of the sheet that follows the steps. */
function pageOf(field: ReadField): WizardPage {
  const step = WIZARD_STEPS.find((each) =>
    (WIZARD_STEP_FIELDS[each] as readonly DraftField[]).includes(field as DraftField),
  );
  return step ?? 'review';
}

function isFilled({ answers, sheet }: DraftRecord, field: ReadField): boolean {
  const value = { ...sheet, ...answers }[field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}
