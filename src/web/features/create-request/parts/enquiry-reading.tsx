import { useState } from 'react';
import type { DraftField } from '#domain/requests/wizard/request-draft.ts';
import { WIZARD_STEP_FIELDS, WIZARD_STEPS, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import type { DraftRecord, EnquiryReading as Reading } from '#web/platform/drafts/draft-record.ts';
import { ENQUIRY_QUESTION_TEXT } from '#words/page/enquiry.ts';
import { problemText } from '#words/problem-text.ts';
import { answerText } from '../answer-text.ts';
import type { RecordEditor } from '../drafts/edit-record.ts';
import { answerLabel } from '../review/answer-list.tsx';
import type { WizardLocation, WizardPage } from '../wizard-location.ts';
import { type ReadField, readingTexts as texts } from './enquiry-reading.texts.ts';
import { UnreadWords } from './unread-words.tsx';

export type EnquiryReadingProps = {
  record: DraftRecord;
  reading: Reading;
  editor: RecordEditor;
  address: WizardLocation;
};

/** Each answer with the words it came from; what was guessed is marked, what is open is asked, what is left can be kept. */
export function EnquiryReading({ record, reading, editor, address }: EnquiryReadingProps) {
  const { questions } = reading;
  const [isOpen, setOpen] = useState(false);
  const answers = readAnswers(record, reading);
  const guessed = answers.filter(({ isAssumed }) => isAssumed);
  const open = questions.filter(({ field }) => !isFilled(record, field));
  const edit = (page: WizardPage) => address.go(page, { cameFrom: 'review' });
  return (
    <section aria-label={texts.title} className="rounded-card border border-line bg-paper p-4">
      <h3 className="font-bold text-ink">{texts.title}</h3>
      {open.map(({ field, asks }) => (
        <div key={`${field} ${asks.code}`} className="pt-2">
          <Notice
            tone="warn"
            title={texts.fields[field]}
            action={
              <Button variant="secondary" size="small" onClick={() => edit(pageOf(field))}>
                {texts.answer}
              </Button>
            }
          >
            {problemText(ENQUIRY_QUESTION_TEXT, asks)}
          </Notice>
        </div>
      ))}
      <dl className="pt-1 text-sm">
        {(isOpen ? answers : guessed).map((answer) => (
          <AnswerRow key={answer.label} answer={answer} onEdit={() => edit(answer.page)} />
        ))}
      </dl>
      <UnreadWords record={record} reading={reading} editor={editor} />
      <div className="flex flex-wrap gap-2 pt-2">
        {guessed.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => editor.changeReading((now) => ({ ...now, assumed: [] }))}
          >
            {texts.allCorrect}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show(answers.length)}
        </Button>
      </div>
    </section>
  );
}

function AnswerRow({ answer, onEdit }: { answer: ReadAnswer; onEdit: () => void }) {
  const { label, value, words, isAssumed } = answer;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 border-line py-2 not-first:border-t">
      <dt className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {label}
        {isAssumed && <Chip tone="warn">{texts.assumed}</Chip>}
      </dt>
      <dd className="row-span-2">
        <Button variant="quiet" size="small" aria-label={texts.changeField(label)} onClick={onEdit}>
          {texts.change}
        </Button>
      </dd>
      <dd className="min-w-0 wrap-break-word">
        {value !== null && <span className="font-semibold text-ink">{value} </span>}
        <span className="text-ink-soft">{texts.words(words)}</span>
      </dd>
    </div>
  );
}

type ReadAnswer = {
  label: string;
  /** Null where the words say it themselves. */
  value: string | null;
  words: string;
  isAssumed: boolean;
  page: WizardPage;
};

/** One a step of the wizard, and one a field of the sheet that follows the steps. */
function readAnswers(record: DraftRecord, { sources, assumed }: Reading): ReadAnswer[] {
  const filled = (Object.keys(sources) as ReadField[]).filter((field) => isFilled(record, field));
  const byPlace = Map.groupBy(filled, (field) => placeOf(field));
  return [...byPlace].map(([place, fields]) => ({
    label: isStep(place) ? answerLabel(place) : texts.fields[place],
    value: isStep(place) ? answerText(place, record.answers) : null,
    words: [...new Set(fields.map((field) => sources[field] ?? ''))].join(' … '),
    isAssumed: fields.some((field) => assumed.includes(field)),
    page: isStep(place) ? place : 'review',
  }));
}

/** Of a step, or of the sheet that follows the steps; a quantity has its unit with it. */
function placeOf(field: ReadField): WizardStep | ReadField {
  const step = WIZARD_STEPS.find((each) =>
    (WIZARD_STEP_FIELDS[each] as readonly DraftField[]).includes(field as DraftField),
  );
  return step ?? (field === 'unit' ? 'quantity' : field);
}

function pageOf(field: ReadField): WizardPage {
  const place = placeOf(field);
  return isStep(place) ? place : 'review';
}

function isStep(place: WizardStep | ReadField): place is WizardStep {
  return (WIZARD_STEPS as readonly string[]).includes(place);
}

function isFilled({ answers, sheet }: DraftRecord, field: ReadField): boolean {
  const value = { ...sheet, ...answers }[field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}
