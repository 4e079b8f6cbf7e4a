import { useState } from 'react';
import { type CreditNote, confirmReversal } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { dayText, today } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { booksTexts } from './books.texts.ts';

const texts = booksTexts.notes;

/** One credit note: what it takes back from which invoice, and whether the buyer has reversed its input credit. */
export function CreditNotePanel({ note }: { note: CreditNote }) {
  const [isOpen, setOpen] = useState(false);
  const { reversal } = note;
  const isWaiting = reversal !== null && reversal.confirmedOn === null;
  return (
    <Panel title={note.number} aside={<TextLink to={`/orders/${note.orderId}`}>{note.orderNumber}</TextLink>}>
      <Facts
        facts={[
          [booksTexts.register.issuedOn, dayText(note.issuedOn)],
          [booksTexts.company, note.company],
          [texts.invoice, note.invoiceNumber ?? '–'],
          [
            texts.claim,
            <TextLink key="claim" to={`/claims/${note.issueId}`}>
              {note.claimNumber}
            </TextLink>,
          ],
          [texts.tax, moneyText(note.tax)],
          [texts.total, moneyText(note.total)],
          ...(reversal ? [[texts.askedOn, dayText(reversal.askedOn)] as const] : []),
          ...(reversal?.confirmedOn ? [[texts.confirmedOn, dayText(reversal.confirmedOn)] as const] : []),
        ]}
      />
      {isWaiting && (
        <>
          <p className="py-2 text-sm text-ink-soft">{texts.why}</p>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {texts.confirm}
          </Button>
        </>
      )}
      {isOpen && <ReversalSheet note={note} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function ReversalSheet({ note, onClose }: { note: CreditNote; onClose: () => void }) {
  const { noteId, number } = note;
  const [values, setValues, draft] = useDraft(`reversal ${noteId}`, { confirmedOn: today() });
  const save = useChange({
    send: (body: { confirmedOn: string }, idempotencyKey) =>
      call(confirmReversal, { params: { noteId }, body }, { idempotencyKey }),
    touches: ['books'],
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  const bound = textFields(values, setValues, save.fields);
  return (
    <ActionSheet
      title={texts.confirm}
      description={number}
      action={texts.save}
      change={save}
      shownFields={['confirmedOn']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <DateField label={texts.confirmedOn} min={note.issuedOn} max={today()} {...bound('confirmedOn')} />
    </ActionSheet>
  );
}
