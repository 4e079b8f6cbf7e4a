import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsForWords } from '#domain/requests/enquiry/placing/fields-for-words.ts';
import type { Placement, WordField } from '#domain/requests/enquiry/placing/placement.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { PLACED_ANSWER_TEXT } from '#words/page/enquiry.ts';
import { problemText } from '#words/problem-text.ts';
import type { RecordEditor } from '../drafts/edit-record.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { readingTexts as texts } from './enquiry-reading.texts.ts';
import { TapList } from './tap-list.tsx';

export type PlaceWordsSheetProps = {
  record: DraftRecord;
  words: string;
  editor: RecordEditor;
  onClose: () => void;
};

/** Every field the words can go to, with what it would say; fields with a list ask which of its answers is meant. */
export function PlaceWordsSheet({ record, words, editor, onClose }: PlaceWordsSheetProps) {
  const { data: customer } = useQuery(customerQueries.me());
  const { today } = useBuyerDay();
  const { isOff } = useOfferedOptions();
  const [open, setOpen] = useState<string | null>(null);
  const { answers, sheet } = record;
  const fields = customer
    ? fieldsForWords(words, { answers, sheet, market: customer.market, today }, isOff)
    : [];
  const place = (field: WordField['field'], { answers: change, sheet: changed }: Placement) => {
    if (change) editor.changeAnswers(change);
    if (changed) editor.changeSheet(changed);
    editor.changeReading((now) => ({
      ...now,
      unread: now.unread.filter((each) => each !== words),
      sources: { ...now.sources, [field]: words },
      assumed: now.assumed.filter((each) => each !== field),
      questions: now.questions.filter((each) => each.field !== field),
    }));
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={texts.placeTitle} description={texts.words(words)}>
      <ul className="divide-y divide-line">
        {fields.map(({ field, placements }) => (
          <li key={field}>
            <FieldRow
              label={texts.fields[field]}
              placements={placements}
              isOpen={open === field}
              onOpen={() => setOpen(open === field ? null : field)}
              onPlace={(placement) => place(field, placement)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const labelOf = ({ says }: Placement) => problemText(PLACED_ANSWER_TEXT, says);

type FieldRowProps = {
  label: string;
  placements: readonly Placement[];
  isOpen: boolean;
  onOpen: () => void;
  onPlace: (placement: Placement) => void;
};

function FieldRow({ label, placements, isOpen, onOpen, onPlace }: FieldRowProps) {
  const [only, ...more] = placements;
  const isList = more.length > 0;
  return (
    <>
      <button
        type="button"
        aria-expanded={isList ? isOpen : undefined}
        onClick={() => (isList || !only ? onOpen() : onPlace(only))}
        className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left hover:bg-brand-50"
      >
        <span className="font-semibold text-ink">{label}</span>
        <span className="flex min-w-0 items-center gap-1 text-sm text-ink-soft">
          <span className="figures min-w-0 truncate">{isList ? texts.choose : only && labelOf(only)}</span>
          <Icon
            name={isList && isOpen ? 'chevron-up' : isList ? 'chevron-down' : 'chevron-right'}
            size="small"
          />
        </span>
      </button>
      {isList && isOpen && (
        <div className="pb-3">
          <TapList
            label={texts.whichOne(label)}
            items={placements.map((each) => ({
              id: labelOf(each),
              label: labelOf(each),
              onTap: () => onPlace(each),
            }))}
          />
        </div>
      )}
    </>
  );
}
