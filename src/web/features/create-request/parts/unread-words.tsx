import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { DraftRecord, EnquiryReading } from '#web/platform/drafts/draft-record.ts';
import type { RecordEditor } from '../drafts/edit-record.ts';
import { readingTexts as texts } from './enquiry-reading.texts.ts';
import { loadPart } from './load-part.ts';

const PlaceWordsSheet = lazy(() =>
  loadPart(() => import('./place-words-sheet.tsx')).then((m) => ({ default: m.PlaceWordsSheet })),
);

export type UnreadWordsProps = { record: DraftRecord; reading: EnquiryReading; editor: RecordEditor };

/** What nobody understood stays in sight; a tap puts it into a field. */
export function UnreadWords({ record, reading: { unread }, editor }: UnreadWordsProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (unread.length === 0) return null;
  return (
    <div className="pt-2 text-sm">
      <p className="text-ink-soft">{texts.unread}</p>
      <ul className="flex flex-wrap gap-2 pt-1">
        {unread.map((words) => (
          <li key={words} className="max-w-full">
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.placeWords(words)}
              onClick={() => setOpen(words)}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PlaceWordsSheet record={record} words={open} editor={editor} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
